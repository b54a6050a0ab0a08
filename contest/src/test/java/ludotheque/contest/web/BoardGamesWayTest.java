package ludotheque.contest.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import ludotheque.cameleon.CameleonGame;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.contest.store.Secrets;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.MemoryxGame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Contests of Mémoryx and of Caméléon, from the organiser's link to a tournament's table, with real programs. */
class BoardGamesWayTest {
    @TempDir
    Path folder;

    private Contest contest;
    private Visitor organiser;
    private long id;

    @BeforeEach
    void serve() {
        contest = start();
        organiser = contest.organiser();
    }

    Contest start() {
        return Contest.start(folder, 1);
    }

    @AfterEach
    void close() {
        contest.close();
    }

    private void open(String game, boolean hasLadder) {
        id = Contest.open(organiser, game, hasLadder);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private JsonValue kit(String game, String word) throws Exception {
        Visitor.Answer kits = contest.visitor().get("languages?game=" + game).expect(200);
        for (JsonValue kit : kits.json().need("items").array()) {
            if (kit.need("word").string().equals(word)) {
                return kit;
            }
        }
        throw new AssertionError(kits.body());
    }

    /** Hands the kit of a language in as it is. */
    private Visitor.Answer handInKit(Visitor candidate, String game, String word) throws Exception {
        JsonValue kit = kit(game, word);
        return Contest.handIn(
                candidate, id, kit.need("file").string(), bytes(kit.need("text").string()));
    }

    private Visitor.Answer done(Visitor visitor, long match) {
        return Contest.until(
                () -> visitor.get("matches/" + match).expect(200),
                answer -> answer.text("state").equals("done"));
    }

    private static JsonValue record(Visitor visitor, long match) throws Exception {
        return JsonValue.parse(
                visitor.get("matches/" + match + "/record").expect(200).body());
    }

    /** What both have at the end of a record, by the game's own rules; the game must be over. */
    private static List<Long> scores(String game, String record) throws Exception {
        if (game.equals("memoryx")) {
            Memoryx end = MemoryxGame.parse(record).position();
            assertThat(end.isOver()).isTrue();
            return List.of((long) end.scores()[0], (long) end.scores()[1]);
        }
        Game end = CameleonGame.parse(record).position();
        assertThat(end.isOver()).isTrue();
        return List.of((long) end.board().count(Colour.RED), (long) end.board().count(Colour.BLUE));
    }

    @ParameterizedTest
    @CsvSource({"memoryx, 5x5", "cameleon, brave-6"})
    void aProgramMeetsALevelAndItsMatchesComeToTheTable(String game, String table) throws Exception {
        open(game, false);
        Visitor ada = contest.candidate(organiser, id, "Ada");
        assertThat(ada.get("kits/c?game=" + game).expect(200).body())
                .startsWith("PK")
                .contains(game + "-c/" + game + ".c", game + "-c/players.md", game + "-c/joueurs.md");
        // The kit, with something to say that is for nobody else.
        String talkative = kit(game, "python")
                .need("text")
                .string()
                .replace(
                        "for line in sys.stdin:\n",
                        "for line in sys.stdin:\n    print('my secret', file=sys.stderr)\n");
        Visitor.Answer version = Contest.handIn(ada, id, "player.py", bytes(talkative));
        assertThat(version.text("state")).as(version.body()).isEqualTo("ready");
        assertThat(version.text("language")).isEqualTo("python");
        assertThat(version.size("validation")).isEqualTo(3);

        long random = WholeWayTest.championNamed(ada, id, "random");
        Visitor.Answer asked = ada.post(
                        "contests/" + id + "/matches",
                        new Json()
                                .object()
                                .field("opponent", random)
                                .field("map", mapNamed(table))
                                .end())
                .expect(201);
        Set<String> deals = new HashSet<>();
        for (int side = 0; side < 2; side++) {
            long match = asked.number("matches", String.valueOf(side));
            Visitor.Answer done = done(ada, match);
            OpenApiTest.assertFits("Match", done.json());
            assertThat(done.text("game")).isEqualTo(game);
            assertThat(done.text("seats", String.valueOf(side), "name")).isEqualTo("Ada");
            assertThat(done.number("seats", String.valueOf(side), "slowest")).isPositive();

            JsonValue own = record(ada, match);
            JsonValue others = record(contest.visitor(), match);
            assertThat(own.need("words").string()).contains("my secret");
            assertThat(others.get("words")).isNull();
            String record = others.need("record").string();
            assertThat(own.need("record").string()).isEqualTo(record);
            List<Long> scores = scores(game, record);
            for (int seat = 0; seat < 2; seat++) {
                assertThat(done.number("seats", String.valueOf(seat), "score")).isEqualTo(scores.get(seat));
                assertThat(others.need("names").array().get(seat).string())
                        .isEqualTo(done.text("seats", String.valueOf(seat), "name"));
            }
            deals.add(record.lines()
                    .filter(line -> line.startsWith("deal"))
                    .findFirst()
                    .orElse(""));
        }
        assertThat(deals).as("both seats on the same deal").hasSize(1);

        Visitor.Answer standings = Contest.until(
                () -> contest.visitor().get("contests/" + id + "/standings").expect(200),
                answer -> answer.body().contains("\"blocks\":1"));
        assertThat(standings.size("rows")).as("five levels and Ada").isEqualTo(6);
    }

    private long mapNamed(String name) {
        Visitor.Answer maps = organiser.get("contests/" + id + "/maps").expect(200);
        for (int i = 0; i < maps.size("items"); i++) {
            if (maps.text("items", String.valueOf(i), "name").equals(name)) {
                return maps.number("items", String.valueOf(i), "id");
            }
        }
        throw new AssertionError(maps.body());
    }

    @ParameterizedTest
    @ValueSource(strings = {"memoryx", "cameleon"})
    @Tag("slow")
    void aTournamentPlaysFreshDealsFromItsCommittedSeed(String game) throws Exception {
        open(game, false);
        // One table, played on as often as there are rounds.
        Visitor.Answer maps = organiser.get("contests/" + id + "/maps").expect(200);
        for (int i = 1; i < maps.size("items"); i++) {
            organiser
                    .delete("contests/" + id + "/maps/" + maps.number("items", String.valueOf(i), "id"))
                    .expect(204);
        }
        Visitor ada = contest.candidate(organiser, id, "Ada");
        Visitor bob = contest.candidate(organiser, id, "Bob");
        for (Visitor.Answer version : List.of(handInKit(ada, game, "c"), handInKit(bob, game, "java"))) {
            assertThat(version.text("state")).as(version.body()).isEqualTo("ready");
        }
        Contest.move(organiser, "contests/" + id, "closed");
        long tournament = Contest.tournament(organiser, id, 3);
        Contest.move(organiser, "tournaments/" + tournament, "locked");
        String commitment =
                organiser.get("tournaments/" + tournament).expect(200).text("commitment");
        Contest.move(organiser, "tournaments/" + tournament, "playing");
        Visitor.Answer over = Contest.until(
                () -> organiser.get("tournaments/" + tournament).expect(200),
                answer -> answer.text("state").equals("complete"));
        assertThat(over.number("matches")).isEqualTo(6);
        assertThat(over.number("played")).isEqualTo(6);
        Contest.move(organiser, "tournaments/" + tournament, "published");
        String seed = organiser.get("tournaments/" + tournament).expect(200).text("seed");
        assertThat(Secrets.hash(seed)).isEqualTo(commitment);

        Visitor.Answer played = organiser
                .get("contests/" + id + "/matches?tournament=" + tournament)
                .expect(200);
        Map<Long, Set<String>> openings = new HashMap<>();
        for (int i = 0; i < played.size("items"); i++) {
            String record = record(organiser, played.number("items", String.valueOf(i), "id"))
                    .need("record")
                    .string();
            openings.computeIfAbsent(played.number("items", String.valueOf(i), "block"), block -> new HashSet<>())
                    .add(record.lines()
                            .filter(line -> line.startsWith("seed ") || line.startsWith("R "))
                            .findFirst()
                            .orElseThrow());
        }
        assertThat(openings)
                .hasSize(3)
                .allSatisfy((block, drawn) -> assertThat(drawn).hasSize(1));
        assertThat(new HashSet<>(openings.values())).as("a deal for each block").hasSizeGreaterThan(1);
        if (game.equals("memoryx")) {
            // Anybody can check it: the deal of block k is that of SHA-256(SEED match k).
            Set<String> expected = new HashSet<>();
            for (int block = 0; block < 3; block++) {
                expected.add("seed "
                        + Long.parseUnsignedLong(
                                Secrets.hash(seed + " match " + block).substring(0, 16), 16));
            }
            assertThat(openings.values())
                    .allSatisfy(drawn -> assertThat(expected).containsAll(drawn));
        }
        Visitor.Answer table = Contest.until(
                () -> organiser.get("tournaments/" + tournament + "/standings").expect(200),
                answer -> answer.number("rows", "0", "blocks") == 3);
        assertThat(table.number("rows", "0", "points") + table.number("rows", "1", "points"))
                .as("two points for each of six matches")
                .isEqualTo(12);
    }

    private static final String FAILING = """
            import sys
            for line in sys.stdin:
                if line.startswith("ludo"):
                    print("ready", flush=True)
                elif line.startswith("move"):
                    %s
            """;

    @ParameterizedTest
    @CsvSource({
        "memoryx, 'print(\"flip 99\", flush=True)', illegal, there is no place 99",
        "cameleon, 'print(\"G 1 1\", flush=True)', protocol, a move like",
        "memoryx, 'sys.exit(\"lost my cards\")', crashed, lost my cards",
    })
    @Tag("slow")
    void whyAProgramFailsIsToldToItsTeam(String game, String action, String cause, String why) {
        open(game, false);
        Visitor ada = contest.candidate(organiser, id, "Ada");
        Visitor.Answer version = Contest.handIn(ada, id, "player.py", bytes(FAILING.formatted(action)));
        assertThat(version.text("state")).as(version.body()).isEqualTo("falls");
        assertThat(version.text("reason", "en")).contains(why);
        assertThat(version.text("reason", "fr")).startsWith("le programme ");
        assertThat(version.body()).contains("\"cause\":\"" + cause + "\"");
    }

    @Test
    void aLevelPlaysOnlyItsOwnVariantAndTablesAreCheckedAndNumbered() {
        open("cameleon", false);
        assertThat(addTable("temeraire-13").expect(400).text("en")).contains("a table like temeraire-12");
        Visitor.Answer maps = addTable("temeraire-12").expect(200);
        assertThat(maps.text("items", String.valueOf(maps.size("items") - 1), "name"))
                .isEqualTo("temeraire-12-2");

        Visitor ada = contest.candidate(organiser, id, "Ada");
        assertThat(Contest.handIn(ada, id, "player.c", bytes("int main() {\n")).text("state"))
                .isEqualTo("compile-error");
        assertThat(ask(ada, "perfect", "brave-6").expect(409).text("code")).isEqualTo("NOTHING_TO_PLAY");
    }

    private Visitor.Answer addTable(String table) {
        return organiser.post(
                "contests/" + id + "/maps",
                new Json().object().field("table", table).end());
    }

    private Visitor.Answer ask(Visitor visitor, String opponent, String map) {
        return visitor.post(
                "contests/" + id + "/matches",
                new Json()
                        .object()
                        .field("opponent", WholeWayTest.championNamed(visitor, id, opponent))
                        .field("map", mapNamed(map))
                        .end());
    }

    @Test
    @Tag("slow")
    void theLadderLetsAProgramMeetEveryLevelWhereItPlays() throws Exception {
        open("cameleon", true);
        for (String table : List.of("temeraire-12", "brave-12")) {
            organiser.delete("contests/" + id + "/maps/" + mapNamed(table)).expect(204);
        }
        Visitor ada = contest.candidate(organiser, id, "Ada");
        assertThat(handInKit(ada, "cameleon", "c").text("state")).isEqualTo("ready");
        assertThat(ask(ada, "two-ply", "temeraire-6").expect(409).text("code")).isEqualTo("NOT_ON_THIS_MAP");

        // Four deals with each level of each variant: random, greedy, careful and perfect; random, greedy and two-ply.
        Visitor.Answer table = Contest.until(
                () -> ada.get("contests/" + id + "/standings").expect(200),
                answer -> answer.body().contains("\"blocks\":28"));
        long ours = 0;
        for (int i = 0; i < table.size("rows"); i++) {
            ours += table.number("rows", String.valueOf(i), "blocks");
        }
        assertThat(ours).as("hers, and each of them once more with a level").isEqualTo(2 * 28);
        assertThat(table.number("rows", "0", "falls")).isZero();
    }

    @Test
    @Tag("slow")
    void aMatchIsShownWhileItIsPlayed() throws Exception {
        open("memoryx", false);
        Visitor ada = contest.candidate(organiser, id, "Ada");
        // Slow where it is looked at, and not in its validation.
        String slow = kit("memoryx", "python")
                .need("text")
                .string()
                .replace("import sys\n", "import sys\nimport time\n")
                .replace(
                        "        print(\"flip\"",
                        "        time.sleep(0.5 if len(places) > 40 else 0)\n        print(\"flip\"");
        assertThat(Contest.handIn(ada, id, "player.py", bytes(slow)).text("state"))
                .isEqualTo("ready");
        long match = ask(ada, "perfect", "7x7").expect(201).number("matches", "0");
        Visitor.Answer live = Contest.until(
                () -> contest.visitor().get("matches/" + match + "/record"), answer -> answer.status() == 200);
        JsonValue soFar = JsonValue.parse(live.body());
        assertThat(soFar.need("scores").isNull()).as(live.body()).isTrue();
        assertThat(MemoryxGame.parse(soFar.need("record").string()).position().isOver())
                .isFalse();
        assertThat(soFar.need("names").array().get(0).string()).isEqualTo("Ada");
    }
}
