package ludotheque.cli.papattes;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import ludotheque.arena.match.UnbuiltEntrant;
import ludotheque.arena.tournament.Scoring;
import ludotheque.arena.tournament.Standings;
import ludotheque.cli.Typed;
import ludotheque.papattes.match.MatchRecord;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TournamentCommandTest {
    @TempDir
    private Path folder = Path.of("");

    private Typed tournament(String... options) {
        List<String> words = new ArrayList<>(List.of("papattes", "tournament", "harvester", "idle"));
        words.addAll(List.of(
                "--maps", "clairiere,verger", "--out", folder.resolve("out").toString()));
        words.addAll(List.of(options));
        return ludo(words.toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "en"})
    void theResultIsATableAndAPageWithEveryReplay(String language) throws Exception {
        Typed typed = tournament("--lang", language);
        assertThat(typed.exitCode()).isZero();
        Golden.check("papattes-tournament-" + language + ".txt", typed.out());
        String page = Files.readString(folder.resolve("out/index.html"));
        for (String record : List.of("0-0-1-0", "0-1-0-0", "1-0-1-0", "1-1-0-0")) {
            String file = "records/" + record + ".papattes";
            assertThat(page).contains("href=\"" + file + "\"");
            assertThat(MatchRecord.parse(Files.readString(folder.resolve("out").resolve(file)))
                            .players())
                    .containsExactlyInAnyOrder("harvester", "idle");
        }
    }

    @Test
    void theSameCommandGoesOnAndALongerOneAddsRounds() {
        assertThat(tournament("--json").out()).contains("{\"matches\":4,\"played\":4,");
        Typed again = tournament("--repeat", "2", "--json", "--lang", "en");
        assertThat(again.err()).startsWith("4 matches were already played; the tournament goes on.\n");
        assertThat(again.out()).contains("{\"matches\":8,\"played\":8,");
    }

    @Test
    void anotherTournamentDoesNotTakeTheFolder() {
        tournament();
        Typed other = tournament("--seed", "2", "--lang", "en");
        assertThat(other.exitCode()).isEqualTo(1);
        assertThat(other.err())
                .isEqualTo(folder.resolve("out") + " holds another tournament (other champions, maps or seed)\n");
    }

    @Test
    void aShorterTournamentCountsItsOwnMatchesOnly() {
        tournament("--repeat", "2");
        assertThat(tournament("--json").out())
                .contains("{\"matches\":4,\"played\":4,")
                .contains("\"won\":4,");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "/dev/null/x"})
    void aFolderThatCannotBeWrittenIsToldInOneLine(String name) throws Exception {
        Path out = folder.resolve(name);
        if (name.equals("a")) {
            Files.writeString(out, "mine");
        }
        Typed typed = ludo("papattes", "tournament", "idle", "random", "--out", out.toString());
        assertThat(typed).isEqualTo(new Typed(74, "", out + ": this folder cannot be written\n"));
    }

    @Test
    void inAMatchADamagedArchiveIsToldInOneLine() throws Exception {
        Path archive = Files.writeString(folder.resolve("a.tgz"), "hello");
        Typed typed = ludo("papattes", "match", "idle", archive.toString(), "--unsafe");
        assertThat(typed.exitCode()).isEqualTo(65);
        assertThat(typed.err()).endsWith(archive + ": this is not a tar.gz archive, or it is damaged\n");
    }

    @Test
    void oddEntriesOfAFolderAreToldAndTheOthersPlay() throws Exception {
        Path handedIn = Files.createDirectories(folder.resolve("moodle"));
        Files.createDirectories(handedIn.resolve("empty"));
        Files.createDirectories(handedIn.resolve("__MACOSX"));
        Files.writeString(Files.createDirectories(handedIn.resolve("talks")).resolve("report.pdf"), "%PDF");
        Files.writeString(handedIn.resolve(".DS_Store"), "");
        Files.createSymbolicLink(handedIn.resolve("link.c"), Path.of("/etc/passwd"));
        Files.writeString(Files.createDirectories(handedIn.resolve("dupont")).resolve("champion.tgz"), "damaged");
        Files.writeString(Files.createDirectories(handedIn.resolve("durand")).resolve("champion.zip"), "damaged");
        Typed typed = tournament(handedIn.toString(), "--unsafe", "--json", "--lang", "en");
        assertThat(typed.exitCode()).isZero();
        assertThat(typed.err())
                .contains(handedIn.resolve(".DS_Store") + " is left out: a file of another program\n")
                .contains(handedIn.resolve("__MACOSX") + " is left out: a file of another program\n")
                .contains(handedIn.resolve("link.c") + " is left out: it is a link\n")
                .contains(handedIn.resolve("empty")
                        + " is left out: empty: one champion file, or a file _lang, was expected\n")
                .contains(handedIn.resolve("talks") + " is left out: talks: one champion file");
        assertThat(typed.out())
                .contains("{\"matches\":24,\"played\":24,")
                .contains("{\"champion\":\"dupont\",\"firstLine\":\"this is not a tar.gz archive, or it is damaged\"")
                .contains("{\"champion\":\"durand\",\"firstLine\":\"this is not a zip archive, or it is damaged\"");
    }

    @Test
    void championsThatShareANameAreCalledLikeTheirFolders() throws Exception {
        List<String> words = new ArrayList<>();
        for (String name : List.of("a/mine.tgz", "b/mine.tgz", "c/it.tgz", "c/it.zip", "d/champion.tgz")) {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            words.add(Files.writeString(file, "damaged").toString());
        }
        words.addAll(List.of("--unsafe", "--json"));
        assertThat(tournament(words.toArray(String[]::new)).out())
                .contains("\"champion\":\"a\",\"firstLine\"")
                .contains("\"champion\":\"b\",\"firstLine\"")
                .contains("\"champion\":\"it.tgz\",\"firstLine\"")
                .contains("\"champion\":\"it.zip\",\"firstLine\"")
                .contains("\"champion\":\"d\",\"firstLine\"");
    }

    @Test
    void aChampionThatDoesNotBuildIsNamedWithTheCompilersFirstWords() {
        UnbuiltEntrant unbuilt = new UnbuiltEntrant("a.c", "", "a.c:1: error\nmore");
        TournamentReport report = new TournamentReport(
                Typed.shell(""),
                List.of("a.c"),
                List.of(),
                List.of(unbuilt),
                List.of(),
                0,
                new Standings(1, List.of(), Scoring.MATCHES));
        String line = "a.c does not build: a.c:1: error (the rest is in compiler/a.c.txt)";
        assertThat(report.text()).endsWith("\n\n" + line + "\n");
        assertThat(report.html()).contains("<p>" + line + "</p>");
        assertThat(report.json())
                .endsWith("\"unbuilt\":[{\"champion\":\"a.c\",\"firstLine\":\"a.c:1: error\","
                        + "\"file\":\"compiler/a.c.txt\"}]}");
    }

    @Test
    void scoresMayBeAddedUp() {
        assertThat(tournament("--scoring", "cumulative", "--json").out())
                .contains("{\"champion\":\"idle\",\"points\":4,\"won\":0,");
    }
}
