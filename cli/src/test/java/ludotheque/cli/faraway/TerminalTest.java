package ludotheque.cli.faraway;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ludotheque.cli.TerminalSession;
import ludotheque.cli.Typed;
import ludotheque.faraway.Instance;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A proof in a real terminal. */
@Tag("slow")
final class TerminalTest {

    @Test
    void ctrlCKeepsTheBestTableau(@TempDir Path folder) throws Exception {
        Path deck =
                Files.writeString(folder.resolve("deck.txt"), Instance.full().toString());
        Path best = folder.resolve("best.txt");
        try (TerminalSession terminal =
                new TerminalSession("faraway", "solve", deck.toString(), "-o", best.toString(), "--lang", "en")) {
            terminal.waitFor("Best score: ");
            terminal.type("C-c");
            terminal.waitFor("exit code 130");
            assertThat(terminal.screen()).startsWith("Not proved to be the best: interrupted (");
        }
        assertThat(Typed.ludo("faraway", "check", deck.toString(), best.toString())
                        .exitCode())
                .isZero();
    }

    @Test
    void ctrlCEndsAContestInGoodOrder(@TempDir Path folder) throws Exception {
        Set<Path> before = desks();
        String small = "1 2 3 4 5 6 7 8";
        Files.createDirectories(folder.resolve("mystery"));
        Files.writeString(folder.resolve("mystery/1.txt"), small);
        Files.writeString(folder.resolve("mystery/2.txt"), small + " 9");
        Path program = Files.createDirectories(folder.resolve("teams/ada")).resolve("run");
        Files.writeString(
                program, "#!/bin/sh\ngrep -q 9 \"$1\" && sleep 300\nprintf '8 7 6 5 4 3 2 1\\n%d\\n' 6 >\"$2\"\n");
        assertThat(program.toFile().setExecutable(true)).isTrue();
        try (TerminalSession terminal =
                new TerminalSession("faraway", "contest", folder.toString(), "--unsafe", "--lang", "en")) {
            terminal.waitFor("Programs [");
            terminal.type("C-c");
            terminal.waitFor("exit code 130");
            assertThat(terminal.screen())
                    .contains("ada, mystery 2: interrupted\n", "Interrupted: the points count only what is done.\n")
                    .doesNotContain("mystery 1:");
        }
        assertThat(desks()).isEqualTo(before);
    }

    /** The folders that programs run in. */
    private static Set<Path> desks() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return files.filter(file -> file.getFileName().toString().startsWith("faraway"))
                    .collect(Collectors.toSet());
        }
    }
}
