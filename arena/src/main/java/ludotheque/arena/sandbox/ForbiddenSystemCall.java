package ludotheque.arena.sandbox;

/** System calls that no program inside may make, with their numbers on each {@link Machine}; the rest of them it may. */
enum ForbiddenSystemCall {
    // No network, not even within the machine.
    SOCKET(41, 198),
    IO_URING_SETUP(425, 425),
    IO_URING_ENTER(426, 426),
    IO_URING_REGISTER(427, 427),
    // No hand on another process.
    PTRACE(101, 117),
    PROCESS_VM_READV(310, 270),
    PROCESS_VM_WRITEV(311, 271),
    PROCESS_MADVISE(440, 440),
    PROCESS_MRELEASE(448, 448),
    KCMP(312, 272),
    PIDFD_OPEN(434, 434),
    PIDFD_GETFD(438, 438),
    PIDFD_SEND_SIGNAL(424, 424),
    MIGRATE_PAGES(256, 238),
    MOVE_PAGES(279, 239),
    // No watch over files that everybody reads, such as programs that others start, and no lock there for others to
    // see.
    INOTIFY_INIT(253, ForbiddenSystemCall.NONE),
    INOTIFY_INIT1(294, 26),
    INOTIFY_ADD_WATCH(254, 27),
    FANOTIFY_INIT(300, 262),
    FANOTIFY_MARK(301, 263),
    FLOCK(73, 32),
    // No new walls, and no hole in ours.
    UNSHARE(272, 97),
    SETNS(308, 268),
    MOUNT(165, 40),
    UMOUNT2(166, 39),
    PIVOT_ROOT(155, 41),
    CHROOT(161, 51),
    MOVE_MOUNT(429, 429),
    MOUNT_SETATTR(442, 442),
    OPEN_TREE(428, 428),
    OPEN_TREE_ATTR(467, 467),
    FSOPEN(430, 430),
    FSCONFIG(431, 431),
    FSMOUNT(432, 432),
    FSPICK(433, 433),
    STATMOUNT(457, 457),
    LISTMOUNT(458, 458),
    NAME_TO_HANDLE_AT(303, 264),
    OPEN_BY_HANDLE_AT(304, 265),
    // Corners of the kernel that no champion needs and that have had many holes.
    BPF(321, 280),
    PERF_EVENT_OPEN(298, 241),
    USERFAULTFD(323, 282),
    KEYCTL(250, 219),
    ADD_KEY(248, 217),
    REQUEST_KEY(249, 218),
    MEMFD_SECRET(447, 447),
    MODIFY_LDT(154, ForbiddenSystemCall.NONE),
    PERSONALITY(135, 92),
    // The whole machine's affairs.
    INIT_MODULE(175, 105),
    FINIT_MODULE(313, 273),
    DELETE_MODULE(176, 106),
    KEXEC_LOAD(246, 104),
    KEXEC_FILE_LOAD(320, 294),
    REBOOT(169, 142),
    SWAPON(167, 224),
    SWAPOFF(168, 225),
    ACCT(163, 89),
    QUOTACTL(179, 60),
    QUOTACTL_FD(443, 443),
    SYSLOG(103, 116),
    SETHOSTNAME(170, 161),
    SETDOMAINNAME(171, 162),
    SETTIMEOFDAY(164, 170),
    CLOCK_SETTIME(227, 112),
    CLOCK_ADJTIME(305, 266),
    ADJTIMEX(159, 171),
    IOPL(172, ForbiddenSystemCall.NONE),
    IOPERM(173, ForbiddenSystemCall.NONE),
    VHANGUP(153, 58),
    SYNC(162, 81),
    SYNCFS(306, 267);

    private static final int NONE = -1;

    private final int onX86;
    private final int onArm;

    ForbiddenSystemCall(int onX86, int onArm) {
        this.onX86 = onX86;
        this.onArm = onArm;
    }

    boolean existsOn(Machine machine) {
        return number(machine) != NONE;
    }

    int number(Machine machine) {
        return machine == Machine.X86_64 ? onX86 : onArm;
    }
}
