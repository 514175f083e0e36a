// The launcher: one request on standard input, one answer on standard output, both in little-endian words.
// Request: key (2 words), workgroup size (3), workgroups (3), number of buffers, then each buffer: length in bytes
// (1 word) and its bytes. Buffer 0 holds the immediates when the kernel has some.
// Answer: word 0 and all buffers' bytes; or word 1 (refused) or 2 (rendezvous) and a message.
#include "host/run.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

namespace msl_host {

namespace {

const Entry* entries = nullptr;
const unsigned MAX_BUFFERS = 32;
// Seconds after which a kernel that does not end is killed.
const unsigned PATIENCE = 120;
// Bytes after each buffer that have to stay as they are.
const size_t FENCE = 64;
const int FENCE_BYTE = 0xa5;

enum Status : uint32_t { DONE = 0, REFUSED = 1, RENDEZVOUS = 2 };

[[noreturn]] void answer_message(Status status, const char* message) {
    const uint32_t word = status;
    fwrite(&word, sizeof(word), 1, stdout);
    fputs(message, stdout);
    fflush(stdout);
    _exit(0);
}

uint32_t read_word() {
    uint32_t word = 0;
    if (fread(&word, sizeof(word), 1, stdin) != 1) {
        answer_message(REFUSED, "the request ends early");
    }
    return word;
}

metal::uint3 read_size() {
    const uint32_t x = read_word();
    const uint32_t y = read_word();
    return metal::uint3(x, y, read_word());
}

char* read_buffer(uint32_t n_bytes) {
    void* memory = nullptr;
    if (posix_memalign(&memory, FENCE, n_bytes + FENCE) != 0) {
        answer_message(REFUSED, "no memory for a buffer");
    }
    if (fread(memory, 1, n_bytes, stdin) != n_bytes) {
        answer_message(REFUSED, "the request ends early");
    }
    memset(static_cast<char*>(memory) + n_bytes, FENCE_BYTE, FENCE);
    return static_cast<char*>(memory);
}

bool fence_stands(const char* buffer, uint32_t n_bytes) {
    for (size_t i = 0; i < FENCE; i += 1) {
        if (static_cast<unsigned char>(buffer[n_bytes + i]) != FENCE_BYTE) {
            return false;
        }
    }
    return true;
}

const Entry& find(unsigned long key) {
    for (const Entry* entry = entries; entry != nullptr; entry = entry->next) {
        if (entry->key == key) {
            return *entry;
        }
    }
    answer_message(REFUSED, "no such kernel");
}

void run_all(const Entry& entry, void* const* buffers, metal::uint3 size, metal::uint3 workgroups) {
    if (const char* message = prepare_fibres(size.x * size.y * size.z)) {
        answer_message(REFUSED, message);
    }
    Arguments shared = {};
    shared.buffers = buffers;
    shared.threadgroups_per_grid = workgroups;
    // Downwards, because nothing may depend on the order.
    for (metal::uint z = workgroups.z; z-- > 0;) {
        for (metal::uint y = workgroups.y; y-- > 0;) {
            for (metal::uint x = workgroups.x; x-- > 0;) {
                shared.threadgroup_position_in_grid = metal::uint3(x, y, z);
                if (const char* message = run_workgroup(entry, shared, size)) {
                    answer_message(RENDEZVOUS, message);
                }
            }
        }
    }
}

}  // namespace

Entry::Entry(unsigned long key, Call call, unsigned n_buffers)
    : key(key), call(call), n_buffers(n_buffers), next(entries) {
    entries = this;
}

static void serve() {
    const unsigned long low = read_word();
    const Entry& entry = find(low | static_cast<unsigned long>(read_word()) << 32);
    const metal::uint3 size = read_size();
    const metal::uint3 workgroups = read_size();
    const uint32_t n_buffers = read_word();
    if (n_buffers != entry.n_buffers || n_buffers > MAX_BUFFERS) {
        answer_message(REFUSED, "another number of buffers than the kernel has");
    }
    char* buffers[MAX_BUFFERS];
    void* memory[MAX_BUFFERS];
    uint32_t n_bytes[MAX_BUFFERS];
    for (uint32_t i = 0; i < n_buffers; i += 1) {
        n_bytes[i] = read_word();
        buffers[i] = read_buffer(n_bytes[i]);
        memory[i] = buffers[i];
    }
    alarm(PATIENCE);
    run_all(entry, memory, size, workgroups);
    for (uint32_t i = 0; i < n_buffers; i += 1) {
        if (!fence_stands(buffers[i], n_bytes[i])) {
            answer_message(REFUSED, "a store past the end of a buffer");
        }
    }
    const uint32_t done = DONE;
    fwrite(&done, sizeof(done), 1, stdout);
    for (uint32_t i = 0; i < n_buffers; i += 1) {
        fwrite(buffers[i], 1, n_bytes[i], stdout);
    }
    fflush(stdout);
    _exit(0);
}

}  // namespace msl_host

int main() { msl_host::serve(); }
