package ludotheque.arena.sandbox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The way in: a shell that joins the control group, sets the limits that a process sets itself, and then becomes the next command of
 * the chain. Any step that fails ends it before the program starts.
 */
final class LaunchScript {
    private static final int OPEN_FILES = 1024;
    /** Of 512 bytes each, so 256 MiB; a shell that counts in kibibytes allows twice that. */
    private static final int LARGEST_BUILT_FILE = 524_288;

    private LaunchScript() {}

    /** The whole command; the chain is told to read its filter, if there is one, as file 4. */
    static List<String> command(
            @Nullable Path setpriv, List<Path> doors, Limits limits, @Nullable Path filter, List<String> chain) {
        // From here on it dies with the referee, unless the referee died before.
        StringBuilder script = new StringBuilder("set -e; [ $PPID = ")
                .append(ProcessHandle.current().pid())
                .append(" ]; umask 022");
        // Ctrl-C in a terminal reaches everyone there, but it is meant for the referee.
        script.append("; trap '' INT QUIT");
        for (Path door : doors) {
            script.append("; echo $$ >").append(quoted(door));
        }
        script.append("; ulimit -c 0; ulimit -n ").append(OPEN_FILES);
        if (limits.building()) {
            script.append("; ulimit -f ").append(LARGEST_BUILT_FILE);
        }
        // The stack may fill all the memory there is. Where the machine allows less, the program just has less.
        script.append("; ulimit -s ").append(limits.memoryBytes() >> 10).append(" 2>&- || :; exec \"$@\"");
        if (filter != null) {
            script.append(" 4<").append(quoted(filter));
        }
        List<String> command = new ArrayList<>();
        if (setpriv != null) {
            command.addAll(List.of(setpriv.toString(), "--pdeathsig", "KILL", "--"));
        }
        command.addAll(List.of("/bin/sh", "-c", script.toString(), "sh"));
        command.addAll(chain);
        return command;
    }

    private static String quoted(Path path) {
        return "'" + path.toString().replace("'", "'\\''") + "'";
    }
}
