package ludotheque.cli.faraway;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import ludotheque.arena.sandbox.Sandbox;
import ludotheque.cli.Typed;
import ludotheque.faraway.Instance;
import ludotheque.faraway.PublishedInstances;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Contests between teams whose programs are scripts of a line or two. */
final class HoldContestTest {
    private static final String ANNEX_3 = "12 20 13 18 44 24 39 4 120 130 140 145";
    private static final String GOOD = ANNEX_3 + "\n45\n";

    /** The same regions in descending order ask for no sanctuary. */
    private static final String POOR = "44 39 24 20 18 13 12 4\n26\n";

    @TempDir
    private Path folder = Path.of("");

    private void write(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private void program(String team, String script) throws IOException {
        write("teams/" + team + "/run", "#!/bin/sh\n" + script + "\n");
        assertThat(folder.resolve("teams/" + team + "/run").toFile().setExecutable(true))
                .isTrue();
    }

    /** A program that writes this whatever it is given. */
    private static String writes(String solution) {
        return "printf '" + solution.replace("\n", "\\n") + "' >\"$2\"";
    }

    private Typed contest(String... options) {
        List<String> words = new ArrayList<>(List.of("faraway", "contest", folder.toString()));
        words.addAll(List.of(options));
        return ludo(words.toArray(String[]::new));
    }

    private void handIn(String team, String first, String second) throws IOException {
        write("known/01.txt", ANNEX_3);
        write("known/02.txt", ANNEX_3 + " 1 2 3");
        write("teams/" + team + "/known/01.txt", first);
        write("teams/" + team + "/known/02.txt", second);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "en"})
    void theResultIsATableAndAPage(String language) throws Exception {
        handIn("ada", GOOD, GOOD);
        handIn("blaise", POOR, GOOD);
        handIn("<charles>", ANNEX_3 + "\n46", "no idea");
        write("mystery/a.txt", ANNEX_3);
        program("ada", writes(POOR));
        program("blaise", writes(GOOD));
        Path page = folder.resolve("result.html");
        Typed typed = contest("--unsafe", "--lang", language, "--html", page.toString());
        assertThat(typed.exitCode()).isZero();
        // Where a wall is missing, standard error says which.
        Golden.check("faraway-contest-" + language + ".txt", typed.out());
        Golden.check("faraway-contest-" + language + ".html", Files.readString(page));
    }

    @Test
    void programsGetOneObject() throws Exception {
        handIn("ada", GOOD, POOR);
        assertThat(contest("--json").out())
                .isEqualTo(
                        "{\"standings\":[{\"rank\":1,\"team\":\"ada\",\"points\":7,\"known\":{\"points\":7,\"bests\":2,"
                                + "\"seconds\":0,\"forBests\":2,\"forMostBests\":2,\"forMean\":3,\"answers\":["
                                + "{\"instance\":\"01\",\"score\":45},{\"instance\":\"02\",\"score\":26}]},"
                                + "\"mystery\":{\"points\":0,\"bests\":0,\"seconds\":0,\"forBests\":0,\"forMostBests\":0,"
                                + "\"forMean\":0,\"answers\":[]}}]}\n");
    }

    @Test
    void aProgramReachesNothingButACopyOfItsFolder(@TempDir Path elsewhere) throws Exception {
        assumeTrue(Sandbox.find().missing().isEmpty() || "true".equals(System.getenv("CI")), "no whole sandbox here");
        Path secret = Files.writeString(elsewhere.resolve("secret"), GOOD);
        write("mystery/01.txt", ANNEX_3);
        program("ada", "touch ran; cat " + secret + " >\"$2\"");
        program("blaise", "touch ran && " + writes(GOOD));
        assertThat(contest("--json").out())
                .contains("{\"rank\":1,\"team\":\"blaise\",\"points\":12,", "\"team\":\"ada\",\"points\":0,");
        assertThat(folder.resolve("teams/ada/ran")).doesNotExist();
        assertThat(folder.resolve("teams/blaise/ran")).doesNotExist();
    }

    @Test
    void aProgramThatTakesTooLongIsEnded() throws Exception {
        write("mystery/01.txt", ANNEX_3);
        program("slow", writes(GOOD) + "\nsleep 300 &\nsleep 300");
        assertThat(contest("--unsafe", "--limit", "500ms").out()).contains("slow, mystery 01: stopped, out of time");
    }

