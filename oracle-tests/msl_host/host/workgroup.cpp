// Runs one workgroup at a time: every invocation on its fibre until it waits, then lets those go on that all met.
#include "host/run.h"

#include "host/fibre.h"

#include <stdio.h>
#include <string.h>

namespace msl_host {

namespace {

const size_t STACK_BYTES = 256 << 10;
const unsigned MAX_INVOCATIONS = 1024;
const unsigned SLOT_WORDS = 8;

// A NaN in f32 and in both halves as bf16.
const unsigned POISON = 0x7fc0dead;

enum State { READY, IN_WORKGROUP, IN_LANES, ENDED };

const char* const NAMES[] = {"threadgroup_barrier", "simdgroup_barrier", "simd_shuffle",
                             "a vote",              "simdgroup_load",    "simdgroup_store",
                             "simdgroup_multiply_accumulate"};

struct Fibre {
    Context context;
    State state;
    Meeting meeting;
    int line;
    // Lanes at most one meeting ahead write to the other half.
    unsigned phase;
    unsigned slots[2][SLOT_WORDS];
    Arguments arguments;
};

Fibre fibres[MAX_INVOCATIONS];
char* stacks = nullptr;
unsigned n_stacks = 0;
unsigned n_fibres = 0;
unsigned current = 0;
bool first_of_workgroup = false;
Context scheduler;
const Entry* running = nullptr;
char message[512];

void describe(char* to, size_t size, unsigned index) {
    const Fibre& fibre = fibres[index];
    if (fibre.state == ENDED) {
        snprintf(to, size, "invocation %u has ended", index);
    } else {
        snprintf(to, size, "invocation %u waits at %s in line %d", index, NAMES[fibre.meeting], fibre.line);
    }
}

void fibre_entry() {
    running->call(fibres[current].arguments);
    fibres[current].state = ENDED;
    switch_context(fibres[current].context, scheduler);
    __builtin_unreachable();
}

void wait(State state, Meeting meeting, int line) {
    Fibre& fibre = fibres[current];
    fibre.state = state;
    fibre.meeting = meeting;
    fibre.line = line;
    switch_context(fibre.context, scheduler);
}

bool same_place(const Fibre& a, const Fibre& b) {
    return a.state == b.state && a.meeting == b.meeting && a.line == b.line;
}

// Whether all of begin .. end wait in `state` at one place; they go on then.
bool release(unsigned begin, unsigned end, State state) {
    for (unsigned i = begin; i < end; i += 1) {
        if (fibres[i].state != state || !same_place(fibres[i], fibres[begin])) {
            return false;
        }
    }
    for (unsigned i = begin; i < end; i += 1) {
        fibres[i].state = READY;
    }
    return true;
}

bool release_all() {
    bool any = release(0, n_fibres, IN_WORKGROUP);
    for (unsigned begin = 0; begin < n_fibres; begin += LANES) {
        const unsigned end = begin + LANES < n_fibres ? begin + LANES : n_fibres;
        any = release(begin, end, IN_LANES) || any;
    }
    return any;
}

// Names two invocations that should have met and cannot.
void describe_divergence() {
    unsigned waiting = 0;
    while (waiting < n_fibres && fibres[waiting].state == ENDED) {
        waiting += 1;
    }
    unsigned begin = 0;
    unsigned end = n_fibres;
    if (waiting < n_fibres && fibres[waiting].state == IN_LANES) {
        begin = waiting / LANES * LANES;
        end = begin + LANES < n_fibres ? begin + LANES : n_fibres;
    }
    unsigned other = begin;
    while (other + 1 < end && same_place(fibres[other], fibres[waiting])) {
        other += 1;
    }
    char one[160];
    char two[160];
    describe(one, sizeof(one), waiting);
    describe(two, sizeof(two), other);
    snprintf(message, sizeof(message), "divergent rendezvous: %s, %s", one, two);
}

// A permutation of 0 .. count from a multiplier that shares no factor with it: a missing barrier shows.
unsigned stride_for(unsigned count) {
    for (unsigned stride = count / 2 + 1; stride > 1; stride += 1) {
        unsigned a = stride;
        unsigned b = count;
        while (b != 0) {
            const unsigned rest = a % b;
            a = b;
            b = rest;
        }
        if (a == 1) {
            return stride;
        }
    }
    return 1;
}

}  // namespace

const char* prepare_fibres(unsigned count) {
    if (count == 0 || count > MAX_INVOCATIONS) {
        return "a workgroup of 1 to 1024 invocations is required";
    }
    if (n_stacks < count) {
        stacks = map_stacks(count, STACK_BYTES);
        if (stacks == nullptr) {
            return "no memory for stacks";
        }
        n_stacks = count;
    }
    n_fibres = count;
    return nullptr;
}

const char* run_workgroup(const Entry& entry, const Arguments& shared, metal::uint3 size) {
    running = &entry;
    for (unsigned i = 0; i < n_fibres; i += 1) {
        Fibre& fibre = fibres[i];
        const metal::uint3 local(i % size.x, i / size.x % size.y, i / size.x / size.y);
        const metal::uint3 workgroup = shared.threadgroup_position_in_grid;
        fibre.state = READY;
        fibre.phase = 0;
        fibre.arguments = shared;
        fibre.arguments.thread_index_in_threadgroup = i;
        fibre.arguments.thread_position_in_threadgroup = local;
        fibre.arguments.thread_position_in_grid = workgroup * size + local;
        prepare(fibre.context, stacks + i * STACK_BYTES, STACK_BYTES, fibre_entry);
    }
    const unsigned stride = stride_for(n_fibres);
    first_of_workgroup = true;
    for (;;) {
        unsigned ended = 0;
        for (unsigned step = 0; step < n_fibres; step += 1) {
            current = (step + 1) * stride % n_fibres;
            if (fibres[current].state == READY) {
                switch_context(scheduler, fibres[current].context);
                first_of_workgroup = false;
                if (message[0] != 0) {
                    return message;
                }
            }
            ended += fibres[current].state == ENDED ? 1 : 0;
        }
        if (ended == n_fibres) {
            return nullptr;
        }
        if (!release_all()) {
            describe_divergence();
            return message;
        }
    }
}

void meet_workgroup(Meeting meeting, int line) { wait(IN_WORKGROUP, meeting, line); }

void meet_lanes(Meeting meeting, int line, const void* bytes, unsigned n_bytes) {
    Fibre& fibre = fibres[current];
    fibre.phase ^= 1;
    if (n_bytes > sizeof(fibre.slots[0])) {
        refuse("an exchange of more than 32 bytes", line);
    }
    if (n_bytes != 0) {
        memcpy(fibre.slots[fibre.phase], bytes, n_bytes);
    }
    wait(IN_LANES, meeting, line);
}

const unsigned* lane_words(unsigned lane) {
    const Fibre& own = fibres[current];
    if (lane >= n_lanes()) {
        refuse("a lane that the simdgroup does not have", own.line);
    }
    return fibres[current / LANES * LANES + lane].slots[own.phase];
}

unsigned n_lanes() {
    const unsigned begin = current / LANES * LANES;
    return n_fibres - begin < LANES ? n_fibres - begin : LANES;
}

unsigned own_lane() { return current % LANES; }

void refuse(const char* what, int line) {
    snprintf(message, sizeof(message), "divergent rendezvous: invocation %u, line %d: %s", current, line, what);
    switch_context(fibres[current].context, scheduler);
    __builtin_unreachable();
}

void poison(void* memory, unsigned long n_bytes) {
    if (!first_of_workgroup) {
        return;
    }
    char* bytes = static_cast<char*>(memory);
    for (unsigned long at = 0; at < n_bytes; at += sizeof(POISON)) {
        const unsigned long rest = n_bytes - at;
        memcpy(bytes + at, &POISON, rest < sizeof(POISON) ? rest : sizeof(POISON));
    }
}

}  // namespace msl_host
