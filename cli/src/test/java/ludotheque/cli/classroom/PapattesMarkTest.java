package ludotheque.cli.classroom;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import ludotheque.cli.Typed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A class tournament of Six Papattes: odd folders have their lines, and what was played is kept. */
final class PapattesMarkTest extends MarkedClass {
    private Path champion(String name, String... options) {
        Path folder = place.resolve("class").resolve(name);
        List<String> words = new ArrayList<>(List.of("papattes", "new", "c", folder.toString()));
        words.addAll(List.of(options));
        assertThat(ludo(words.toArray(String[]::new)).exitCode()).isZero();
        return folder;
    }

    @Tag("slow")
    @Test
    void aClassMeetsAndOddFoldersStopNobody() throws Exception {
        champion("example", "--example");
        champion("idle");
        Files.writeString(champion("broken").resolve("champion.c"), "int x = ;\n");
        Files.writeString(Files.createDirectories(place.resolve("class/report")).resolve("report.docx"), "mine");
        Files.createDirectories(place.resolve("class/empty"));
        String scheme = "builds 1\nplays 1\nbeats idle clairiere 1\nrank 1\n";
        Typed typed = mark("papattes", scheme, "--json");
        assertThat(typed.exitCode()).as(typed.err()).isZero();
        assertThat(typed.err()).contains("All against all: 2 matches, about ");
        assertThat(typed.out())
                .contains(
                        "\"name\":\"example\",\"number\":\"\",\"mark\":400",
                        "\"name\":\"idle\",\"number\":\"\",\"mark\":200",
                        "\"name\":\"broken\",\"number\":\"\",\"mark\":0",
                        "The champion does not build: ",
                        "\"name\":\"report\",\"number\":\"\",\"mark\":0",
                        "Rank 1 of 2, 4 points in 2 matches.");
        assertThat(records()).isEqualTo(2);

        champion("late");
        Typed again = mark("papattes", scheme, "--time", "1");
        assertThat(again.err()).contains("2 matches were already played; the tournament goes on.");
        assertThat(again.out()).contains("late");
        assertThat(records()).isEqualTo(6);
    }

    private long records() throws IOException {
        try (Stream<Path> files = Files.list(place.resolve("class.papattes/records"))) {
            return files.filter(file -> file.toString().endsWith(".papattes.gz"))
                    .count();
        }
    }

    @Test
    void aSchemeOfPapattesThatCannotBeReadIsToldWithItsPlace() throws Exception {
        Files.createDirectories(place.resolve("class"));
        for (String[] wrong : new String[][] {
            {"wins 1\n", "scheme.txt:1:1: builds, plays, beats"},
            {"beats nobody verger 1\n", "scheme.txt:1:7: a built-in champion"},
            {"beats idle nowhere 1\n", "scheme.txt:1:12: a map that comes with the game"}
        }) {
            Typed typed = mark("papattes", wrong[0]);
            assertThat(typed.exitCode()).isEqualTo(65);
            assertThat(typed.err()).contains(wrong[1]).hasLineCount(1);
        }
    }
}
