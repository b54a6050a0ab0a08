package ludotheque.cli.papattes;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import ludotheque.arena.match.ArenaMatch;
import ludotheque.arena.match.BuiltinEntrant;
import ludotheque.cli.Typed;
import ludotheque.cli.shell.Shell;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.match.MatchRecord;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MatchCommandTest {
    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(strings = {"fr", "en"})
    void aMatchIsReported(String language) throws Exception {
        Typed typed = ludo("papattes", "match", "idle", "idle", "--map", "verger", "--seed", "7", "--lang", language);
        Golden.check("papattes-match-" + language + ".txt", typed.out());
        assertThat(typed.err().replace('\u00a0', ' ').lines())
                .hasSize(2)
                .allMatch(line -> line.matches("idle \\((joueur|player) [01]\\) ?: [\\d.,]+ ms .*"));
        assertThat(typed.exitCode()).isZero();
    }

    @Test
    void oneObjectTellsAProgramEverything() {
        Typed typed = ludo("papattes", "match", "idle", "idle", "--map", "verger", "--seed", "7", "--json");
        assertThat(typed.out())
                .matches("\\{\"map\":\"verger\",\"seed\":7,\"players\":\\[\"idle\",\"idle\"],\"scores\":\\[1,1],"
                        + "\"ages\":\\[\\[0,0,0],\\[0,0,0]],\"winner\":null,"
                        + "\"status\":\\[\\{\"status\":\"ok\",\"at\":null},\\{\"status\":\"ok\",\"at\":null}],"
                        + "\"turns\":200,\"hash\":\"[0-9a-f]{16}\"}\n");
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exitCode()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "en"})
    void aLostChampionIsNamedWithItsHalfTurnAndItsCall(String language) throws Exception {
        MatchReport report = MatchReport.of("pré", Field.story());
        Shell shell = new Shell(
                InputStream.nullInputStream(),
                System.out,
                System.err,
                Shell.language(language),
                Map.of(),
                "",
                InstantSource.system());
        Golden.check("papattes-lost-" + language + ".txt", report.text(shell));
        assertThat(report.json().toString())
                .contains(
                        "\"winner\":0,\"status\":[{\"status\":\"ok\",\"at\":null},"
                                + "{\"status\":\"crashed\",\"at\":3,\"call\":\"jouer_tour\",\"detail\":\"ended with exit code 3\"}]");
    }

    @Test
    void theRecordIsThatOfTheMatch() throws Exception {
        Path file = folder.resolve("match.papattes");
        Typed typed = ludo(
                "papattes",
                "match",
                "random",
                "random",
                "--map",
                Field.map(folder),
                "--seed",
                "-5",
                "--record",
                file.toString(),
                "--json");
        String text = Files.readString(file);
        MatchRecord match = MatchRecord.parse(text);
        assertThat(match).hasToString(text);
        assertThat(match.seed()).isEqualTo(-5);
        assertThat(match.map().name()).isEqualTo("pré");
        assertThat(typed.out())
                .contains("\"hash\":\"" + MatchRecord.hex(match.hashes().get(199)) + "\"");
        assertThat(ludo("papattes", "replay", file.toString(), "--verify"))
                .isEqualTo(new Typed(0, "200 half-turns agree\n", ""));
        assertThat(folder).isDirectoryNotContaining("glob:**.part");
    }

    @Test
    void theSameSeedPlaysTheSameMatch() {
        String[] words = {"papattes", "match", "random", "random", "--map", "verger", "--seed", "3", "--json"};
        assertThat(ludo(words).out()).isEqualTo(ludo(words).out());
    }

    @Test
    void aDrawnSeedIsTold() {
        Typed typed = ludo("papattes", "match", "idle", "idle", "--map", "verger", "--json");
        assertThat(typed.err()).matches("Seed: \\d+ \\(--seed \\d+ plays the same again\\)\n");
    }

    @Test
    void aRecordThatCannotBeWrittenIsRefusedBeforeTheMatch() {
        String file = folder.resolve("nowhere").resolve("match").toString();
        Typed typed = ludo("papattes", "match", "idle", "idle", "--map", "verger", "--seed", "1", "--record", file);
        assertThat(typed).isEqualTo(new Typed(74, "", file + ": this file cannot be written\n"));
    }

    @Test
    void aFullDiskHidesNoScores() {
        Typed typed =
                ludo("papattes", "match", "idle", "idle", "--map", "verger", "--seed", "1", "--record", "/dev/full");
        assertThat(typed.exitCode()).isEqualTo(74);
        assertThat(typed.out()).contains("A draw.");
        assertThat(typed.err()).endsWith("/dev/full: this file cannot be written\n");
    }

    @Test
    void aMatchThatWasInterruptedIsReportedAsFarAsItWent() throws Exception {
        ArenaMatch match = new ArenaMatch(
                Field.story().map(), 1, new BuiltinEntrant(Builtin.IDLE), new BuiltinEntrant(Builtin.IDLE));
        MatchRecord cut = match.play(now -> now.state().turn() < 9);
        assertThat(cut.turns()).hasSize(10);
        MatchReport report = MatchReport.of("pré", MatchRecord.parse(cut.toString()));
        assertThat(report.isWhole()).isFalse();
        Shell shell = Typed.shell("");
        assertThat(report.text(shell))
                .startsWith("Map pré, seed 1, 10 half-turns\n")
                .endsWith("Interrupted.\n");
        assertThat(report.json().toString())
                .contains("\"winner\":null,")
                .contains("\"turns\":10,\"interrupted\":true,");
        MatchReport unbegun = MatchReport.of("pré", match.play(now -> false));
        assertThat(unbegun.text(shell)).endsWith("Interrupted.\n");
        assertThat(unbegun.json().toString()).contains("\"turns\":0,");
    }

    @Test
    void aChampionThatIsNobodyIsToldInOneLine() {
        Typed typed = ludo("papattes", "match", "idle", "nobody", "--map", "verger", "--seed", "1");
        assertThat(typed.err())
                .startsWith("ludo papattes match: \"nobody\" is ")
                .hasLineCount(1);
        assertThat(typed.err()).contains("idle, random");
        assertThat(typed.exitCode()).isEqualTo(64);
    }

    @Test
    void aMapThatIsNowhereIsToldInOneLine() {
        Typed typed = ludo("papattes", "match", "idle", "idle", "--map", "atlantide", "--seed", "1");
        assertThat(typed)
                .isEqualTo(new Typed(
                        65,
                        "",
                        "atlantide: neither a file nor a map that comes with the game (ludo papattes map list)\n"));
    }

    @ParameterizedTest
    @EnumSource
    void theHelpNamesEveryBuiltInChampion(Builtin builtin) {
        assertThat(ludo("papattes", "match", "--help").out()).contains(builtin.word());
    }
}
