//! The host's C++ compiler, and the cache of what it made.
//!
//! Invariants: a file of the cache is named after the hash of everything that it was made from, and appears whole
//! (written aside, then renamed), so concurrent runs share a cache. Nothing in the cache is ever changed.

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use sha2::{Digest, Sha256};

use super::MslHostError;
use super::source::{MslText, unit};

/// The header and the launcher, by their path under the include folder.
const FILES: [(&str, &str); 13] = [
    ("metal_stdlib", include_str!("../../msl_host/metal_stdlib")),
    ("host/atomics.h", include_str!("../../msl_host/host/atomics.h")),
    ("host/fibre.cpp", include_str!("../../msl_host/host/fibre.cpp")),
    ("host/fibre.h", include_str!("../../msl_host/host/fibre.h")),
    ("host/functions.h", include_str!("../../msl_host/host/functions.h")),
    ("host/half.h", include_str!("../../msl_host/host/half.h")),
    ("host/main.cpp", include_str!("../../msl_host/host/main.cpp")),
    ("host/run.h", include_str!("../../msl_host/host/run.h")),
    ("host/simd.h", include_str!("../../msl_host/host/simd.h")),
    ("host/tiles.h", include_str!("../../msl_host/host/tiles.h")),
    ("host/vectors.h", include_str!("../../msl_host/host/vectors.h")),
    ("host/workgroup.cpp", include_str!("../../msl_host/host/workgroup.cpp")),
    ("host/workgroup.h", include_str!("../../msl_host/host/workgroup.h")),
];

/// The launcher's own sources.
const SOURCES: [&str; 3] = ["host/fibre.cpp", "host/main.cpp", "host/workgroup.cpp"];

/// Kernels of one translation unit: the header is read once for all of them.
const KERNELS_PER_UNIT: usize = 64;

/// Lines of the compiler's output that an error shows.
const SHOWN_LINES: usize = 12;

/// What the compiler may do with a product that is added to something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Contraction {
    /// Two roundings, as the text says.
    #[default]
    Off,
    /// One rounding where the host has such an instruction: the positive control, which must show.
    On,
}

/// A C++ compiler that runs, and where its results are kept.
#[derive(Clone, Debug)]
pub struct Compiler {
    program: String,
    version: String,
    contraction: Contraction,
    cache: PathBuf,
}

impl Compiler {
    /// The compiler named by `CXX`, or g++, with the cache in cargo's target folder.
    ///
    /// # Errors
    /// [`MslHostError::NoCompiler`] when it does not run.
    pub fn find() -> Result<Compiler, MslHostError> {
        let program = std::env::var("CXX").unwrap_or_else(|_| "g++".to_owned());
        let target = std::env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../target"), PathBuf::from);
        Compiler::named(&program, &target.join("msl-host"))
    }

    /// The compiler `program` with a cache folder.
    ///
    /// # Errors
    /// [`MslHostError::NoCompiler`] when it does not run.
    pub fn named(program: &str, cache: &Path) -> Result<Compiler, MslHostError> {
        let missing = |reason: String| MslHostError::NoCompiler { program: program.to_owned(), reason };
        let output = Command::new(program).arg("--version").output().map_err(|error| missing(error.to_string()))?;
        if !output.status.success() {
            return Err(missing(output.status.to_string()));
        }
        let version = String::from_utf8_lossy(&output.stdout).lines().next().unwrap_or_default().to_owned();
        let (program, cache) = (program.to_owned(), cache.to_owned());
        Ok(Compiler { program, version, contraction: Contraction::Off, cache })
    }

    /// The same compiler with contraction as given.
    #[must_use]
    pub fn with_contraction(mut self, contraction: Contraction) -> Compiler {
        self.contraction = contraction;
        self
    }

    /// First line of the compiler's `--version`.
    pub fn version(&self) -> &str {
        &self.version
    }

