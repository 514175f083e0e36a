//! A hub on this machine: lists files with their hashes, sends them whole or in part, and fails as it is told to.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

use serde_json::{Value, json};
use sha1::Digest;

/// The commit that the hub has.
pub const COMMIT: &str = "0123456789abcdef0123456789abcdef01234567";

/// The same machine by another name, so that it is another host.
const ELSEWHERE: &str = "localhost";

/// What the hub has, and how it fails.
#[derive(Default)]
pub struct Content {
    /// Files by name.
    pub files: BTreeMap<String, Vec<u8>>,
    /// Files that are sent up to a byte of each answer, so many times.
    pub cuts: BTreeMap<String, (usize, u32)>,
    /// Files that are sent otherwise than listed.
    pub lies: BTreeMap<String, Vec<u8>>,
    /// Answers by the beginning of a path.
    pub statuses: Vec<(String, u16)>,
    /// The token without which nothing is given.
    pub token: Option<String>,
    /// Whether ranges are ignored.
    pub no_ranges: bool,
}

/// A request as it came.
#[derive(Clone, Debug)]
pub struct Request {
    pub path: String,
    pub host: String,
    pub range: Option<String>,
    pub authorization: Option<String>,
}

/// A running hub. It ends with the test's process.
pub struct Hub {
    port: u16,
    requests: Arc<Mutex<Vec<Request>>>,
}

impl Hub {
    pub fn start(content: Content) -> Hub {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("bound").port();
        let requests = Arc::new(Mutex::new(Vec::new()));
        let seen = requests.clone();
        thread::spawn(move || {
            let mut content = content;
            for stream in listener.incoming().flatten() {
                // A client that goes away is no failure of the hub.
                let _ = answer(stream, &mut content, &seen, port);
            }
        });
        Hub { port, requests }
    }

    pub fn endpoint(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    pub fn requests(&self) -> Vec<Request> {
        self.requests.lock().expect("no thread panicked").clone()
    }
}

fn answer(mut stream: TcpStream, content: &mut Content, seen: &Mutex<Vec<Request>>, port: u16) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let first = lines.next().transpose()?.unwrap_or_default();
    let path = first.split(' ').nth(1).unwrap_or_default().to_owned();
    let mut request = Request { path: path.clone(), host: String::new(), range: None, authorization: None };
    for line in lines {
        let line = line?;
        let Some((name, value)) = line.split_once(": ") else { break };
        match name.to_lowercase().as_str() {
            "host" => request.host = value.to_owned(),
            "range" => request.range = Some(value.to_owned()),
            "authorization" => request.authorization = Some(value.to_owned()),
            _ => {}
        }
    }
    seen.lock().expect("no thread panicked").push(request.clone());
    let mut status = |status: u16, headers: &str, body: &[u8]| {
        let length = body.len();
        write!(stream, "HTTP/1.1 {status} X\r\ncontent-length: {length}\r\nconnection: close\r\n{headers}\r\n")?;
        stream.write_all(body)
    };
    if let Some((_, code)) = content.statuses.iter().find(|(start, _)| path.starts_with(start)) {
        return status(*code, "", b"");
    }
    if let Some(name) = path.strip_prefix("/elsewhere/") {
        return send(stream, content, name, request.range.as_deref());
    }
    if content.token.is_some() && request.authorization != content.token.as_ref().map(|token| format!("Bearer {token}"))
    {
        return status(401, "", b"");
    }
    if path == "/api/models/org/model/revision/main?blobs=true" {
        return status(200, "", listing(content).to_string().as_bytes());
    }
    match path.strip_prefix(&format!("/org/model/resolve/{COMMIT}/")) {
        // Large files lie with somebody else.
        Some(name) if name.ends_with(".safetensors") => {
            status(302, &format!("location: http://{ELSEWHERE}:{port}/elsewhere/{name}\r\n"), b"")
        }
        Some(name) => send(stream, content, name, request.range.as_deref()),
        None => status(404, "", b""),
    }
}

fn listing(content: &Content) -> Value {
    let hexadecimal = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let sibling = |(name, bytes): (&String, &Vec<u8>)| {
        let mut blob = sha1::Sha1::new();
        blob.update(format!("blob {}\0", bytes.len()));
        blob.update(bytes);
        let mut entry = json!({ "rfilename": name, "size": bytes.len(), "blobId": hexadecimal(&blob.finalize()) });
        if name.ends_with(".safetensors") {
            let sha256 = hexadecimal(&sha2::Sha256::digest(bytes));
            entry["lfs"] = json!({ "sha256": sha256, "size": bytes.len(), "pointerSize": 100 });
        }
        entry
    };
    json!({ "sha": COMMIT, "siblings": content.files.iter().map(sibling).collect::<Vec<_>>() })
}

fn send(mut stream: TcpStream, content: &mut Content, name: &str, range: Option<&str>) -> std::io::Result<()> {
    let found = content.lies.get(name).or_else(|| content.files.get(name));
    let Some(bytes) = found else {
        return write!(stream, "HTTP/1.1 404 X\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    };
    let start = range
        .filter(|_| !content.no_ranges)
        .and_then(|range| range.strip_prefix("bytes=")?.strip_suffix('-')?.parse::<usize>().ok());
    let rest = &bytes[start.unwrap_or(0)..];
    let (status, length) = (if start.is_some() { 206 } else { 200 }, rest.len());
    write!(stream, "HTTP/1.1 {status} X\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n")?;
    match content.cuts.get_mut(name) {
        Some((after, times)) if *times > 0 => {
            *times -= 1;
            stream.write_all(&rest[..rest.len().min(*after)])
        }
        _ => stream.write_all(rest),
    }
}
