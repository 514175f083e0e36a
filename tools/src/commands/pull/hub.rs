//! The hub's interface: the files of a repository at a revision, and the bytes of a file.
//!
//! Invariants: a token goes to the hub's own host only, never to where it redirects; answers are read up to a limit; what cannot be used is an
//! error that says what was found.

use std::io::{self, Read};
use std::path::PathBuf;
use std::time::Duration;

use models::error::ConfigError;
use serde::Deserialize;
use ureq::config::RedirectAuthHeaders;
use ureq::http::{Response, StatusCode, header};
use ureq::{Agent, Body};

use super::repository::{Repository, is_plain};

/// The variable that names another hub.
const ENDPOINT_VARIABLE: &str = "HF_ENDPOINT";
const ENDPOINT: &str = "https://huggingface.co";
/// The variable with the token of a user.
const TOKEN_VARIABLE: &str = "HF_TOKEN";
/// Bytes of a listing at most: a thousand times that of a large model.
const LISTING_LIMIT: u64 = 64 << 20;
/// A peer that says nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(60);

/// Why a model cannot be fetched.
#[derive(Debug, thiserror::Error)]
pub(super) enum HubError {
    /// The hub's address.
    #[error("{ENDPOINT_VARIABLE} is `{found}`; required: an address that begins with http:// or https://")]
    Endpoint {
        /// As given.
        found: String,
    },
    /// A token that no header holds.
    #[error("{TOKEN_VARIABLE} holds other characters than a token; required: visible ASCII")]
    Token,
    /// Nobody with that token may read.
    #[error(
        "{what}: the hub answers {status}; required: a model that is public, or a token in {TOKEN_VARIABLE} that may read it"
    )]
    Denied {
        /// The model.
        what: String,
        /// As answered.
        status: u16,
    },
    /// There is no such thing.
    #[error("{what}: not found; required: the name and revision of a model on the hub")]
    NotFound {
        /// What was asked for.
        what: String,
    },
    /// Another answer.
    #[error("{what}: the hub answers {status}; required: 200")]
    Status {
        /// What was asked for.
        what: String,
        /// As answered.
        status: u16,
    },
    /// An answer that cannot be read.
    #[error("{what}: {found}; required: an answer as of the Hugging Face Hub")]
    Answer {
        /// What was asked for.
        what: String,
        /// What came.
        found: String,
    },
    /// The hub cannot be reached.
    #[error("{what}: {reason}; required: a connection to the hub")]
    Unreachable {
        /// What was asked for.
        what: String,
        /// Why.
        reason: String,
    },
    /// A connection that was cut again and again.
    #[error("{file}: {reason}")]
    Cut {
        /// The file.
        file: String,
        /// Why.
        reason: String,
    },
    /// A file that is not what the hub lists.
    #[error("{file}: its {what} is {found}; required: {required}")]
    Differs {
        /// The file.
        file: String,
        /// `size` or a hash.
        what: &'static str,
        /// Of what came.
        found: String,
        /// As listed.
        required: String,
    },
    /// A repository of something else.
    #[error("{repository} has no {required}; required: a model in safetensors")]
    NotAModel {
        /// The repository.
        repository: String,
        /// The file that it lacks.
        required: String,
    },
    /// A model that would not run.
    #[error("{error}")]
    Config {
        /// Why.
        error: ConfigError,
    },
    /// The local disk.
    #[error("{}: {source}", path.display())]
    Disk {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// Somebody else fetches the same.
    #[error("{}: another pull is at work there; required: its end", path.display())]
    Busy {
        /// The folder.
        path: PathBuf,
    },
}

/// What the hub says of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Listed {
    /// Name in the repository; a plain one.
    pub(super) name: String,
    /// Bytes.
    pub(super) size: u64,
    /// How its bytes are known.
    pub(super) hash: Hash,
}

/// A hash, in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Hash {
    /// Of the bytes.
    Sha256(String),
    /// Of a blob of git: SHA-1 over a header with the size, and the bytes.
    GitBlob(String),
}

/// The files of a commit.
pub(super) struct Listing {
    /// The commit, so that all files are of one state.
    pub(super) commit: String,
    /// Those at the top level.
    pub(super) files: Vec<Listed>,
}

#[derive(Deserialize)]
struct ModelInfo {
    sha: String,
    #[serde(default)]
    siblings: Vec<Sibling>,
}

#[derive(Deserialize)]
struct Sibling {
    rfilename: String,
    size: Option<u64>,
    #[serde(rename = "blobId")]
    blob_id: Option<String>,
    lfs: Option<LargeFile>,
}

#[derive(Deserialize)]
struct LargeFile {
    sha256: String,
    size: u64,
}

/// A hub.
pub(super) struct Hub {
    endpoint: String,
    token: Option<String>,
    agent: Agent,
}

impl Hub {
    /// The hub and token that the environment names.
    pub(super) fn from_env() -> Result<Hub, HubError> {
        let variable = |name| std::env::var(name).ok().map(|value| value.trim().to_owned()).filter(|v| !v.is_empty());
        let endpoint = variable(ENDPOINT_VARIABLE).unwrap_or_else(|| ENDPOINT.to_owned());
        if !(endpoint.starts_with("http://") || endpoint.starts_with("https://")) {
            return Err(HubError::Endpoint { found: endpoint });
        }
        let token = variable(TOKEN_VARIABLE);
        if token.as_ref().is_some_and(|token| !token.bytes().all(|byte| byte.is_ascii_graphic())) {
            return Err(HubError::Token);
        }
        let config = Agent::config_builder()
            .user_agent(concat!("espalier/", env!("CARGO_PKG_VERSION")))
            .http_status_as_error(false)
            .redirect_auth_headers(RedirectAuthHeaders::SameHost)
            .timeout_connect(Some(SILENCE))
            .timeout_recv_response(Some(SILENCE))
            .timeout_per_read(Some(SILENCE));
        Ok(Hub { endpoint: endpoint.trim_end_matches('/').to_owned(), token, agent: config.build().new_agent() })
    }

