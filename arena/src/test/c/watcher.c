#include "attempt.h"

#include <sys/fanotify.h>
#include <sys/file.h>
#include <sys/inotify.h>

/* Signs that another program could see, and looks at what others do, in files that everybody may read. */
int main(void)
{
    static const int locks[] = {F_GETLK, F_SETLK, F_SETLKW, F_OFD_GETLK, F_OFD_SETLK, F_OFD_SETLKW};
    attempt("inotify", inotify_init() >= 0);
    attempt("inotify with flags", inotify_init1(IN_NONBLOCK) >= 0);
    attempt("watch", inotify_add_watch(0, "/usr/bin", IN_OPEN) >= 0 || errno != EPERM);
    attempt("fanotify", fanotify_init(0, 0) >= 0);
    attempt("fanotify with file numbers", fanotify_init(FAN_REPORT_FID, 0) >= 0);
    int folder = open("/usr/bin", O_RDONLY | O_DIRECTORY);
    int file = open("/usr/bin/env", O_RDONLY);
    attempt("notices", fcntl(folder, F_NOTIFY, DN_ACCESS) == 0);
    attempt("lease", fcntl(file, F_SETLEASE, F_RDLCK) == 0);
    attempt("read leases", fcntl(file, F_GETLEASE) >= 0);
    attempt("shared lock", flock(file, LOCK_SH | LOCK_NB) == 0);
    attempt("exclusive lock", flock(file, LOCK_EX | LOCK_NB) == 0);
    attempt("lock of a folder", flock(folder, LOCK_EX | LOCK_NB) == 0);
    for (size_t i = 0; i < sizeof locks / sizeof *locks; i++) {
        struct flock lock = {.l_type = F_RDLCK, .l_whence = SEEK_SET, .l_start = 0, .l_len = 1};
        attempt("lock of a byte", fcntl(file, locks[i], &lock) == 0);
    }
    return done();
}
