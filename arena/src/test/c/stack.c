#include "attempt.h"

static int deep(int kibibytes)
{
    volatile char frame[1024];
    frame[0] = (char)kibibytes;
    return kibibytes == 0 ? 0 : deep(kibibytes - 1) + frame[0];
}

int main(int count, char **arguments)
{
    int mebibytes = count > 1 ? atoi(arguments[1]) : 2048;
    fprintf(stderr, "depth %d\n", deep(mebibytes * 1024) != 0);
    attempt("stack", 1);
    return done();
}
