package ludotheque.bench.papattes;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import ludotheque.kernel.BadInput;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.map.ShippedMaps;

/** Reads a map that comes with the game. */
final class ShippedMap {
    private ShippedMap() {}

    static GameMap named(String name) {
        try (InputStream file = ShippedMaps.class.getResourceAsStream(ShippedMaps.resource(name))) {
            String text = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
            return MapFile.parse(text);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (BadInput bad) {
            throw new IllegalStateException(name, bad);
        }
    }
}
