// A fibre: a stack of its own and a place to go on from.
// x86-64 and aarch64 switch in a few instructions (callee-saved registers only); elsewhere ucontext does it.
#pragma once

#include <stddef.h>

namespace msl_host {

#if (defined(__x86_64__) || defined(__aarch64__)) && !defined(MSL_HOST_UCONTEXT)
#define MSL_HOST_OWN_SWITCH 1
#endif

struct Context {
    // With the own switch: where the registers lie; otherwise a ucontext_t.
    void* saved;
};

// Prepares `context` to start `entry` on a stack; `entry` never returns.
void prepare(Context& context, char* stack, size_t n_bytes, void (*entry)());

// Leaves `from` and goes on with `to`.
void switch_context(Context& from, Context& to);

// Memory for `count` stacks of `n_bytes`, with a page below each that faults; null when there is none.
char* map_stacks(size_t count, size_t n_bytes);

}  // namespace msl_host
