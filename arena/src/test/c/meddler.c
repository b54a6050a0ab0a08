#include "attempt.h"

#include <sched.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/reboot.h>
#include <sys/resource.h>
#include <sys/uio.h>

/* A number that older headers lack; it is the same on every machine. */
#define PIDFD_OPEN 434

int main(int count, char **arguments)
{
    char bytes[16];
    struct iovec piece = {bytes, sizeof bytes};
    kill(-1, SIGKILL);
    for (int i = 1; i < count; i++) {
        pid_t other = atoi(arguments[i]);
        attempt("signal the referee", kill(other, 0) == 0);
        attempt("see the referee", getpgid(other) >= 0);
        attempt("trace the referee", ptrace(PTRACE_ATTACH, other, 0, 0) == 0);
    }
    for (pid_t other = 1; other < 4; other++) {
        attempt("trace", ptrace(PTRACE_ATTACH, other, 0, 0) == 0);
        attempt("seize", ptrace(PTRACE_SEIZE, other, 0, 0) == 0);
        attempt("read memory", process_vm_readv(other, &piece, 1, &piece, 1, 0) >= 0);
        attempt("write memory", process_vm_writev(other, &piece, 1, &piece, 1, 0) >= 0);
        attempt("hold a process", syscall(PIDFD_OPEN, other, 0) >= 0);
    }
    attempt("be traced", ptrace(PTRACE_TRACEME, 0, 0, 0) == 0);
    attempt("user namespace", unshare(CLONE_NEWUSER) == 0);
    attempt("mount namespace", unshare(CLONE_NEWNS) == 0);
    attempt("process with a user namespace", syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0) >= 0);
    attempt("mount", mount("none", "/tmp", "tmpfs", 0, NULL) == 0);
    attempt("unmount", umount2("/tmp/champion", MNT_DETACH) == 0);
    attempt("chroot", chroot("/tmp") == 0);
    attempt("bpf", syscall(SYS_bpf, 0, NULL, 0) >= 0 || errno != EPERM);
    attempt("perf_event_open", syscall(SYS_perf_event_open, NULL, 0, -1, -1, 0) >= 0 || errno != EPERM);
    attempt("userfaultfd", syscall(SYS_userfaultfd, 0) >= 0);
    attempt("keyctl", syscall(SYS_keyctl, 0, -3, 1) >= 0);
    attempt("add_key", syscall(SYS_add_key, "user", "a", "b", 1, -3) >= 0);
    attempt("reboot", reboot(RB_DISABLE_CAD) == 0);
    attempt("host name", sethostname("mine", 4) == 0);
    attempt("priority", setpriority(0, 0, -5) == 0);
    attempt("become root", setuid(0) == 0);
    return done();
}
