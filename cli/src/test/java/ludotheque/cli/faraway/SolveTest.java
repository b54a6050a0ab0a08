package ludotheque.cli.faraway;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import ludotheque.cli.Typed;
import ludotheque.faraway.Instance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SolveTest {
    private static final String SMALL = "6 8 14 46 47 52 56 59 107 114 122";
    private static final int SMALL_BEST = 28;

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "5"})
    void theTwoLinesAreTheDataAndTheProofIsToldAside(String threads) throws Exception {
        Typed typed = ludoReading(SMALL, "faraway", "solve", "-", "--threads", threads);
        assertThat(typed.exitCode()).isZero();
        assertThat(typed.out()).matches("\\d+( \\d+){7,14}\n28\n");
        assertThat(typed.err()).matches("Proved: no tableau scores more than 28 \\([\\d,]+ boxes, 0\\.00 s\\)\\.\n");
        String instance =
                Files.writeString(folder.resolve("instance.txt"), SMALL).toString();
        assertThat(ludoReading(typed.out(), "faraway", "check", instance, "-").exitCode())
                .isZero();
    }

    @Test
    void oneBoxIsSingular() {
        String instance = "1 2 3 4 6 7 8 12";
        assertThat(ludoReading(instance, "faraway", "solve", "-").err())
                .containsPattern("\\((1 box|[2-9] boxes|\\d[\\d,]+ boxes), ");
        assertThat(ludoReading(instance, "faraway", "solve", "-", "--lang", "fr")
                        .err())
                .containsPattern("\\((1 boîte|[2-9] boîtes|\\d\\S+ boîtes), ");
    }

    @Test
    void theProofIsToldInFrench() {
        assertThat(ludoReading(SMALL, "faraway", "solve", "-", "--lang", "fr").err())
                .startsWith("Prouvé\u00a0: aucun tableau ne fait plus de 28 points (");
    }

    @Test
    void aFileTakesTheTwoLines() throws Exception {
        Path file = folder.resolve("best.txt");
        Typed typed = ludoReading(SMALL, "faraway", "solve", "-", "-o", file.toString());
        assertThat(typed.out()).isEmpty();
        assertThat(Files.readString(file)).endsWith("\n" + SMALL_BEST + "\n").hasLineCount(2);
        assertThat(ludoReading(SMALL, "faraway", "solve", "-", "-o", "-").out()).hasLineCount(2);
        assertThat(Path.of("-")).doesNotExist();
        assertThat(folder).isDirectoryContaining(file::equals).isDirectoryNotContaining("glob:**.part");
    }

    @Test
    void programsGetOneObject() {
        assertThat(ludoReading(SMALL, "faraway", "solve", "-", "--json").out())
                .matches("\\{\"score\":28,\"cards\":\\[[\\d,]+],\"proved\":true,\"bound\":28,\"boxes\":\\d+,"
                        + "\"milliseconds\":0}\n");
    }

    @Test
    void whenTheTimeIsOverTheBestSoFarIsGivenAllTheSame() throws Exception {
        String deck = Files.writeString(
                        folder.resolve("deck.txt"), Instance.full().toString())
                .toString();
        Typed typed = ludo("faraway", "solve", deck, "--time", "0");
        assertThat(typed.exitCode()).isEqualTo(3);
        assertThat(typed.err())
                .matches(
                        "Not proved to be the best: the time given is over \\(.*\\); no tableau scores more than \\d+\\.\n");
        assertThat(ludoReading(typed.out(), "faraway", "check", deck, "-").exitCode())
                .isZero();
        assertThat(ludo("faraway", "solve", deck, "--time", "0", "--json", "--all")
                        .out())
                .contains("\"proved\":false", "\"spent\":\"time\"}")
                .doesNotContain("optimal");
        assertThat(ludo("faraway", "solve", deck, "--time", "0", "--all").err())
                .endsWith(". The list may be incomplete: others may be as good, or better.\n");
    }

    @Test
    void tooFewRegionsAreImpossibleAndNothingIsWritten() {
        Path file = folder.resolve("best.txt");
        assertThat(ludoReading("1 2 3 101", "faraway", "solve", "-", "-o", file.toString()))
                .isEqualTo(new Typed(2, "", "-: no tableau is possible: it takes 8 regions and the instance has 3\n"));
        assertThat(file).doesNotExist();
        assertThat(ludoReading("1 2 3", "faraway", "solve", "-", "--json").out())
                .startsWith("{\"code\":\"TOO_FEW_REGIONS\",\"place\":{\"file\":\"");
    }

    @Test
    void aMalformedInstanceIsBadInput() {
        assertThat(ludoReading("1 2\n3 100\n", "faraway", "solve", "-"))
                .isEqualTo(
                        new Typed(65, "", "-:2:3: a card from 1 to 68 or from 101 to 145 was expected, not \"100\"\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2"})
    void everyBestTableauIsListedAndCounted(String threads) {
        String regions = "1 2 4 6 7 8 10 13 14";
        Typed all = ludoReading(regions, "faraway", "solve", "-", "--all", "--threads", threads);
        assertThat(all.exitCode()).isZero();
        String[] lines = all.out().split("\n", -1);
        int count = lines.length - 2;
        int best = Integer.parseInt(lines[count]);
        assertThat(count).isGreaterThan(1);
        assertThat(all.out().lines().distinct()).hasSize(count + 1);
        assertThat(all.err()).endsWith(" " + count + " tableaux do.\n");
        for (int i = 0; i < count; i++) {
            assertThat(ludo("faraway", "score", lines[i]).out()).isEqualTo(best + "\n");
        }
        assertThat(ludoReading(regions, "faraway", "solve", "-", "--all", "--json")
                        .out())
                .contains("\"count\":" + count + ",\"optimal\":[[");
    }

    @Test
    void aListThatWouldBeTooLongIsCut() {
        // Only card 3 scores, wherever it lies, so all 8! orders are as good.
        Typed all = ludoReading("1 2 3 4 6 7 8 12", "faraway", "solve", "-", "--all", "--at-most");
        assertThat(all.out()).hasLineCount(1001).endsWith("\n4\n");
        assertThat(all.err()).endsWith(" 40,320 tableaux do, 1000 of them listed.\n");
    }

    @Test
    void atMostTakesTheSanctuariesThereAre() {
        String instance = "10 11 29 34 59 60 62 66";
        assertThat(ludoReading(instance, "faraway", "solve", "-").out()).endsWith("\n2\n");
        assertThat(ludoReading(instance, "faraway", "solve", "-", "--at-most").out())
                .endsWith("\n14\n");
    }
}
