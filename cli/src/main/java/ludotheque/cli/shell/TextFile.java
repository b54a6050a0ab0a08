package ludotheque.cli.shell;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Text;

/** Reads and writes whole texts in UTF-8. */
public final class TextFile {
    private TextFile() {}

    /** Reads a file, or standard input when it is named {@code -}. */
    public static String read(Shell shell, String name) {
        try {
            byte[] bytes = name.equals("-") ? shell.in().readAllBytes() : Files.readAllBytes(Path.of(name));
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException notText) {
            throw Failure.badInput(
                    name,
                    new BadInput(1, 1, new Text("un texte en UTF-8 était attendu", "a text in UTF-8 was expected")));
        } catch (NoSuchFileException missing) {
            throw Failure.badInput(name + ": ce fichier n'existe pas", name + ": there is no such file");
        } catch (IOException unreadable) {
            throw Failure.badInput(name + ": ce fichier ne peut pas être lu", name + ": this file cannot be read");
        }
    }

    /** Writes a file beside its place first, so that nobody ever sees half of it. */
    public static void write(Path file, String text) {
        Path target = file.toAbsolutePath();
        Path half = target.resolveSibling(target.getFileName() + ".part");
        try {
            Files.writeString(half, text);
            Files.move(half, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException unwritable) {
            throw Failure.refused(file + ": ce fichier ne peut pas être écrit", file + ": this file cannot be written");
        }
    }
}
