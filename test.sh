#!/usr/bin/env bash
# All tests, from a fresh clone, with the Rust toolchain only: ./test.sh
#
# Format, lints, tests, documentation, in that order; all of them run even when one fails.
# The last line reads "N passed, N failed, N skipped"; the exit code is 0 only when nothing failed.
# A software Vulkan device (lavapipe) and a C++ compiler take part where they are present, and are installed where
# this runs as root on Debian or Ubuntu. Elsewhere the suites that need them are skipped and counted.
#   ESPALIER_REQUIRE_ADAPTER=1   a skip for lack of a device or compiler is a failure (continuous integration)
#   ESPALIER_NO_INSTALL=1        install nothing
set -uo pipefail
cd "$(dirname "$0")" || exit 1

log=$(mktemp -d)
trap 'rm -rf "$log"' EXIT
passed=0 failed=0 skipped=0
failures=()

has_vulkan_loader() { ldconfig -p 2>/dev/null | grep -q 'libvulkan\.so\.1' || [ "$(uname)" = Darwin ]; }
has_vulkan_driver() {
  [ "$(uname)" = Darwin ] || [ -n "${VK_DRIVER_FILES:-}${VK_ICD_FILENAMES:-}" ] ||
    compgen -G '/usr/share/vulkan/icd.d/*.json' >/dev/null || compgen -G '/etc/vulkan/icd.d/*.json' >/dev/null
}
has_compiler() { command -v g++ >/dev/null || command -v c++ >/dev/null || command -v clang++ >/dev/null; }

install_missing() {
  local packages=()
  has_vulkan_loader || packages+=(libvulkan1)
  has_vulkan_driver || packages+=(mesa-vulkan-drivers)
  has_compiler || packages+=(g++)
  [ ${#packages[@]} -eq 0 ] && return
  if [ -n "${ESPALIER_NO_INSTALL:-}" ] || [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then return; fi
  echo "== install ${packages[*]}"
  { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends "${packages[@]}"; } \
    >"$log/install" 2>&1 || { tail -n 3 "$log/install"; echo "note: the installation failed; going on without"; }
}

# A piece that is missing on this machine: a note, and a failure where every piece is required.
missing() {
  echo "note: $1 not found: $2 are skipped"
  if [ -n "${ESPALIER_REQUIRE_ADAPTER:-}" ] && [ "$ESPALIER_REQUIRE_ADAPTER" != 0 ]; then
    failed=$((failed + 1))
    failures+=("$1 not found, and ESPALIER_REQUIRE_ADAPTER is set")
  else
    skipped=$((skipped + 1))
  fi
}

# step NAME COMMAND...: one check of its own.
step() {
  local name=$1 start=$SECONDS
  shift
  echo "== $name: $*"
  if "$@"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    failures+=("$name")
  fi
  echo "== $name took $((SECONDS - start)) s"
}

# suites NAME COMMAND...: test binaries, whose "test result" lines are summed.
suites() {
  local name=$1 start=$SECONDS status results
  shift
  echo "== $name: $*"
  "$@" 2>&1 | tee "$log/$name"
  status=${PIPESTATUS[0]}
  results=$(sed -n 's/^test result: [A-Za-z]*\. \([0-9]*\) passed; \([0-9]*\) failed; \([0-9]*\) ignored.*/\1 \2 \3/p' "$log/$name")
  while read -r p f i; do
    [ -n "$p" ] || continue
    passed=$((passed + p)) failed=$((failed + f)) skipped=$((skipped + i))
  done <<<"$results"
  # What a test that passed left out, with the reason.
  skipped=$((skipped + $(grep -c '^skipped part: ' "$log/$name")))
  if [ "$status" != 0 ]; then
    failures+=("$name")
    # A suite that did not build or crashed has no result line of its own.
    if ! grep -q '^test result: FAILED' "$log/$name"; then failed=$((failed + 1)); fi
  fi
  echo "== $name took $((SECONDS - start)) s"
}

command -v cargo >/dev/null || { echo "error: no cargo; required: the Rust toolchain, https://rustup.rs" >&2; exit 1; }
install_missing
has_vulkan_loader && has_vulkan_driver || missing "a Vulkan device" "the suites that run on one"
has_compiler || missing "a C++ compiler" "the suites that compile and run MSL"

step format cargo fmt --all --check
step lints cargo clippy --quiet --workspace --all-targets -- -D warnings
suites tests cargo test --workspace --no-fail-fast
RUSTDOCFLAGS="${RUSTDOCFLAGS:-} -D warnings" step documentation cargo doc --quiet --workspace --no-deps

for failure in "${failures[@]}"; do echo "failed: $failure"; done
echo "took $SECONDS s"
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
