#include "attempt.h"

/* A 32-bit system call from a 64-bit program: 20 is getpid there and writev here. */
int main(void)
{
#ifdef __x86_64__
    int answer;
    __asm__ volatile("int $0x80" : "=a"(answer) : "a"(20) : "memory");
    attempt("a 32-bit call", answer > 0);
#else
    raise(SIGSYS);
#endif
    return done();
}
