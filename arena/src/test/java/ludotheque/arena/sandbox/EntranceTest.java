package ludotheque.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

final class EntranceTest {

    @Test
    void itDiesWithTheRefereeJoinsTheGroupLimitsItselfAndBecomesTheChain() {
        assertThat(Entrance.command(
                        Path.of("/usr/bin/setpriv"),
                        List.of(Path.of("/cgroup/it's/cgroup.procs")),
                        Limits.CHAMPION,
                        Path.of("/tmp/filter"),
                        List.of("bwrap", "--", "./champion")))
                .containsExactly(
                        "/usr/bin/setpriv",
                        "--pdeathsig",
                        "KILL",
                        "--",
                        "/bin/sh",
                        "-c",
                        "set -e; [ $PPID = " + ProcessHandle.current().pid()
                                + " ]; umask 022; trap '' INT QUIT; echo $$ >'/cgroup/it'\\''s/cgroup.procs'; ulimit -c 0; ulimit -n 1024;"
                                + " ulimit -s 512000 2>&- || :; exec \"$@\" 4<'/tmp/filter'",
                        "sh",
                        "bwrap",
                        "--",
                        "./champion");
    }

    @Test
    void aCompilerWritesNoHugeFile() {
        assertThat(Entrance.command(null, List.of(), Limits.COMPILER, null, List.of("true")))
                .element(2)
                .asString()
                .contains("ulimit -f 524288")
                .endsWith("exec \"$@\"");
    }
}
