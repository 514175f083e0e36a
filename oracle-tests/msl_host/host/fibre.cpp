#include "host/fibre.h"

#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef MSL_HOST_OWN_SWITCH
#include <ucontext.h>
#endif

namespace msl_host {

#ifdef MSL_HOST_OWN_SWITCH

extern "C" void msl_host_switch(void** from, void* to);

#if defined(__x86_64__)
static const size_t SAVED_WORDS = 6;
asm(R"(
    .text
    .globl msl_host_switch
    .type msl_host_switch, @function
msl_host_switch:
    pushq %rbp
    pushq %rbx
    pushq %r12
    pushq %r13
    pushq %r14
    pushq %r15
    movq %rsp, (%rdi)
    movq %rsi, %rsp
    popq %r15
    popq %r14
    popq %r13
    popq %r12
    popq %rbx
    popq %rbp
    ret
    .size msl_host_switch, . - msl_host_switch
)");

void prepare(Context& context, char* stack, size_t n_bytes, void (*entry)()) {
    const uintptr_t top = (reinterpret_cast<uintptr_t>(stack) + n_bytes) & ~uintptr_t(15);
    // As if `entry` had been called: its return address, 0, lies 8 below a multiple of 16.
    void** word = reinterpret_cast<void**>(top) - 1;
    *word = nullptr;
    word -= 1;
    *word = reinterpret_cast<void*>(entry);
    word -= SAVED_WORDS;
    memset(word, 0, SAVED_WORDS * sizeof(void*));
    context.saved = word;
}
#else
static const size_t SAVED_WORDS = 20;
asm(R"(
    .text
    .globl msl_host_switch
    .type msl_host_switch, %function
msl_host_switch:
    sub sp, sp, #160
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    stp x29, x30, [sp, #80]
    stp d8, d9, [sp, #96]
    stp d10, d11, [sp, #112]
    stp d12, d13, [sp, #128]
    stp d14, d15, [sp, #144]
    mov x9, sp
    str x9, [x0]
    mov sp, x1
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldp x29, x30, [sp, #80]
    ldp d8, d9, [sp, #96]
    ldp d10, d11, [sp, #112]
    ldp d12, d13, [sp, #128]
    ldp d14, d15, [sp, #144]
    add sp, sp, #160
    ret
    .size msl_host_switch, . - msl_host_switch
)");

void prepare(Context& context, char* stack, size_t n_bytes, void (*entry)()) {
    const uintptr_t top = (reinterpret_cast<uintptr_t>(stack) + n_bytes) & ~uintptr_t(15);
    void** word = reinterpret_cast<void**>(top) - SAVED_WORDS;
    memset(word, 0, SAVED_WORDS * sizeof(void*));
    // The link register, which `ret` goes to.
    word[11] = reinterpret_cast<void*>(entry);
    context.saved = word;
}
#endif

void switch_context(Context& from, Context& to) { msl_host_switch(&from.saved, to.saved); }

#else

static ucontext_t* of(Context& context) {
    if (context.saved == nullptr) {
        context.saved = new ucontext_t();
    }
    return static_cast<ucontext_t*>(context.saved);
}

void prepare(Context& context, char* stack, size_t n_bytes, void (*entry)()) {
    ucontext_t* state = of(context);
    getcontext(state);
    state->uc_stack.ss_sp = stack;
    state->uc_stack.ss_size = n_bytes;
    state->uc_link = nullptr;
    makecontext(state, entry, 0);
}

void switch_context(Context& from, Context& to) { swapcontext(of(from), of(to)); }

#endif

char* map_stacks(size_t count, size_t n_bytes) {
    const size_t page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
    void* memory = mmap(nullptr, count * n_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
        return nullptr;
    }
    char* stacks = static_cast<char*>(memory);
    for (size_t i = 0; i < count; i += 1) {
        if (mprotect(stacks + i * n_bytes, page, PROT_NONE) != 0) {
            return nullptr;
        }
    }
    return stacks;
}

}  // namespace msl_host
