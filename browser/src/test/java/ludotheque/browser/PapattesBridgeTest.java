package ludotheque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.JsonValue;
import ludotheque.papattes.map.ShippedMaps;
import org.junit.jupiter.api.Test;

class PapattesBridgeTest {
    private static final String MAP = clairiere();

    private static String clairiere() {
        try (InputStream in = ShippedMaps.class.getResourceAsStream(ShippedMaps.resource("clairiere"))) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Test
    void aMatchOfChampionsIsPlayedInSlices() throws BadInput {
        JsonValue head = ask(PapattesBridge.papattesNew(MAP, "7", "random", "idle"));
        assertThat(head.need("map").string()).isEqualTo("clairiere");
        assertThat(head.need("zones").string()).hasSize(1600);
        JsonValue first = ask(PapattesBridge.papattesAdvance(3));
        assertThat(number(first.need("turns"))).isEqualTo(3);
        assertThat(first.need("scores").array()).hasSize(6);
        assertThat(first.need("over").bool()).isFalse();
        JsonValue rest = ask(PapattesBridge.papattesAdvance(1000));
        assertThat(number(rest.need("turns"))).isEqualTo(200);
        assertThat(rest.need("over").bool()).isTrue();
        assertThat(rest.need("waits").bool()).isTrue();
    }

    @Test
    void everyMomentOfAMatchIsShownAgain() throws BadInput {
        PapattesBridge.papattesNew(MAP, "7", "random", "random");
        PapattesBridge.papattesAdvance(20);
        int entries = ask(PapattesBridge.papattesLog(8)).need("entries").array().size();
        assertThat(entries).isPositive();
        assertThat(PapattesBridge.papattesShow(8, 0)).isNotEqualTo(PapattesBridge.papattesShow(8, entries));
        assertThat(ask(PapattesBridge.papattesShow(8, 0)).need("running").bool())
                .isTrue();
        JsonValue end = ask(PapattesBridge.papattesShow(8, entries + 1));
        assertThat(end.need("running").bool()).isFalse();
        assertThat(number(end.need("turn"))).isEqualTo(8);
        assertThat(end.need("characters").array()).hasSize(80);
        assertThat(number(ask(PapattesBridge.papattesShow(-1, 0)).need("turn"))).isEqualTo(-1);
    }

    @Test
    void aRecordIsWatchedAsItWasPlayed() throws BadInput {
        PapattesBridge.papattesNew(MAP, "7", "random", "random");
        PapattesBridge.papattesAdvance(200);
        String last = PapattesBridge.papattesShow(199, 1_000_000);
        String record = ask(PapattesBridge.papattesRecord()).need("record").string();
        assertThat(number(ask(PapattesBridge.papattesOpen(record)).need("length")))
                .isEqualTo(200);
        assertThat(PapattesBridge.papattesAdvance(200)).doesNotContain("difference");
        assertThat(PapattesBridge.papattesShow(199, 1_000_000)).isEqualTo(last);
    }

    @Test
    void aRecordThatBreaksTheRulesSaysWhere() throws BadInput {
        PapattesBridge.papattesNew(MAP, "7", "idle", "idle");
        PapattesBridge.papattesAdvance(4);
        String record = ask(PapattesBridge.papattesRecord()).need("record").string();
        PapattesBridge.papattesOpen(record.replaceFirst("\nturn (\\d+)\n", "\nturn $1\nse_deplacer 0 0 0 1\n"));
        assertThat(PapattesBridge.papattesAdvance(4))
                .contains("\"difference\":{\"turn\":0,\"recorded\":\"se_deplacer 0 0 0 1\"");
    }

    @Test
    void aPersonDecidesAHalfTurnBeforeItIsPlayed() throws BadInput {
        PapattesBridge.papattesNew(MAP, "7", "person", "random");
        JsonValue waiting = ask(PapattesBridge.papattesAdvance(10));
        assertThat(number(waiting.need("turns"))).isZero();
        assertThat(waiting.need("waits").bool()).isTrue();

        int[] step = aStep();
        JsonValue moved = ask(PapattesBridge.papattesAct("se_deplacer", step[0], step[1]));
        assertThat(moved.need("answer").string()).isEqualTo("OK");
        assertThat(number(moved.need("standing"))).isEqualTo(1);
        assertThat(PapattesBridge.papattesUndo()).startsWith("{\"standing\":0,");
        PapattesBridge.papattesAct("se_deplacer", step[0], step[1]);
        assertThat(PapattesBridge.papattesAct("se_deplacer", step[0], step[1])).contains("CIBLE_INVALIDE");

        PapattesBridge.papattesDecide();
        assertThat(number(ask(PapattesBridge.papattesAdvance(10)).need("turns")))
                .isEqualTo(2);
        assertThat(ask(PapattesBridge.papattesLog(0)).need("entries").array()).hasSize(1);
    }

    @Test
    void twoPeopleDecideInTurns() throws BadInput {
        PapattesBridge.papattesNew(MAP, "7", "person", "person");
        for (int turn = 0; turn < 4; turn++) {
            assertThat(number(ask(PapattesBridge.papattesAdvance(10)).need("turns")))
                    .isEqualTo(turn);
            int[] step = aStep();
            PapattesBridge.papattesAct("se_deplacer", step[0], step[1]);
            PapattesBridge.papattesDecide();
        }
        PapattesBridge.papattesAdvance(10);
        String record = ask(PapattesBridge.papattesRecord()).need("record").string();
        PapattesBridge.papattesResume(record);
        assertThat(number(ask(PapattesBridge.papattesAdvance(10)).need("turns")))
                .isEqualTo(4);
        assertThat(ask(PapattesBridge.papattesLog(3)).need("entries").array()).hasSize(1);
    }

    @Test
    void goingOnWithASavedMatchRewritesNothing() throws BadInput {
        PapattesBridge.papattesNew(MAP, "7", "person", "random");
        PapattesBridge.papattesDecide();
        PapattesBridge.papattesAdvance(2);
        String saved = ask(PapattesBridge.papattesRecord())
                .need("record")
                .string()
                .replaceFirst("\nturn \\d+\n", "\nturn 1234567\nout \"🐕\"\n")
                .replaceFirst("init \\d+\nturn", "init 42\nlost timeout \"1500 ms\"\nturn");
        PapattesBridge.papattesResume(saved);
        PapattesBridge.papattesAdvance(10);
        assertThat(ask(PapattesBridge.papattesRecord()).need("record").string()).startsWith(saved);
    }

    @Test
    void theShippedMapsComeInTheirOrder() {
        assertThat(PapattesBridge.papattesMaps()).startsWith("{\"maps\":[\"clairiere\",\"verger\",");
    }

    @Test
    void aGameOfAPersonGoesOnFromItsRecord() throws BadInput {
        PapattesBridge.papattesNew(MAP, "7", "random", "person");
        PapattesBridge.papattesAdvance(10);
        int[] step = aStep();
        PapattesBridge.papattesAct("se_deplacer", step[0], step[1]);
        PapattesBridge.papattesDecide();
        PapattesBridge.papattesAdvance(10);
        String before = PapattesBridge.papattesShow(2, 1_000_000);
        String record = ask(PapattesBridge.papattesRecord()).need("record").string();

        PapattesBridge.papattesResume(record);
        JsonValue resumed = ask(PapattesBridge.papattesAdvance(10));
        assertThat(number(resumed.need("turns"))).isEqualTo(3);
        assertThat(PapattesBridge.papattesShow(2, 1_000_000)).isEqualTo(before);
        PapattesBridge.papattesDecide();
        assertThat(number(ask(PapattesBridge.papattesAdvance(10)).need("turns")))
                .isEqualTo(5);
    }

    /** Some step that the rules offer a character of the person. */
    private static int[] aStep() throws BadInput {
        List<JsonValue> characters =
                ask(PapattesBridge.papattesDraft()).need("characters").array();
        for (int at = 0; at < characters.size(); at += 4) {
            int cell = number(characters.get(at));
            List<JsonValue> reach =
                    ask(PapattesBridge.papattesChoices(cell)).need("reach").array();
            if (!reach.isEmpty()) {
                return new int[] {number(reach.get(1)), number(reach.get(0))};
            }
        }
        throw new AssertionError("nobody can move");
    }

    @Test
    void whatCannotBeReadIsSaid() {
        assertThat(PapattesBridge.papattesCheck("papattes 1\nmap\n")).startsWith("{\"error\":{\"code\":\"BAD_INPUT\",");
        assertThat(PapattesBridge.papattesOpen("papattes 2\n")).startsWith("{\"error\":{\"code\":\"BAD_INPUT\",");
        assertThat(PapattesBridge.papattesNew("{}", "1", "idle", "idle")).startsWith("{\"error\":");
        assertThat(PapattesBridge.papattesNew(MAP, "1", "idle", "nobody"))
                .startsWith("{\"refusal\":{\"code\":\"CHAMPION\",");
    }

    private static JsonValue ask(String answer) throws BadInput {
        return JsonValue.parse(answer);
    }

    private static int number(JsonValue value) throws BadInput {
        return (int) value.number(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }
}