    @Test
    void whatAProgramMayDoWrongIsToldAndTheOthersGoOn() throws Exception {
        write("mystery/01.txt", ANNEX_3);
        program("1-silent", "echo thinking >&2; echo no idea >&2; exit 3");
        program("2-invalid", writes("12 20 13 18 44 24 39 5 120 130 140 145\n45"));
        program("3-huge", "yes >\"$2\"");
        program("4-link", "ln -s /etc/hostname \"$2\"");
        program("5-pipe", "mkfifo \"$2\"");
        program("6-good", "cat; echo noise; echo noise >&2; " + writes(GOOD));
        write("teams/7-plain/run", "not executable");
        program("91-malformed", "echo perhaps >\"$2\"");
        write("teams/92-unknown/run", "#!/nowhere/python\n");
        assertThat(folder.resolve("teams/92-unknown/run").toFile().setExecutable(true))
                .isTrue();
        program("93-empty", ": >\"$2\"");
        program("8-reads", "tr -d '\\r' <\"$1\" | grep -q '^4 12 ' && " + writes(GOOD));
        assertThat(contest("--unsafe", "--json").out())
                .contains(
                        "\"why\":\"the program ended with exit code 3 and wrote nothing (no idea)\"",
                        "\"why\":\"not a plain file\"",
                        "\"why\":\"1:1: a card from 1 to 68 or from 101 to 145 was expected, not \\\"perhaps\\\"\"",
                        "\"why\":\"run could not be started (",
                        "\"why\":\"the program ended normally and wrote nothing\"",
                        "\"why\":\"card 5 is not in the instance\"",
                        "\"why\":\"a file of more than 65536 bytes\"",
                        "\"why\":\"run is not executable\"",
                        "{\"rank\":1,\"team\":\"6-good\",\"points\":12,",
                        "{\"rank\":1,\"team\":\"8-reads\",\"points\":12,");
    }

    @Test
    void aReasonIsSaidOnceWithTheAnswersItHoldsFor() throws Exception {
        write("known/01.txt", ANNEX_3);
        write("mystery/01.txt", ANNEX_3);
        write("mystery/02.txt", ANNEX_3);
        write("teams/ada/notes", "soon");
        assertThat(contest().out())
                .endsWith("\nada, known 01: no file\nada, mystery 01, mystery 02 (2 answers): no program\n");
        assertThat(contest("--lang", "fr").out().replace('\u00a0', ' '))
                .endsWith("\nada, mystère 01, mystère 02 (2 réponses) : aucun programme\n");
    }

    @Test
    void whatIsHiddenIsNoTeamAndNoInstance() throws Exception {
        handIn("ada", GOOD, GOOD);
        write("teams/.git/config", "");
        write("known/._01.txt", "what an archive of another system leaves");
        assertThat(contest("--json").out()).contains("\"team\":\"ada\"").doesNotContain(".git", "._01");
        assertThat(contest().exitCode()).isZero();
    }

    @Test
    void aScriptWithTheLineEndsOfAnotherSystemIsToldForWhatItIs() throws Exception {
        write("mystery/01.txt", ANNEX_3);
        write("teams/ada/run", "#!/bin/sh\r\n" + writes(GOOD) + "\r\n");
        assertThat(folder.resolve("teams/ada/run").toFile().setExecutable(true)).isTrue();
        assertThat(contest("--unsafe").out())
                .contains(
                        "ada, mystery 01: the first line of run ends with CR, as on Windows: convert the line ends\n");
    }

    @Test
    void theExtraInstanceSeparatesTeamsWithEqualPointsOnly() throws Exception {
        write("mystery/01.txt", ANNEX_3);
        write("extra.txt", ANNEX_3 + " 1");
        String betterOnExtra = "grep -q '^1 ' \"$1\" && " + writes(GOOD) + " || " + writes(POOR);
        program("ada", "grep -q '^1 ' \"$1\" && " + writes(POOR) + " || " + writes(POOR));
        program("blaise", betterOnExtra);
        program("charles", writes("nothing"));
        String json = contest("--unsafe", "--json").out();
        assertThat(json)
                .contains(
                        "{\"rank\":1,\"team\":\"blaise\",\"points\":12,",
                        "\"extra\":{\"score\":45}",
                        "{\"rank\":2,\"team\":\"ada\",\"points\":12,",
                        "\"extra\":{\"score\":26}",
                        "{\"rank\":3,\"team\":\"charles\",\"points\":0,")
                .endsWith(
                        "\"answers\":[{\"instance\":\"01\",\"score\":null,\"why\":\"1:1: a card from 1 to 68 or from 101"
                                + " to 145 was expected, not \\\"nothing\\\"\"}]}}]}\n");
    }

