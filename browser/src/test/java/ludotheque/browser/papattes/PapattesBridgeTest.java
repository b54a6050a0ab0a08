package ludotheque.browser.papattes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
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
        JsonValue head = ask(tell("newMatch", MAP, "7", "random", "idle"));
        assertThat(head.need("map").string()).isEqualTo("clairiere");
        assertThat(head.need("terrain").need("zones").string()).hasSize(1600);
        JsonValue first = ask(tell("advance", 3));
        assertThat(number(first.need("turns"))).isEqualTo(3);
        assertThat(first.need("scores").array()).hasSize(6);
        assertThat(first.need("over").bool()).isFalse();
        JsonValue rest = ask(tell("advance", 1000));
        assertThat(number(rest.need("turns"))).isEqualTo(200);
        assertThat(rest.need("over").bool()).isTrue();
        assertThat(rest.need("waits").bool()).isTrue();
    }

    @Test
    void everyMomentOfAMatchIsShownAgain() throws BadInput {
        tell("newMatch", MAP, "7", "random", "random");
        tell("advance", 20);
        int entries = log(8).array().size();
        assertThat(entries).isPositive();
        assertThat(tell("show", 8, 0, 0)).isNotEqualTo(tell("show", 8, entries, 0));
        assertThat(ask(tell("show", 8, 0, 0)).need("scene").need("running").bool())
                .isTrue();
        JsonValue end = ask(tell("show", 8, entries + 1, 0)).need("scene");
        assertThat(end.need("running").bool()).isFalse();
        assertThat(number(end.need("turn"))).isEqualTo(8);
        assertThat(end.need("characters").array()).hasSize(80);
        assertThat(number(ask(tell("show", -1, 0, 0)).need("scene").need("turn")))
                .isEqualTo(-1);
    }

    @Test
    void aRecordIsWatchedAsItWasPlayed() throws BadInput {
        tell("newMatch", MAP, "7", "random", "random");
        tell("advance", 200);
        String last = tell("show", 199, 1_000_000, 0);
        String record = record();
        assertThat(number(ask(tell("watch", record)).need("length"))).isEqualTo(200);
        assertThat(tell("advance", 200)).doesNotContain("difference");
        assertThat(tell("show", 199, 1_000_000, 0)).isEqualTo(last);
    }

    @Test
    void aRecordThatBreaksTheRulesSaysWhere() throws BadInput {
        tell("newMatch", MAP, "7", "idle", "idle");
        tell("advance", 200);
        String record = record();
        tell("watch", record.replaceFirst("\nturn (\\d+)\n", "\nturn $1\nse_deplacer 0 0 0 1\n"));
        assertThat(tell("advance", 4)).contains("\"difference\":{\"turn\":0,\"recorded\":\"se_deplacer 0 0 0 1\"");
    }

    @Test
    void aPersonDecidesAHalfTurnBeforeItIsPlayed() throws BadInput {
        tell("newMatch", MAP, "7", "person", "random");
        JsonValue waiting = ask(tell("advance", 10));
        assertThat(number(waiting.need("turns"))).isZero();
        assertThat(waiting.need("waits").bool()).isTrue();

        int[] step = aStep();
        JsonValue moved = ask(tell("act", "se_deplacer", step[0], step[1]));
        assertThat(moved.need("answer").string()).isEqualTo("OK");
        assertThat(number(moved.need("drafts").array().get(0).need("standing"))).isEqualTo(1);
        assertThat(tell("undo", 1, step[0]))
                .startsWith("{\"drafts\":[{\"standing\":0,")
                .contains("\"choices\":{");
        tell("act", "se_deplacer", step[0], step[1]);
        assertThat(tell("act", "se_deplacer", step[0], step[1])).contains("DEPLACEMENT_INVALIDE");

        tell("decide", 0);
        assertThat(number(ask(tell("advance", 10)).need("turns"))).isEqualTo(2);
        assertThat(log(0).array()).hasSize(1);
    }

    @Test
    void twoPeopleDecideInTurns() throws BadInput {
        tell("newMatch", MAP, "7", "person", "person");
        for (int turn = 0; turn < 4; turn++) {
            assertThat(number(ask(tell("advance", 10)).need("turns"))).isEqualTo(turn);
            int[] step = aStep();
            tell("act", "se_deplacer", step[0], step[1]);
            tell("decide", 0);
        }
        tell("advance", 10);
        String record = record();
        tell("resume", record);
        assertThat(number(ask(tell("advance", 10)).need("turns"))).isEqualTo(4);
        assertThat(log(3).array()).hasSize(1);
    }

    @Test
    void goingOnWithASavedMatchRewritesNothing() throws BadInput {
        tell("newMatch", MAP, "7", "person", "random");
        tell("decide", 0);
        tell("advance", 2);
        String saved = record().replaceFirst("\nturn \\d+\n", "\nturn 1234567\nout \"🐕\"\n")
                .replaceFirst("init \\d+\nturn", "init 42\nlost timeout \"1500 ms\"\nturn");
        tell("resume", saved);
        tell("advance", 10);
        assertThat(record()).startsWith(saved);
    }

    @Test
    void aGameOfAPersonGoesOnFromItsRecord() throws BadInput {
        tell("newMatch", MAP, "7", "random", "person");
        tell("advance", 10);
        int[] step = aStep();
        tell("act", "se_deplacer", step[0], step[1]);
        tell("decide", 0);
        tell("advance", 10);
        String before = tell("show", 2, 1_000_000, 0);
        String record = record();

        tell("resume", record);
        JsonValue resumed = ask(tell("advance", 10));
        assertThat(number(resumed.need("turns"))).isEqualTo(3);
        assertThat(tell("show", 2, 1_000_000, 0)).isEqualTo(before);
        tell("decide", 0);
        assertThat(number(ask(tell("advance", 10)).need("turns"))).isEqualTo(5);
    }

    @Test
    void aCharacterWalksAWayInOneGo() throws BadInput {
        tell("newMatch", MAP, "7", "person", "random");
        tell("advance", 10);
        int[] step = aStep();
        JsonValue walked = ask(tell("walk", step[0], step[1] + " " + step[1]));
        assertThat(walked.need("drafts").array()).hasSize(1);
        assertThat(walked.need("answer").string()).isNotEqualTo("OK");
        assertThat(tell("walk", step[0], place(walked, step[0]) + "")).contains("\"drafts\":[]");
    }

    @Test
    void aDecidedHalfTurnIsAnsweredWithTheNextOne() throws BadInput {
        tell("newMatch", MAP, "7", "person", "random");
        tell("advance", 10);
        JsonValue news = ask(tell("decide", 2));
        assertThat(number(news.need("turns"))).isEqualTo(2);
        assertThat(news.need("record").string()).startsWith("papattes ");
        assertThat(number(news.need("draft").need("standing"))).isZero();
    }

    @Test
    void aChampionFinishesForAPersonAfterWhatThePersonDid() throws BadInput {
        tell("newMatch", MAP, "7", "person", "random");
        tell("advance", 10);
        int[] step = aStep();
        JsonValue acted = ask(tell("act", "se_deplacer", step[0], step[1]));
        assertThat(place(acted, step[0])).isEqualTo(step[1]);
        JsonValue news = ask(tell("handOver", "harvester", 1000));
        assertThat(news.need("over").bool()).isTrue();
        assertThat(number(news.need("turns"))).isEqualTo(200);
        assertThat(log(0).array().get(0).string()).startsWith("se_deplacer ");
        assertThat(log(0).array().size()).isGreaterThan(1);
        String record = news.need("record").string();
        assertThat(record).contains("player \"person\"").containsOnlyOnce("out \"harvester\"");
        tell("watch", record);
        assertThat(ask(tell("advance", 1000)).get("difference")).isNull();
    }

    private static int place(JsonValue done, int character) throws BadInput {
        return number(done.need("drafts")
                .array()
                .get(0)
                .need("scene")
                .need("characters")
                .array()
                .get(4 * character));
    }

    /** A character of the person, and a cell that it may step on. */
    private static int[] aStep() throws BadInput {
        for (int character = 0; character < 20; character++) {
            List<JsonValue> reach = ask(tell("choices", character))
                    .need("choices")
                    .need("reach")
                    .array();
            if (!reach.isEmpty()) {
                return new int[] {character, number(reach.get(0))};
            }
        }
        throw new AssertionError("nobody can move");
    }

    @Test
    void whatCannotBeReadIsSaid() {
        assertThat(tell("check", "papattes 1\nmap\n")).startsWith("{\"mistake\":{\"code\":\"BAD_INPUT\",");
        assertThat(tell("watch", "papattes 2\n")).startsWith("{\"mistake\":{\"code\":\"BAD_INPUT\",");
        assertThat(tell("newMatch", "{}", "1", "idle", "idle")).startsWith("{\"mistake\":");
        assertThat(tell("newMatch", MAP, "1", "idle", "nobody")).startsWith("{\"mistake\":{\"code\":\"CHAMPION\",");
    }

    private static String tell(String function, Object... arguments) {
        return PapattesBridge.BRIDGE.ask(
                function, Arrays.stream(arguments).map(String::valueOf).toArray(String[]::new));
    }

    private static String record() throws BadInput {
        return ask(tell("advance", 0)).need("record").string();
    }

    private static JsonValue log(int turn) throws BadInput {
        return ask(tell("show", turn, 0, 1)).need("log").need("entries");
    }

    private static JsonValue ask(String answer) throws BadInput {
        return JsonValue.parse(answer);
    }

    private static int number(JsonValue value) throws BadInput {
        return (int) value.number(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }
}
