package ludotheque.contest.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import ludotheque.champions.Kit;
import ludotheque.champions.Language;
import ludotheque.contest.store.Contests;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.JsonValue;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.map.Recipe;
import ludotheque.papattes.map.ShippedMaps;

/** Six Papattes: champions meet on maps. */
public final class PapattesContest implements ContestGame {
    @Override
    public String word() {
        return Contests.PAPATTES;
    }

    @Override
    public Map<String, String> maps() {
        Map<String, String> maps = new LinkedHashMap<>();
        ShippedMaps.NAMES.forEach(name -> maps.put(name, shipped(name)));
        return maps;
    }

    private static String shipped(String name) {
        try (InputStream file =
                Objects.requireNonNull(ShippedMaps.class.getResourceAsStream(ShippedMaps.resource(name)))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException lost) {
            throw new UncheckedIOException(lost);
        }
    }

    @Override
    public List<String> builtins() {
        return Stream.of(Builtin.values()).map(Builtin::word).toList();
    }

    /** A fair map drawn from a seed. */
    public static String draw(String name, long seed) {
        return MapFile.text(Generator.make(name, Recipe.USUAL, seed));
    }

    @Override
    public NewMaps read(JsonValue wanted, Set<String> taken) throws BadInput {
        NewMaps drawn = NewMaps.drawn(wanted, seed -> draw(NewMaps.name(seed), seed));
        if (drawn != null) {
            return drawn;
        }
        GameMap map = MapFile.parse(wanted.need("file").string());
        return NewMaps.own(map.name(), MapFile.text(map));
    }

    @Override
    public List<StartingKit> kits() {
        return Language.all().stream()
                .map(language -> new StartingKit(
                        language.word(), language.title(), language.championFile(), Kit.files(language)))
                .toList();
    }
}
