package ludotheque.cli.shell;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Text;

/** Reads and writes whole texts in UTF-8. */
public final class TextFile {
    /** The name that stands for standard input. */
    public static final String STANDARD_INPUT = "-";

    private TextFile() {}

    /** Reads a file, or standard input when it is named {@code -}. */
    public static String read(Shell shell, String name) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes(shell, name)))
                    .toString();
        } catch (CharacterCodingException notText) {
            throw Failure.badInput(
                    name,
                    new BadInput(1, 1, new Text("un texte en UTF-8 était attendu", "a text in UTF-8 was expected")));
        }
    }

    /** Reads like {@link #read}, but takes what is not UTF-8 for some sign that nothing expects. */
    public static String readAnything(Shell shell, String name) {
        return new String(bytes(shell, name), StandardCharsets.UTF_8);
    }

    /** Reads a file that something is to be kept in; nothing is there before the first time. */
    public static String readKept(Shell shell, Path file) {
        return Files.isRegularFile(file) ? read(shell, file.toString()) : "";
    }

    private static byte[] bytes(Shell shell, String name) {
        try {
            return name.equals(STANDARD_INPUT) ? shell.in().readAllBytes() : Files.readAllBytes(Path.of(name));
        } catch (NoSuchFileException missing) {
            throw Failure.badInput(name + ": ce fichier n'existe pas", name + ": there is no such file");
        } catch (IOException | InvalidPathException unreadable) {
            throw Failure.badInput(name + ": ce fichier ne peut pas être lu", name + ": this file cannot be read");
        }
    }

    /** Refuses now what {@link #write} would refuse after a long work, without touching anything. */
    public static void expectWritable(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file) || folder == null || !Files.isWritable(isDevice(file) ? file : folder)) {
            throw Failure.unwritable(file);
        }
    }

    /** Writes a file beside its place first, so that nobody ever sees half of it. */
    public static void write(Path file, String text) {
        try {
            if (isDevice(file)) {
                Files.writeString(file, text);
                return;
            }
            Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
            Path half = target.resolveSibling(target.getFileName() + ".part");
            Files.writeString(half, text);
            Files.move(half, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException unwritable) {
            throw Failure.unwritable(file);
        }
    }

    /** A pipe or a device such as {@code /dev/stdout} is written to: a file put in its place would be a loss. */
    private static boolean isDevice(Path file) {
        return Files.exists(file) && !Files.isRegularFile(file);
    }
}
