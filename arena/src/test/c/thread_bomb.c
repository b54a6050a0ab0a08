#include "attempt.h"

#include <pthread.h>

static void *idle(void *nothing)
{
    for (;;)
        pause();
    return nothing;
}

int main(void)
{
    pthread_t thread;
    int threads = 1;
    while (threads < 10000 && pthread_create(&thread, NULL, idle, NULL) == 0)
        threads++;
    fprintf(stderr, "%d threads\n", threads);
    return 0;
}
