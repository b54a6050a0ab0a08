package ludotheque.papattes.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.SeededRandom;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Paddock;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class MapFileTest {
    /** The first line of the rows in {@link #good}. */
    private static final int ROWS = 3;

    /** A small valid map, one thing a line: the line of each field is easy to count. */
    private static List<String> good() {
        List<String> lines = new ArrayList<>(List.of("{\"nom\": \"petite\",", "\"lignes\": ["));
        for (int line = 0; line < 40; line++) {
            String row = ".".repeat(40);
            if (line == 5) {
                row = ".....N" + ".".repeat(28) + "N" + ".".repeat(5);
            } else if (line == 20) {
                row = "A.S.#~" + ".".repeat(34);
            }
            lines.add("\"" + row + "\"" + (line < 39 ? "," : "],"));
        }
        lines.add("\"joueurs\": [");
        lines.add("{\"niche\": [5, 5],");
        lines.add("\"chiens\": [[4, 5], [6, 5], [5, 4], [5, 6]],");
        lines.add("\"maitres\": [[4, 4], [6, 6], [4, 6], [6, 4], [3, 5], [7, 5]]},");
        lines.add("{\"niche\": [34, 5],");
        lines.add("\"chiens\": [[33, 5], [35, 5], [34, 4], [34, 6]],");
        lines.add("\"maitres\": [[33, 4], [35, 6], [33, 6], [35, 4], [32, 5], [36, 5]]}],");
        lines.add("\"arbres\": [{\"pos\": [0, 20], \"periode\": 5, \"premier\": 3}],");
        lines.add("\"squelettes\": [{\"pos\": [2, 20], \"age\": 0, \"periode\": 6, \"premier\": 5}],");
        lines.add("\"portails\": [{\"tour\": 12, \"pos\": [9, 9]}]}");
        return lines;
    }

    private static String text(List<String> lines) {
        return String.join("\n", lines);
    }

    @Test
    void theGoodMapIsRead() throws BadInput {
        GameMap map = MapFile.parse(text(good()));
        assertThat(map.name()).isEqualTo("petite");
        assertThat(map.teams().get(1).dogs().get(0)).isEqualTo(5 * 40 + 33);
        assertThat(map.trees()).containsExactly(new GameMap.Tree(800, 5, 3));
        assertThat(map.skeletons()).containsExactly(new GameMap.Skeleton(802, 0, 6, 5));
        assertThat(map.portals()).containsExactly(new GameMap.Portal(12, 9 * 40 + 9));
    }

    @Test
    void aMapWrittenAndReadIsTheSameOnOneLineAndOnMany() throws BadInput {
        GameMap map = MapFile.parse(text(good()));
        assertThat(MapFile.parse(MapFile.text(map))).isEqualTo(map);
        assertThat(MapFile.parse(MapFile.oneLine(map))).isEqualTo(map);
        assertThat(MapFile.oneLine(map)).doesNotContain("\n");
        Seeds.forEach(20, random -> {
            GameMap paddock = Paddock.map(random);
            assertThat(MapFile.parse(MapFile.text(paddock))).isEqualTo(paddock);
            assertThat(MapFile.parse(MapFile.oneLine(paddock))).isEqualTo(paddock);
        });
    }

    @Test
    void aNameMayHoldAnything() throws BadInput {
        String name = "a},{\"lignes\":[{\\ « é »\n";
        GameMap map = MapFile.parse(text(good()));
        GameMap renamed = new GameMap(name, map.rows(), map.teams(), map.trees(), map.skeletons(), map.portals());
        assertThat(MapFile.parse(MapFile.text(renamed))).isEqualTo(renamed);
        assertThat(MapFile.parse(MapFile.oneLine(renamed))).isEqualTo(renamed);
    }

    /** What is replaced, by what, the field that is blamed, its line and its column. */
    static Stream<Arguments> refusals() {
        int row20 = ROWS + 20;
        int joueurs = ROWS + 40;
        int niche0 = joueurs + 1;
        int chiens0 = joueurs + 2;
        int maitres0 = joueurs + 3;
        int niche1 = joueurs + 4;
        int chiens1 = joueurs + 5;
        int arbres = joueurs + 7;
        int squelettes = joueurs + 8;
        int portails = joueurs + 9;
        return Stream.of(
                Arguments.of("\"nom\": \"petite\",", "", "nom", 1, 1),
                Arguments.of("\"nom\": \"petite\"", "\"nom\": 5", "nom", 1, 9),
                Arguments.of("{\"nom\"", "{\"auteur\": 1, \"nom\"", "auteur", 1, 12),
                Arguments.of("\"lignes\": [", "\"lignes\": [\"\",", "lignes", 2, 11),
                Arguments.of("\"A.S.#~", "\"A.S.#", "lignes[20]", row20, 1),
                Arguments.of("\"A.S.#~", "\"A.S.#x", "lignes[20]", row20, 1),
                Arguments.of("\"A.S.#~" + ".".repeat(34) + "\"", "7", "lignes[20]", row20, 1),
                Arguments.of("\"A.S.#~", "\"AAS.#~", "lignes[20]", row20, 1),
                Arguments.of("\"A.S.#~", "\"ASS.#~", "lignes[20]", row20, 1),
                Arguments.of("\"A.S.#~", "\"ANS.#~", "lignes[20]", row20, 1),
                Arguments.of("\"joueurs\": [\n", "\"joueurs\": [ {}, \n", "joueurs", joueurs, 12),
                Arguments.of("{\"niche\": [5, 5],", "{\"chat\": 1, \"niche\": [5, 5],", "joueurs[0].chat", niche0, 10),
                Arguments.of("{\"niche\": [5, 5],", "{", "niche", niche0, 1),
                Arguments.of("{\"niche\": [5, 5],", "{\"niche\": 5,", "joueurs[0].niche", niche0, 11),
                Arguments.of("{\"niche\": [5, 5],", "{\"niche\": [5],", "joueurs[0].niche", niche0, 11),
                Arguments.of("{\"niche\": [5, 5],", "{\"niche\": [5, 6],", "joueurs[0].niche", niche0, 11),
                Arguments.of("{\"niche\": [5, 5],", "{\"niche\": [5, 40],", "joueurs[0].niche", niche0, 15),
                Arguments.of("{\"niche\": [5, 5],", "{\"niche\": [-1, 5],", "joueurs[0].niche", niche0, 12),
                Arguments.of("{\"niche\": [5, 5],", "{\"niche\": [\"5\", 5],", "joueurs[0].niche", niche0, 12),
                Arguments.of("{\"niche\": [34, 5],", "{\"niche\": [5, 5],", "joueurs[1].niche", niche1, 11),
                Arguments.of("[[4, 5], [6, 5], [5, 4], [5, 6]]", "[[4, 5]]", "joueurs[0].chiens", chiens0, 11),
                Arguments.of("[[4, 5], [6, 5]", "[[4, 5], [4, 5]", "joueurs[0].chiens[1]", chiens0, 20),
                Arguments.of("[[4, 5], [6, 5]", "[[4, 5], [9, 5]", "joueurs[0].chiens[1]", chiens0, 20),
                Arguments.of("[[4, 5], [6, 5]", "[[4, 5], true", "joueurs[0].chiens[1]", chiens0, 20),
                Arguments.of("\"chiens\": [[4, 5]", "\"chiens\": {}, \"x\": [[4, 5]", "joueurs[0].x", chiens0, 20),
                Arguments.of("[4, 4], [6, 6]", "[4, 5], [6, 6]", "joueurs[0].maitres[0]", maitres0, 13),
                Arguments.of("[[33, 5], [35, 5]", "[[33, 5], [6, 5]", "joueurs[1].chiens[1]", chiens1, 21),
                Arguments.of("\"arbres\": [", "\"arbres\": 7, \"x\": [", "x", arbres, 19),
                Arguments.of(
                        "{\"pos\": [0, 20], \"periode\": 5",
                        "{\"pos\": [1, 20], \"periode\": 5",
                        "arbres[0].pos",
                        arbres,
                        20),
                Arguments.of("\"periode\": 5", "\"periode\": 0", "arbres[0].periode", arbres, 40),
                Arguments.of("\"premier\": 3", "\"premier\": -1", "arbres[0].premier", arbres, 54),
                Arguments.of("\"premier\": 3", "\"premier\": null", "arbres[0].premier", arbres, 54),
                Arguments.of(", \"premier\": 3", "", "premier", arbres, 12),
                Arguments.of("\"premier\": 3", "\"premier\": 3, \"age\": 1", "arbres[0].age", arbres, 64),
                Arguments.of(
                        "\"premier\": 3}",
                        "\"premier\": 3}, {\"pos\": [0, 20], \"periode\": 1, \"premier\": 1}",
                        "arbres[1].pos",
                        arbres,
                        66),
                Arguments.of("\"premier\": 3}", "\"premier\": 3}, 4", "arbres[1]", arbres, 58),
                Arguments.of("\"age\": 0", "\"age\": 3", "squelettes[0].age", squelettes, 40),
                Arguments.of("\"periode\": 6", "\"periode\": 100001", "squelettes[0].periode", squelettes, 54),
                Arguments.of("\"pos\": [2, 20]", "\"pos\": [3, 20]", "squelettes[0].pos", squelettes, 24),
                Arguments.of("\"tour\": 12", "\"tour\": -1", "portails[0].tour", portails, 23),
                Arguments.of("\"pos\": [9, 9]", "\"pos\": [9, 99]", "portails[0].pos", portails, 38),
                Arguments.of("\"pos\": [9, 9]", "\"pos\": \"9,9\"", "portails[0].pos", portails, 34),
                Arguments.of("\"tour\": 12, ", "", "tour", portails, 14),
                Arguments.of(
                        "\"portails\": [{\"tour\": 12, \"pos\": [9, 9]}]",
                        "\"portails\": {}",
                        "portails",
                        portails,
                        13),
                Arguments.of("\"pos\": [9, 9]}", "\"pos\": [9, 9], \"age\": 1}", "portails[0].age", portails, 49));
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void everyRefusalNamesItsFieldWithLineAndColumn(String part, String instead, String field, int line, int column) {
        String good = text(good());
        assertThat(good).contains(part);
        BadInput bad = catchThrowableOfType(BadInput.class, () -> MapFile.parse(good.replace(part, instead)));
        assertThat(bad).isNotNull();
        assertThat(bad.expected().en()).contains(field);
        assertThat(bad.expected().fr()).contains(field);
        assertThat(bad.line()).as(bad.getMessage()).isEqualTo(line);
        assertThat(bad.column()).as(bad.getMessage()).isEqualTo(column);
    }

    @Test
    void aCharacterInAWallOrAPuddleIsRefused() {
        List<String> lines = good();
        lines.set(ROWS + 3, "\"" + ".....#" + ".".repeat(34) + "\",");
        BadInput bad = catchThrowableOfType(BadInput.class, () -> MapFile.parse(text(lines)));
        assertThat(bad.expected().en()).contains("joueurs[0].chiens[2]").contains("wall");
    }

    @Test
    void zonesThatOverlapAreRefused() {
        List<String> lines = good();
        lines.set(ROWS + 4, "\".....N" + ".....N" + ".".repeat(28) + "\",");
        String near = text(lines).replace("[34, 5]", "[11, 5]");
        BadInput bad = catchThrowableOfType(BadInput.class, () -> MapFile.parse(near));
        assertThat(bad.expected().en()).contains("joueurs[1].niche").contains("overlap");
    }

    @Test
    void moreThanAThousandPortalsAreRefused() throws BadInput {
        String portal = "{\"tour\": 12, \"pos\": [9, 9]}";
        String thousand = text(good())
                .replace(
                        portal,
                        String.join(
                                ",", Stream.generate(() -> portal).limit(1000).toList()));
        assertThat(MapFile.parse(thousand).portals()).hasSize(1000);
        String more = thousand.replace("\"portails\": [", "\"portails\": [" + portal + ",");
        assertThat(catchThrowableOfType(BadInput.class, () -> MapFile.parse(more))
                        .expected()
                        .en())
                .contains("portails");
    }

    @Test
    void randomEditsOfAGoodMapAreReadOrRefusedAndNothingElse() {
        String good = text(good());
        SeededRandom random = new SeededRandom(3);
        String letters = "{}[]\",:0123456789-.#~ANSx \n";
        int refused = 0;
        for (int i = 0; i < 5000; i++) {
            StringBuilder text = new StringBuilder(good);
            for (int edit = random.nextInt(3); edit >= 0; edit--) {
                // The rows fill most of the text; edit the rest as often.
                int at = random.nextInt(2) == 0
                        ? random.nextInt(text.length())
                        : text.length() - 1 - random.nextInt(600);
                char letter = letters.charAt(random.nextInt(letters.length()));
                switch (random.nextInt(3)) {
                    case 0 -> text.setCharAt(at, letter);
                    case 1 -> text.insert(at, letter);
                    default -> text.deleteCharAt(at);
                }
            }
            try {
                GameMap map = MapFile.parse(text.toString());
                assertThat(MapFile.parse(MapFile.oneLine(map))).isEqualTo(map);
            } catch (BadInput bad) {
                refused++;
                assertThat(bad.line()).isPositive();
                assertThat(bad.column()).isPositive();
            }
        }
        assertThat(refused).isBetween(1000, 4999);
    }
}
