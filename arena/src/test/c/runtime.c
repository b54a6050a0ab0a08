#include "attempt.h"

#include <pthread.h>

/* What the runtimes of the nine languages need: threads, code made while running, a clock, their own /proc. */
static void *answer(void *number)
{
    return number;
}

int main(void)
{
    pthread_t threads[50];
    for (size_t i = 0; i < 50; i++)
        if (pthread_create(&threads[i], NULL, answer, (void *)i) != 0)
            return 3;
    for (size_t i = 0; i < 50; i++) {
        void *got;
        if (pthread_join(threads[i], &got) != 0 || (size_t)got != i)
            return 4;
    }
    char *code = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
#if defined(__x86_64__)
    memcpy(code, "\xb8\x2a\x00\x00\x00\xc3", 6);
#else
    memcpy(code, "\x40\x05\x80\x52\xc0\x03\x5f\xd6", 8);
#endif
    __builtin___clear_cache(code, code + 8);
    if (mprotect(code, 4096, PROT_READ | PROT_EXEC) != 0 || ((int (*)(void))(uintptr_t)code)() != 42)
        return 5;
    if (open("/proc/self/maps", O_RDONLY) < 0 || open("/dev/null", O_RDWR) < 0 || open("/dev/urandom", O_RDONLY) < 0)
        return 6;
    return done();
}