    /// The files of `repository` at `revision`.
    pub(super) fn list(&self, repository: &Repository, revision: &str) -> Result<Listing, HubError> {
        let what = format!("{repository} at {revision}");
        let url = format!("{}/api/models/{repository}/revision/{}?blobs=true", self.endpoint, escaped(revision));
        let response = self.get(&url, None).map_err(|error| unreachable(&what, &error))?;
        let mut response = checked(&what, response)?;
        let mut text = Vec::new();
        let read = response.body_mut().as_reader().take(LISTING_LIMIT).read_to_end(&mut text);
        read.map_err(|error| HubError::Unreachable { what: what.clone(), reason: error.to_string() })?;
        listing(&what, &text)
    }

    /// The address of a file at a commit.
    pub(super) fn file_url(&self, repository: &Repository, commit: &str, name: &str) -> String {
        format!("{}/{repository}/resolve/{}/{name}", self.endpoint, escaped(commit))
    }

    /// Asks for `url`, from byte `start` on where that is given.
    pub(super) fn get(&self, url: &str, start: Option<u64>) -> Result<Response<Body>, ureq::Error> {
        let mut request = self.agent.get(url);
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        if let Some(start) = start {
            request = request.header(header::RANGE, format!("bytes={start}-"));
        }
        request.call()
    }
}

fn unreachable(what: &str, error: &ureq::Error) -> HubError {
    HubError::Unreachable { what: what.to_owned(), reason: error.to_string() }
}

/// Refuses answers that bring nothing.
pub(super) fn checked(what: &str, response: Response<Body>) -> Result<Response<Body>, HubError> {
    let (what, status) = (what.to_owned(), response.status());
    match status {
        StatusCode::OK | StatusCode::PARTIAL_CONTENT => Ok(response),
        StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => Err(HubError::Denied { what, status: status.as_u16() }),
        StatusCode::NOT_FOUND => Err(HubError::NotFound { what }),
        _ => Err(HubError::Status { what, status: status.as_u16() }),
    }
}

fn listing(what: &str, text: &[u8]) -> Result<Listing, HubError> {
    let refuse = |found: String| HubError::Answer { what: what.to_owned(), found };
    let info: ModelInfo = serde_json::from_slice(text).map_err(|error| refuse(error.to_string()))?;
    let hexadecimal = |text: &str, len: usize| text.len() == len && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    if !hexadecimal(&info.sha, 40) {
        return Err(refuse(format!("a commit `{}`", info.sha)));
    }
    let mut files = Vec::new();
    // Folders hold other forms of the model.
    for sibling in info.siblings.into_iter().filter(|sibling| is_plain(&sibling.rfilename)) {
        let Sibling { rfilename: name, size, blob_id, lfs } = sibling;
        let listed = match (lfs, size, blob_id) {
            (Some(LargeFile { sha256, size }), _, _) if hexadecimal(&sha256, 64) => {
                Listed { name, size, hash: Hash::Sha256(sha256.to_lowercase()) }
            }
            (None, Some(size), Some(blob)) if hexadecimal(&blob, 40) => {
                Listed { name, size, hash: Hash::GitBlob(blob.to_lowercase()) }
            }
            _ => return Err(refuse(format!("no size or hash of {name}"))),
        };
        files.push(listed);
    }
    Ok(Listing { commit: info.sha, files })
}

/// A part of an address: everything but letters, digits and `-_.` as `%XX`.
fn escaped(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    text.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listings_are_read_and_what_has_no_hash_is_refused() {
        let commit = "0".repeat(40);
        let (blob, sha) = ("a".repeat(40), "B".repeat(64));
        let text = format!(
            r#"{{"sha": "{commit}", "siblings": [
                {{"rfilename": "config.json", "size": 7, "blobId": "{blob}"}},
                {{"rfilename": "onnx/config.json"}},
                {{"rfilename": "m.safetensors", "size": 9, "blobId": "{blob}", "lfs": {{"sha256": "{sha}", "size": 9}}}}
            ]}}"#
        );
        let found = listing("x", text.as_bytes()).unwrap();
        let config = Listed { name: "config.json".into(), size: 7, hash: Hash::GitBlob(blob) };
        let weights = Listed { name: "m.safetensors".into(), size: 9, hash: Hash::Sha256("b".repeat(64)) };
        assert_eq!((found.commit, found.files), (commit.clone(), vec![config, weights]));
        let bare = format!(r#"{{"sha": "{commit}", "siblings": [{{"rfilename": "config.json"}}]}}"#);
        for (text, expected) in [(bare.as_str(), "no size or hash of config.json"), ("{}", "missing field"), ("x", "")]
        {
            let message = listing("x", text.as_bytes()).map(|_| ()).unwrap_err().to_string();
            assert!(message.contains(expected) && message.contains("required: an answer as of"), "{message}");
        }
    }

    #[test]
    fn revisions_are_escaped() {
        assert_eq!(escaped("refs/pr/1"), "refs%2Fpr%2F1");
        assert_eq!(escaped("v1.0_a-b"), "v1.0_a-b");
        assert_eq!(escaped("a?b#\u{e4}"), "a%3Fb%23%C3%A4");
    }
}
