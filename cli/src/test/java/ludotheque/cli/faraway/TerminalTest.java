package ludotheque.cli.faraway;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
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
            terminal.waitFor("exit code 3");
            assertThat(terminal.screen()).startsWith("Not proved to be the best: interrupted (");
        }
        assertThat(Typed.ludo("faraway", "check", deck.toString(), best.toString())
                        .exitCode())
                .isZero();
    }
}
