//! `espalier pull` against a hub on this machine.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Output;

use tempfile::TempDir;

use crate::hub::{COMMIT, Content, Hub};
use crate::run::{command, failed};

const INDEX: &str = "model.safetensors.index.json";

type Files = BTreeMap<String, Vec<u8>>;

/// The files of a small model in two shards, and some that no model needs.
fn files() -> Files {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../models/default");
    let read = |name: &str| fs::read(folder.join(name)).expect("the default model");
    let index = r#"{"weight_map": {"a": "model-1.safetensors", "b": "model-2.safetensors"}}"#;
    let noise = |seed: u32| (0..300_000_u32).map(|i| (i.wrapping_mul(2_654_435_761) >> (seed + 9)) as u8).collect();
    let text = |text: &str| text.as_bytes().to_vec();
    BTreeMap::from([
        ("config.json".to_owned(), read("config.json")),
        ("chat_template.jinja".to_owned(), read("chat_template.jinja")),
        ("tokenizer_config.json".to_owned(), read("tokenizer_config.json")),
        (INDEX.to_owned(), text(index)),
        ("model-1.safetensors".to_owned(), noise(1)),
        ("model-2.safetensors".to_owned(), noise(2)),
        ("consolidated.safetensors".to_owned(), text("another form")),
        ("README.md".to_owned(), text("words")),
        (".gitattributes".to_owned(), text("x")),
        ("onnx/config.json".to_owned(), text("{}")),
    ])
}

const FETCHED: [&str; 6] = [
    "chat_template.jinja",
    "config.json",
    "model-1.safetensors",
    "model-2.safetensors",
    INDEX,
    "tokenizer_config.json",
];

struct Place {
    root: TempDir,
}

impl Place {
    fn new() -> Place {
        Place { root: tempfile::tempdir().expect("a folder") }
    }

    fn pull_with(&self, hub: &Hub, args: &[&str], token: Option<&str>) -> Output {
        let out = self.out();
        let all = [&["pull", "org/model", "--out", out.to_str().expect("text")], args].concat();
        let mut command = command(&all);
        for proxy in ["http_proxy", "https_proxy", "all_proxy"] {
            command.env_remove(proxy).env_remove(proxy.to_uppercase());
        }
        command.env("HF_ENDPOINT", hub.endpoint());
        if let Some(token) = token {
            command.env("HF_TOKEN", token);
        }
        command.output().expect("the binary runs")
    }

    fn pull(&self, hub: &Hub) -> Output {
        self.pull_with(hub, &[], None)
    }

    fn out(&self) -> std::path::PathBuf {
        self.root.path().join("models/small")
    }

    /// Names below `folder`, or nothing where it is not.
    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let mut names: Vec<String> = entries.map(|entry| entry.file_name().into_string().expect("text")).collect();
        names.sort();
        names
    }

    fn holds_the_model(&self, files: &Files) {
        assert_eq!(Place::names(&self.out()), FETCHED);
        for name in FETCHED {
            assert!(fs::read(self.out().join(name)).expect("a file") == files[name], "{name}");
        }
        assert_eq!(Place::names(&self.root.path().join("models")), ["small"], "nothing beside it");
    }

    fn is_empty(&self) {
        assert_eq!(Place::names(self.root.path()), [""; 0], "no traces");
    }
}

