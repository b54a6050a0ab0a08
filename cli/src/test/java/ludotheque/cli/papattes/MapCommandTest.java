package ludotheque.cli.papattes;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import ludotheque.cli.Typed;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.map.ShippedMaps;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MapCommandTest {
    private static final List<String> SHIPPED = ShippedMaps.NAMES;

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(strings = {"fr", "en"})
    void aMapIsDrawn(String language) throws Exception {
        Typed typed = ludoReading(Field.MAP, "papattes", "map", "show", "-", "--lang", language);
        Golden.check("papattes-map-" + language + ".txt", typed.out());
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exitCode()).isZero();
    }

    @Test
    void aMapIsPrintedForAProgram() throws Exception {
        Typed typed = ludoReading(Field.MAP, "papattes", "map", "show", "-", "--json");
        assertThat(typed.out()).hasLineCount(1);
        assertThat(MapFile.parse(typed.out())).isEqualTo(MapFile.parse(Field.MAP));
    }

    @Test
    void theShippedMapsAreListed() {
        assertThat(ludo("papattes", "map", "list").out().lines()).containsExactlyElementsOf(SHIPPED);
        assertThat(ludo("papattes", "map", "list", "--json").out())
                .isEqualTo("[\"" + String.join("\",\"", SHIPPED) + "\"]\n");
    }

    @ParameterizedTest
    @FieldSource("SHIPPED")
    void aShippedMapIsValidAndHasNothingOdd(String name) {
        assertThat(ludo("papattes", "map", "check", name)).isEqualTo(new Typed(0, name + ": a valid map\n", ""));
    }

    @Test
    void whatIsOddIsToldAndTheMapIsValidAllTheSame() {
        String odd = Field.MAP.replace("\"tour\":2,\"pos\":[12,20]", "\"tour\":200,\"pos\":[5,22]");
        assertThat(ludoReading(odd, "papattes", "map", "check", "-")).isEqualTo(new Typed(0, "-: a valid map\n", """
                        -: the map is not symmetric: the two players do not find the same on it
                        -: portails[0] (5, 22): inside a doghouse's zone
                        -: portails[0] (5, 22): due after the match
                        """));
        assertThat(ludoReading(odd, "papattes", "map", "check", "-", "--json").out())
                .startsWith("{\"valid\":true,\"warnings\":[\"the map is not symmetric");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "niche":[5,20]         | "niche":[5,40]         | -:42:15: joueurs[0].niche: a number in 0..39 was expected
            "premier":0            | "first":0              | -:44:46: arbres[0].first: unknown field
            "age":2                | "age":3                | -:48:23: squelettes[4].age: a number in 0..2 was expected
            [6,20],[5,21]          | [6,20],[6,20]          | -:42:36: joueurs[0].chiens[1]: the cell is already taken
            "nom":"pré"            | "nom":7                | -:1:8: nom: a string "…" was expected
            """)
    void aBadMapNamesTheFieldAndTheReason(String right, String wrong, String message) {
        String bad = Field.MAP.replace(right, wrong);
        for (String verb : List.of("check", "show")) {
            assertThat(ludoReading(bad, "papattes", "map", verb, "-")).isEqualTo(new Typed(65, "", message + "\n"));
        }
    }

    @Test
    void aMapIsMadeFromASeed() throws Exception {
        String[] words = {"papattes", "map", "new", "--seed", "11", "--symmetry", "east-west", "--walls", "15"};
        Typed typed = ludo(words);
        assertThat(MapFile.parse(typed.out()).name()).isEqualTo("map-11");
        assertThat(ludo(words)).isEqualTo(typed);
        assertThat(ludoReading(typed.out(), "papattes", "map", "check", "-"))
                .isEqualTo(new Typed(0, "-: a valid map\n", ""));
        Path file = folder.resolve("new.json");
        assertThat(ludo(
                        "papattes",
                        "map",
                        "new",
                        "--seed",
                        "11",
                        "--symmetry",
                        "east-west",
                        "--walls",
                        "15",
                        "--out",
                        file.toString()))
                .isEqualTo(new Typed(0, "", ""));
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo(typed.out());
        assertThat(Files.readString(file)).isEqualTo(typed.out());
    }
}