    fn flags(&self) -> Vec<&'static str> {
        let mut flags = vec!["-std=c++17", "-fno-fast-math", "-fno-strict-aliasing", "-fno-exceptions"];
        flags.extend(["-Wall", "-Werror", "-Wno-attributes", "-Wno-unknown-pragmas"]);
        // A value compared with itself has a defined result, and kernels that are made for tests do it.
        flags.push("-Wno-tautological-compare");
        flags.extend(match self.contraction {
            Contraction::Off => ["-O1", "-ffp-contract=off"],
            Contraction::On => ["-O2", "-ffp-contract=fast"],
        });
        // Without the instruction, `fma` is a library function with the same result.
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("fma") {
            flags.push("-mfma");
        }
        flags
    }

    /// Compiles `texts` and throws the result away.
    ///
    /// # Errors
    /// [`MslHostError::Compile`] with the compiler's first lines.
    pub fn check(&self, texts: &[MslText]) -> Result<(), MslHostError> {
        self.program(texts).map(|_| ())
    }

    /// The launcher with `texts` in it.
    pub(super) fn program(&self, texts: &[MslText]) -> Result<PathBuf, MslHostError> {
        let include = self.include()?;
        let mut jobs: Vec<(String, String)> = texts
            .chunks(KERNELS_PER_UNIT)
            .map(|chunk| {
                let names: Vec<&str> = chunk.iter().map(MslText::name).collect();
                (names.join(", "), unit(chunk))
            })
            .collect();
        let sources = FILES.iter().filter(|(path, _)| SOURCES.contains(path));
        jobs.extend(sources.map(|(path, text)| ((*path).to_owned(), (*text).to_owned())));
        let objects = in_parallel(&jobs, |(what, text)| self.object(&include, what, text))?;
        let hash = hash(objects.iter().map(|object| object.as_os_str().as_encoded_bytes()));
        let program = self.cache.join(format!("{hash}.launcher"));
        self.make("the launcher", &program, |command| {
            command.args(&objects);
        })?;
        Ok(program)
    }

    /// The object of one translation unit.
    fn object(&self, include: &Path, what: &str, text: &str) -> Result<PathBuf, MslHostError> {
        let flags = self.flags();
        let inputs = [include.as_os_str().as_encoded_bytes(), self.version.as_bytes(), text.as_bytes()];
        let hash = hash(inputs.into_iter().chain(flags.iter().map(|flag| flag.as_bytes())));
        let source = self.cache.join(format!("{hash}.cpp"));
        let object = self.cache.join(format!("{hash}.o"));
        write_whole(&source, text)?;
        self.make(what, &object, |command| {
            command.args(&flags).arg("-I").arg(include).arg("-c").arg(&source);
        })?;
        Ok(object)
    }

    /// Runs the compiler for `result` unless it is there.
    fn make(&self, what: &str, result: &Path, arguments: impl Fn(&mut Command)) -> Result<(), MslHostError> {
        if result.exists() {
            return Ok(());
        }
        let aside = aside(result);
        let mut command = Command::new(&self.program);
        arguments(&mut command);
        let output = command.arg("-o").arg(&aside).output();
        let output = output
            .map_err(|error| MslHostError::NoCompiler { program: self.program.clone(), reason: error.to_string() })?;
        if !output.status.success() {
            let lines = String::from_utf8_lossy(&output.stderr);
            let message = lines.lines().take(SHOWN_LINES).collect::<Vec<_>>().join("\n");
            return Err(MslHostError::Compile { unit: what.to_owned(), message });
        }
        fs::rename(&aside, result).map_err(|source| cache_error(result, source))
    }

    /// The folder of the header, named after what is in it.
    fn include(&self) -> Result<PathBuf, MslHostError> {
        let hash = hash(FILES.iter().flat_map(|(path, text)| [path.as_bytes(), text.as_bytes()]));
        let folder = self.cache.join(format!("include-{hash}"));
        let host = folder.join("host");
        fs::create_dir_all(&host).map_err(|source| cache_error(&host, source))?;
        for (path, text) in FILES {
            write_whole(&folder.join(path), text)?;
        }
        Ok(folder)
    }
}

fn cache_error(path: &Path, source: std::io::Error) -> MslHostError {
    MslHostError::Cache { path: path.to_owned(), source }
}

/// A name beside `path` that no other thread or process uses.
fn aside(path: &Path) -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    path.with_extension(format!("{}-{count}.part.{extension}", std::process::id()))
}

/// Writes a file unless it is there.
fn write_whole(path: &Path, text: &str) -> Result<(), MslHostError> {
    if path.exists() {
        return Ok(());
    }
    let aside = aside(path);
    let written = fs::write(&aside, text).and_then(|()| fs::rename(&aside, path));
    written.map_err(|source| cache_error(path, source))
}

/// Hash of several strings, with their lengths.
fn hash<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().iter().take(12).map(|byte| format!("{byte:02x}")).collect()
}

/// `run` of every job, on as many threads as the host has; the first error in order of the jobs.
fn in_parallel<J: Sync, R: Send, E: Send>(jobs: &[J], run: impl Fn(&J) -> Result<R, E> + Sync) -> Result<Vec<R>, E> {
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get).min(jobs.len());
    let next = AtomicUsize::new(0);
    let results: Vec<Mutex<Option<Result<R, E>>>> = jobs.iter().map(|_| Mutex::new(None)).collect();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let (Some(job), Some(result)) = (jobs.get(index), results.get(index)) else { break };
                    *result.lock().unwrap_or_else(PoisonError::into_inner) = Some(run(job));
                }
            });
        }
    });
    results.into_iter().filter_map(|result| result.into_inner().unwrap_or_else(PoisonError::into_inner)).collect()
}
