#include "attempt.h"

static void create(const char *folder)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/intruder", folder);
    attempt(path, open(path, O_CREAT | O_WRONLY, 0600) >= 0);
    attempt(path, mkdir(path, 0700) == 0);
    attempt(path, symlink("/", path) == 0);
    attempt(path, link("/proc/self/exe", path) == 0);
}

int main(int count, char **arguments)
{
    static const char *const folders[] = {
        "/", "/tmp", "/tmp/champion", ".", "/var", "/var/tmp", "/var/lib", "/usr", "/usr/local", "/etc", "/dev", "/dev/shm", "/proc",
        "/home", "/root", "/run", "/sys/fs/cgroup"};
    static const char *const files[] = {
        "/proc/1/mem", "/proc/1/oom_score_adj", "/proc/self/mem", "/proc/self/uid_map", "/proc/sys/kernel/core_pattern",
        "/proc/sysrq-trigger", "/etc/ld.so.cache", "/usr/bin/true", "/proc/self/exe"};
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
        create(folders[i]);
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        attempt(files[i], open(files[i], O_WRONLY) >= 0);
    for (int i = 1; i < count; i++) {
        create(arguments[i]);
        attempt(arguments[i], chmod(arguments[i], 0777) == 0);
        attempt(arguments[i], open(arguments[i], O_WRONLY) >= 0);
        attempt(arguments[i], truncate(arguments[i], 0) == 0);
        attempt(arguments[i], unlink(arguments[i]) == 0);
    }
    return done();
}