    @Test
    void theExampleIsAContestAlready() throws Exception {
        Path example = folder.resolve("contest");
        assertThat(ludo("faraway", "contest", "--init", example.toString()))
                .isEqualTo(new Typed(
                        0, "", example + ": 15 known instances, 10 mystery ones, an extra one and the team example\n"));
        assertThat(Files.readString(example.resolve("known/15.txt")))
                .isEqualTo(Instance.full().toString());
        assertThat(Files.readString(example.resolve("mystery/10.txt")))
                .isEqualTo(PublishedInstances.mystery().get(9).toString());
        assertThat(ludo("faraway", "contest", example.toString(), "--unsafe", "--json")
                        .out())
                .contains(
                        "{\"rank\":1,\"team\":\"example\",\"points\":50,\"known\":{\"points\":20,\"bests\":15,",
                        "\"mystery\":{\"points\":30,\"bests\":10,")
                .doesNotContain("\"why\"");
        assertThat(ludo("faraway", "contest", "--init", example.toString()))
                .isEqualTo(new Typed(1, "", example + ": this folder is not empty\n"));
    }

    @Test
    @Tag("slow")
    void theExampleAnswersWhateverTheInstance() throws Exception {
        Path example = folder.resolve("contest");
        ludo("faraway", "contest", "--init", example.toString());
        for (int i = 11; i < 40; i++) {
            Files.writeString(
                    example.resolve("mystery/" + i + ".txt"),
                    Instance.random(i, 8 + i, i % 12).toString().replace(" ", ",\r\n"));
        }
        assertThat(ludo("faraway", "contest", example.toString(), "--unsafe", "--json")
                        .out())
                .contains("\"mystery\":{\"points\":88,\"bests\":39,")
                .doesNotContain("\"why\"");
    }

    @Test
    void noOneElseMayEnterWhereAProgramRuns() throws Exception {
        write("mystery/01.txt", ANNEX_3);
        program("ada", "[ \"$(stat -c %a .)\" = 700 ] && " + writes(GOOD));
        assertThat(contest("--unsafe", "--json").out()).contains("\"score\":45");
    }

    @Test
    void anImpossibleInstanceIsTold() throws Exception {
        handIn("ada", GOOD, GOOD);
        write("mystery/01.txt", "1 2 3");
        assertThat(contest("--lang", "fr").err())
                .isEqualTo(folder.resolve("mystery/01.txt")
                        + ": aucun tableau n'est possible\u00a0: il faut 8 régions et l'instance en a 3\n");
    }

    @Test
    void whatIsNoContestIsToldForWhatItIs() throws Exception {
        String missing = folder.resolve("none").toString();
        assertThat(ludo("faraway", "contest", missing))
                .isEqualTo(new Typed(65, "", missing + ": there is no such folder\n"));
        write("file", "");
        String file = folder.resolve("file").toString();
        assertThat(ludo("faraway", "contest", file, "--lang", "fr"))
                .isEqualTo(new Typed(65, "", file + ": ce n'est pas un dossier\n"));
        program("ada", writes(GOOD));
        assertThat(contest())
                .isEqualTo(new Typed(65, "", folder + ": there is no instance in known/ or in mystery/\n"));
    }

    @Test
    void aFolderWithoutTeamsOrWithABadInstanceIsBadInput() throws Exception {
        assertThat(contest())
                .isEqualTo(
                        new Typed(65, "", folder + ": there is no team in teams/ (contest --init gives an example)\n"));
        handIn("ada", GOOD, GOOD);
        write("known/03.txt", "1 2 100");
        assertThat(contest().exitCode()).isEqualTo(65);
        assertThat(contest().err()).startsWith(folder.resolve("known/03.txt") + ":1:5: a card ");
    }
}
