#include "attempt.h"

int main(int count, char **arguments)
{
    static const char *const files[] = {
        "/etc/shadow", "/etc/passwd", "/etc/hostname", "/root", "/home", "/work", "/opt", "/srv", "/run", "/mnt", "/sys", "/boot",
        "/var/log", "/var/lib/dpkg", "/var/tmp", "/dev/shm", "/dev/tty", "/dev/ptmx", "/dev/mem", "/dev/kmsg", "/dev/vda", "/dev/sda",
        "/proc/kcore", "/proc/kmsg"};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        attempt(files[i], open(files[i], O_RDONLY) >= 0);
    for (int i = 1; i < count; i++) {
        char path[4096];
        attempt(arguments[i], open(arguments[i], O_RDONLY) >= 0);
        snprintf(path, sizeof path, "/proc/1/root%s", arguments[i]);
        attempt(path, open(path, O_RDONLY) >= 0);
        snprintf(path, sizeof path, "/proc/1/cwd/../../..%s", arguments[i]);
        attempt(path, open(path, O_RDONLY) >= 0);
    }
    return done();
}
