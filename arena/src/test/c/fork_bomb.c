#include "attempt.h"

#include <sched.h>
#include <spawn.h>
#include <sys/wait.h>

static int idle(void *nothing)
{
    for (;;)
        pause();
    return nothing != NULL;
}

int main(void)
{
    static char stack[65536];
    char *arguments[] = {"true", NULL};
    pid_t child;
    for (int i = 0; i < 1000; i++) {
        child = fork();
        if (child == 0)
            idle(NULL);
        attempt("fork", child > 0);
    }
    attempt("vfork", syscall(SYS_clone, CLONE_VM | CLONE_VFORK | SIGCHLD, stack + sizeof stack, 0, 0, 0) > 0);
    attempt("clone", clone(idle, stack + sizeof stack, CLONE_VM | SIGCHLD, NULL) > 0);
    attempt("spawn", posix_spawn(&child, "/bin/true", NULL, NULL, arguments, NULL) == 0);
    attempt("system", system("true") == 0);
    attempt("clone3", syscall(SYS_clone3, stack, 64) > 0);
    return done();
}
