package ludotheque.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LaunchScriptTest {
    private static final Path SETPRIV = Path.of("/usr/bin/setpriv");

    @Test
    void itDiesWithTheRefereeJoinsTheGroupLimitsItselfAndBecomesTheChain() {
        assertThat(LaunchScript.command(
                        SETPRIV,
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
        assertThat(LaunchScript.command(null, List.of(), Limits.COMPILER, null, List.of("true")))
                .element(2)
                .asString()
                .contains("ulimit -f 524288")
                .endsWith("exec \"$@\"");
    }

    @Test
    void aProgramWhoseRefereeIsGoneAlreadyDoesNotStart() throws Exception {
        List<String> command = new ArrayList<>(List.of("sh", "-c", "\"$@\"; echo ended with $?", "another parent"));
        command.addAll(LaunchScript.command(null, List.of(), Limits.CHAMPION, null, List.of("echo", "started")));
        Process process = new ProcessBuilder(command).start();
        assertThat(process.getInputStream()).asString(StandardCharsets.UTF_8).isEqualTo("ended with 1\n");
    }

    @Test
    void aProgramThatIsStillOnItsWayInDiesWithItsReferee(@TempDir Path folder) throws Exception {
        assumeTrue(Files.isExecutable(SETPRIV));
        Path door = folder.resolve("a door that nobody opens");
        assertThat(new ProcessBuilder("mkfifo", door.toString()).start().waitFor())
                .isZero();
        Process referee = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Waiting.class.getName(),
                        door.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        assertThat(referee.getInputStream().read()).isEqualTo('!');
        ProcessHandle program = referee.children().findFirst().orElseThrow();
        referee.destroyForcibly().waitFor();
        Cell.awaitEnd(program);
    }

    /** A referee whose program has become the shell that waits at a door. */
    static final class Waiting {
        public static void main(String[] arguments) throws Exception {
            Process program = new ProcessBuilder(LaunchScript.command(
                            SETPRIV, List.of(Path.of(arguments[0])), Limits.CHAMPION, null, List.of("true")))
                    .start();
            while (!program.info().command().orElse("").endsWith("sh")) {
                Thread.sleep(10);
            }
            System.out.write('!');
            System.out.flush();
            program.waitFor();
        }
    }
}
