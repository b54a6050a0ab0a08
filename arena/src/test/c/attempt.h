/* A hostile program reports on its error output each attempt that succeeded, and last how many it made. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static int attempts;

static void attempt(const char *what, int succeeded)
{
    attempts++;
    if (succeeded)
        fprintf(stderr, "succeeded: %s\n", what);
}

static int done(void)
{
    fprintf(stderr, "%d attempts\n", attempts);
    return 0;
}