fn succeeded(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn what_a_model_needs_is_fetched_and_nothing_else() {
    let (hub, place) = (Hub::start(Content { files: files(), ..Content::default() }), Place::new());
    let said = succeeded(&place.pull(&hub));
    assert!(said.starts_with(&format!("org/model at {COMMIT}: 6 files, ")), "{said}");
    place.holds_the_model(&files());
    assert!(hub.requests().iter().all(|request| request.authorization.is_none()));

    // Again: what is there is checked and not fetched; what was changed is.
    let before = hub.requests().len();
    fs::write(place.out().join("config.json"), "{}").unwrap();
    let report: serde_json::Value =
        serde_json::from_str(&succeeded(&place.pull_with(&hub, &["--json"], None))).unwrap();
    assert_eq!((&report["commit"], report["files"].as_array().unwrap().len()), (&COMMIT.into(), 6));
    place.holds_the_model(&files());
    let again: Vec<String> = hub.requests()[before..].iter().map(|request| request.path.clone()).collect();
    assert_eq!(again.len(), 2, "{again:?}");
}

#[test]
fn a_token_goes_to_the_hub_and_not_where_it_sends_to() {
    let token = Some("hf_secret".to_owned());
    let hub = Hub::start(Content { files: files(), token, ..Content::default() });
    let place = Place::new();
    succeeded(&place.pull_with(&hub, &[], Some("hf_secret")));
    place.holds_the_model(&files());
    for request in hub.requests() {
        let elsewhere = request.path.starts_with("/elsewhere/");
        assert_eq!(request.authorization.is_none(), elsewhere, "{request:?}");
        assert_eq!(request.host.starts_with("localhost"), elsewhere, "{request:?}");
    }
    let denied = Place::new();
    let (line, code) = failed(&denied.pull(&hub));
    assert!(line.contains("org/model at main: the hub answers 401; required: ") && code == 1, "{line}");
    assert!(line.contains("HF_TOKEN"), "{line}");
    denied.is_empty();
}

#[test]
fn a_cut_connection_goes_on_where_it_ended() {
    let name = "model-1.safetensors".to_owned();
    let cuts = BTreeMap::from([(name.clone(), (100_000, 2))]);
    let (hub, place) = (Hub::start(Content { files: files(), cuts, ..Content::default() }), Place::new());
    succeeded(&place.pull(&hub));
    place.holds_the_model(&files());
    let elsewhere = format!("/elsewhere/{name}");
    let ranges: Vec<_> = hub.requests().into_iter().filter(|r| r.path == elsewhere).map(|r| r.range).collect();
    assert_eq!(ranges, [None, Some("bytes=100000-".to_owned()), Some("bytes=200000-".to_owned())]);
}

#[test]
fn what_came_before_the_hub_went_away_is_used_by_the_next_pull() {
    let name = "model-2.safetensors".to_owned();
    // One part, then nothing: four tries each.
    let mut content = Content { files: files(), ..Content::default() };
    content.cuts.insert(name.clone(), (0, 4));
    let (hub, place) = (Hub::start(content), Place::new());
    let partial = place.root.path().join("models/small.partial");
    let (line, code) = failed(&place.pull(&hub));
    assert!(line.contains("model-2.safetensors: ") && line.contains("the same command again") && code == 1, "{line}");
    assert!(!place.out().exists() && partial.join("model-1.safetensors").is_file());
    fs::write(partial.join(format!("{name}.part")), &files()[&name][..1000]).unwrap();
    succeeded(&place.pull(&hub));
    place.holds_the_model(&files());
    let last = hub.requests().into_iter().rfind(|request| request.path.ends_with(&name)).unwrap();
    assert_eq!(last.range, Some("bytes=1000-".to_owned()));
}

#[test]
fn a_hub_without_ranges_begins_again() {
    let cuts = BTreeMap::from([("config.json".to_owned(), (10, 1))]);
    let content = Content { files: files(), cuts, no_ranges: true, ..Content::default() };
    let (hub, place) = (Hub::start(content), Place::new());
    succeeded(&place.pull(&hub));
    place.holds_the_model(&files());
}

#[test]
fn bytes_that_are_not_those_listed_leave_no_traces() {
    let mut wrong = files()["model-1.safetensors"].clone();
    wrong[77] ^= 1;
    let lies = BTreeMap::from([("model-1.safetensors".to_owned(), wrong)]);
    let (hub, place) = (Hub::start(Content { files: files(), lies, ..Content::default() }), Place::new());
    let (line, code) = failed(&place.pull(&hub));
    assert!(
        line.contains("model-1.safetensors: its sha256 is ") && line.contains("; required: ") && code == 1,
        "{line}"
    );
    place.is_empty();

    let lies =
        BTreeMap::from([("tokenizer_config.json".to_owned(), vec![b' '; files()["tokenizer_config.json"].len()])]);
    let (hub, place) = (Hub::start(Content { files: files(), lies, ..Content::default() }), Place::new());
    let (line, _) = failed(&place.pull(&hub));
    assert!(line.contains("tokenizer_config.json: its git hash is "), "{line}");
    place.is_empty();
}

/// A part of another state of the file: fetched once more from the beginning.
#[test]
fn a_stale_part_is_thrown_away() {
    let (hub, place) = (Hub::start(Content { files: files(), ..Content::default() }), Place::new());
    let partial = place.root.path().join("models/small.partial");
    fs::create_dir_all(&partial).unwrap();
    fs::write(partial.join("model-1.safetensors.part"), [0xaa; 500]).unwrap();
    fs::write(partial.join("model-2.safetensors.part"), vec![0; 300_001]).unwrap();
    succeeded(&place.pull(&hub));
    place.holds_the_model(&files());
}

#[test]
fn what_is_not_there_or_would_not_run_leaves_no_traces() {
    let refused = |content: Content, expected: &str| {
        let (hub, place) = (Hub::start(content), Place::new());
        let (line, code) = failed(&place.pull(&hub));
        assert!(line.contains(expected) && code == 1, "{expected}: {line}");
        place.is_empty();
        hub.requests().iter().filter(|request| request.path.contains("/elsewhere/")).count()
    };
    let with = |change: &dyn Fn(&mut Files)| {
        let mut files = files();
        change(&mut files);
        Content { files, ..Content::default() }
    };
    let status = |path: &str, code: u16| Content {
        files: files(),
        statuses: vec![(path.to_owned(), code)],
        ..Content::default()
    };
    assert_eq!(refused(status("/api/", 404), "org/model at main: not found; required: the name and revision"), 0);
    assert_eq!(refused(status("/api/", 418), "the hub answers 418; required: 200"), 0);
    refused(status("/elsewhere/model-2", 404), "model-2.safetensors: not found");
    refused(status("/elsewhere/model-2", 403), "model-2.safetensors: the hub answers 403");
    let no_config = with(&|files| drop(files.remove("config.json")));
    assert_eq!(refused(no_config, "org/model has no config.json; required: a model in safetensors"), 0);
    let no_weights = with(&|files| drop(files.remove(INDEX)));
    assert_eq!(refused(no_weights, "has no model.safetensors or model.safetensors.index.json"), 0);
    let no_shard = with(&|files| drop(files.remove("model-2.safetensors")));
    assert_eq!(refused(no_shard, "has no model-2.safetensors"), 0);
    let other = with(&|files| drop(files.insert("config.json".into(), br#"{"model_type": "gpt2"}"#.to_vec())));
    assert_eq!(refused(other, "model_type `gpt2` is not known"), 0);
}

#[test]
fn wrong_usage_is_refused_before_anything_is_asked() {
    for args in [&["pull", "model"][..], &["pull", "../x/y"], &["pull", "a/b/c"]] {
        let (line, code) = failed(&command(args).output().unwrap());
        assert!(line.ends_with("is no name of a model; required: ORG/NAME") && code == 2, "{line}");
    }
    let (line, code) = failed(&command(&["pull", "a/b"]).env("HF_ENDPOINT", "ftp://x").output().unwrap());
    assert!(line.contains("HF_ENDPOINT is `ftp://x`; required: an address") && code == 1, "{line}");
    // Nobody listens there.
    let place = Place::new();
    let out = place.out().display().to_string();
    let away = command(&["pull", "a/b", "--out", &out]).env("HF_ENDPOINT", "http://127.0.0.1:9").output().unwrap();
    let (line, _) = failed(&away);
    assert!(line.contains("a/b at main: ") && line.contains("required: a connection to the hub"), "{line}");
    place.is_empty();
}

/// Pulled without `--out`, a model is found by its name.
#[test]
fn a_pulled_model_is_found_by_its_name() {
    let (hub, place) = (Hub::start(Content { files: files(), ..Content::default() }), Place::new());
    let data = place.root.path().join("data");
    let run = |args: &[&str]| {
        let mut command = command(args);
        command.env("HF_ENDPOINT", hub.endpoint()).env("XDG_DATA_HOME", &data);
        command.output().expect("the binary runs")
    };
    let said = succeeded(&run(&["pull", "org/model"]));
    let folder = data.join("espalier/models/org/model");
    assert!(said.trim_end().ends_with(&folder.display().to_string()), "{said}");
    // Its shards are noise, which is found: so the folder was.
    let (line, _) = failed(&run(&["generate", "--model", "org/model", "--prompt", "x", "--adapter", "cpu"]));
    assert!(line.contains(&folder.display().to_string()) || line.contains("tokenizer.json"), "{line}");
}
