package ludotheque.arena.sandbox;

import java.util.Locale;
import java.util.Optional;

/** The processors whose system calls we know by number. */
enum Machine {
    X86_64(0xC000003E),
    AARCH64(0xC00000B7);

    /** What the kernel calls it in {@code linux/audit.h}. */
    final int audit;

    Machine(int audit) {
        this.audit = audit;
    }

    static Optional<Machine> here() {
        return switch (System.getProperty("os.arch", "").toLowerCase(Locale.ROOT)) {
            case "amd64", "x86_64" -> Optional.of(X86_64);
            case "aarch64", "arm64" -> Optional.of(AARCH64);
            default -> Optional.empty();
        };
    }
}
