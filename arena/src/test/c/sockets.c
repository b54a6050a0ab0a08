#include "attempt.h"

#include <sys/socket.h>

int main(void)
{
    static const int kinds[] = {SOCK_STREAM, SOCK_DGRAM, SOCK_RAW, SOCK_SEQPACKET};
    int pair[2];
    for (int family = 0; family < 64; family++)
        for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
            char what[64];
            snprintf(what, sizeof what, "socket of family %d, kind %d", family, kinds[i]);
            attempt(what, socket(family, kinds[i], 0) >= 0);
        }
    attempt("pair of datagram sockets", socketpair(AF_UNIX, SOCK_DGRAM, 0, pair) == 0);
    attempt("pair of packet sockets", socketpair(AF_UNIX, SOCK_SEQPACKET, 0, pair) == 0);
    attempt("io_uring_setup", syscall(SYS_io_uring_setup, 8, calloc(1, 256)) >= 0);
    return done();
}
