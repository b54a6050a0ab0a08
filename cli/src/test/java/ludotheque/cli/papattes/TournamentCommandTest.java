package ludotheque.cli.papattes;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import ludotheque.arena.match.UnbuiltEntrant;
import ludotheque.arena.tournament.Consumption;
import ludotheque.arena.tournament.Fixture;
import ludotheque.arena.tournament.Result;
import ludotheque.arena.tournament.Scoring;
import ludotheque.arena.tournament.Standings;
import ludotheque.cli.Typed;
import ludotheque.papattes.match.MatchRecord;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Tag;
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
        for (String record : List.of("0-0-1", "0-1-0", "1-0-1", "1-1-0")) {
            String file = "records/" + record + ".papattes.gz";
            assertThat(page).contains("href=\"" + file + "\"");
            Path packed = folder.resolve("out").resolve(file);
            assertThat(new RecordSource(Typed.shell("")).read(packed.toString()).players())
                    .containsExactlyInAnyOrder("harvester", "idle");
            assertThat(ludo("papattes", "replay", packed.toString(), "--verify").out())
                    .isEqualTo("200 half-turns agree\n");
        }
    }

    @Test
    @Tag("slow")
    void aClickOnAMatchOfTheServedPageOpensItInTheViewer() throws Exception {
        tournament();
        TournamentFolder shown = new TournamentFolder(Typed.shell(""), folder.resolve("out"));
        try (Projection projection = Projection.start(Typed.shell(""), 0, shown)) {
            assertThat(projection.address()).endsWith("/tournament/");
            URI page = URI.create(projection.address());
            assertThat(get(page).body()).contains("href=\"records/0-0-1.papattes.gz\"");
            HttpResponse<String> clicked = get(page.resolve("records/0-0-1.papattes.gz"));
            assertThat(clicked.statusCode()).isEqualTo(302);
            assertThat(clicked.headers().firstValue("Location"))
                    .hasValue("/#/en/papattes/watch?from=papattes-records/0-0-1.papattes.gz&autoplay");
            MatchRecord record = MatchRecord.parse(
                    get(page.resolve("/papattes-records/0-0-1.papattes.gz")).body());
            assertThat(record.players()).containsExactly("harvester", "idle");
            assertThat(get(page.resolve("/papattes-records/..%2fplan.json")).statusCode())
                    .isEqualTo(404);
            assertThat(get(page.resolve("/papattes-records/nothing")).statusCode())
                    .isEqualTo(404);
        }
    }

    private static HttpResponse<String> get(URI address) throws Exception {
        return HttpClient.newHttpClient().send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
    }

    @Test
    void aFolderWithoutATournamentIsNotWatched() {
        assertThat(ludo("papattes", "watch", folder.toString()))
                .isEqualTo(new Typed(65, "", folder + ": this is no tournament's folder (it has no index.html)\n"));
    }

    @Test
    void aDamagedPackedRecordIsToldInOneLine() throws Exception {
        Path file = Files.write(folder.resolve("m.papattes.gz"), new byte[] {0x1f, (byte) 0x8b, 8, 0, 1, 2, 3});
        assertThat(ludo("papattes", "replay", file.toString()))
                .isEqualTo(new Typed(65, "", file + ": this packed file cannot be read, or it is damaged\n"));
    }

    @Test
    @Tag("slow")
    void ctrlCPrintsTheStandingsSoFar() throws Exception {
        Path out = folder.resolve("out");
        Path said = folder.resolve("said");
        // Whoever runs the tests in the background lets them ignore Ctrl-C, and so would this process.
        Process process = new ProcessBuilder(
                        "env",
                        "--default-signal=INT",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "ludotheque.cli.Ludo",
                        "papattes",
                        "tournament",
                        "idle",
                        "random",
                        "--repeat",
                        "1000",
                        "--out",
                        out.toString(),
                        "--lang",
                        "en")
                .redirectOutput(said.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        Path results = out.resolve("results.jsonl");
        while (process.isAlive() && (!Files.exists(results) || Files.size(results) == 0)) {
            Thread.sleep(20);
        }
        new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
        assertThat(process.waitFor()).isEqualTo(130);
        assertThat(said).content(StandardCharsets.UTF_8).startsWith("Standings");
        assertThat(out.resolve("index.html")).exists();
    }

    @Test
    void aDamagedPlanIsNamedAsSuch() throws Exception {
        tournament();
        Path plan = folder.resolve("out/plan.json");
        Files.writeString(plan, "{\"version\":2,");
        Typed typed = tournament("--lang", "en");
        assertThat(typed.exitCode()).isEqualTo(65);
        assertThat(typed.err()).startsWith(plan + ":1:14: this file is damaged, or of another version: ");
    }

    @Test
    void onlyAChampionOfTheTournamentIsReplaced() {
        Typed typed = tournament("--replace", "nobody", "--lang", "en");
        assertThat(typed.exitCode()).isEqualTo(64);
        assertThat(typed.err()).contains("--replace: no champion is called \"nobody\"");
        assertThat(tournament("--replace", "idle").exitCode()).isZero();
    }

    @Test
    void twoMapsOfOneNameAreRefused() {
        Typed typed = ludo("papattes", "tournament", "idle", "random", "--maps", "verger,verger");
        assertThat(typed.exitCode()).isEqualTo(64);
        assertThat(typed.err()).contains("two maps are called \"verger\"");
    }

    @Test
    void equalPointsAreShownAsAnEqualRank() {
        TournamentReport report = reportOf("ok", "");
        assertThat(report.text()).contains("1 ex æquo");
        assertThat(report.json())
                .contains("{\"champion\":\"a\",\"rank\":1,")
                .contains("{\"champion\":\"b\",\"rank\":1,");
    }

    @Test
    @Tag("slow")
    void copiesOfAMatchPromiseNothing() {
        String once = tournament("--json").out();
        assertThat(once).contains("\"won\":4,").contains("\"shareWon\":{\"value\":1.0,\"low\":0.34");
    }

    /** Of a tournament with one match, equal for both. */
    private static TournamentReport reportOf(String status, String fault) {
        List<Result> results = List.of(new Result(
                new Fixture("a", "b", "m"),
                List.of(1, 1),
                List.of(status, status),
                List.of(Consumption.NONE, Consumption.NONE),
                "",
                fault));
        Standings standings = new Standings(List.of("a", "b"), results, Scoring.MATCHES);
        return new TournamentReport(Typed.shell(""), List.of("m"), List.of(), results, 1, standings);
    }

    @Test
    void aFaultOfOursIsFlaggedAndNobodysLoss() {
        TournamentReport report = reportOf(Result.VOID, "no room");
        assertThat(report.html()).contains("void, a fault of ours: no room");
        assertThat(report.json()).startsWith("{\"matches\":1,\"played\":0,\"void\":1,");
    }

    @Test
    void theSameCommandGoesOnAndALongerOneAddsRounds() {
        assertThat(tournament("--json").out()).contains("{\"matches\":4,\"played\":4,\"void\":0,");
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
                .isEqualTo(folder.resolve("out") + " holds another tournament (other champions or another seed)\n");
    }

    @Test
    @Tag("slow")
    void aShorterTournamentCountsItsOwnMatchesOnly() {
        tournament("--repeat", "2");
        assertThat(tournament("--json").out())
                .contains("{\"matches\":4,\"played\":4,\"void\":0,")
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
    @Tag("slow")
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
    void anEmptyFolderIsToldTooWhenItIsNamedItself() throws Exception {
        Path empty = Files.createDirectories(folder.resolve("empty"));
        Typed typed = tournament(empty.toString(), "--lang", "en");
        assertThat(typed.exitCode()).isZero();
        assertThat(typed.err()).contains(empty + " is left out: this folder is empty\n");
    }

    @Test
    @Tag("slow")
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
                List.of(),
                List.of(unbuilt),
                List.of(),
                0,
                new Standings(List.of("a.c"), List.of(), Scoring.MATCHES));
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
                .contains("{\"champion\":\"idle\",\"rank\":2,\"points\":4,\"won\":0,");
    }
}
