package ludotheque.cli.papattes;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Objects;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.map.ShippedMaps;

/** Finds the map that a word names: one that comes with the game, or else a file. */
record MapSource(Shell shell) {

    GameMap read(String word) {
        return TextFile.parse(word, text(word), MapFile::parse);
    }

    private String text(String word) {
        if (ShippedMaps.NAMES.contains(word)) {
            return shipped(word);
        }
        if (!word.equals("-") && !new File(word).exists()) {
            throw Failure.badInput(
                            "ni un fichier ni une carte fournie (ludo papattes map list)",
                            "neither a file nor a map that comes with the game (ludo papattes map list)")
                    .coded("NO_SUCH_FILE")
                    .at(word);
        }
        return TextFile.read(shell, word, MapFile.MOST_BYTES);
    }

    private static String shipped(String name) {
        String resource = ShippedMaps.resource(name);
        try (InputStream file = Objects.requireNonNull(ShippedMaps.class.getResourceAsStream(resource), resource)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The names that a shell proposes when it completes a command line. */
    static final class Names extends ArrayList<String> {
        Names() {
            super(ShippedMaps.NAMES);
        }
    }
}
