package ludotheque.arena.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** The settings by which a kernel may forbid ordinary users, and so bubblewrap, namespaces of their own. */
enum KernelSetting {
    /** Ubuntu's, since 23.10. */
    APPARMOR("kernel/apparmor_restrict_unprivileged_userns", 1, 0),

    /** Debian's. */
    CLONE("kernel/unprivileged_userns_clone", 0, 1),

    NUMBER("user/max_user_namespaces", 0, 10_000);

    private final String file;
    private final int forbidding;
    private final int allowing;

    KernelSetting(String file, int forbidding, int allowing) {
        this.file = file;
        this.forbidding = forbidding;
        this.allowing = allowing;
    }

    /**
     * The first that forbids them.
     *
     * @param settings {@code /proc/sys}
     */
    static Optional<KernelSetting> forbidding(Path settings) {
        return Stream.of(values()).filter(setting -> setting.forbids(settings)).findFirst();
    }

    private boolean forbids(Path settings) {
        try {
            return Files.readString(settings.resolve(file)).strip().equals(Integer.toString(forbidding));
        } catch (IOException unknownHere) {
            return false;
        }
    }

    /** The command that allows them. */
    String remedy() {
        return "sudo sysctl " + file.replace('/', '.') + "=" + allowing;
    }
}
