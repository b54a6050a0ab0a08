#include "attempt.h"

/* Another program in one's own place is no second process; it stays inside all the same. */
int main(void)
{
    execl("/bin/sh", "sh", "-c", "echo in the shell >&2; (echo succeeded: a child >&2); /bin/true && echo succeeded: a program >&2", NULL);
    return 3;
}
