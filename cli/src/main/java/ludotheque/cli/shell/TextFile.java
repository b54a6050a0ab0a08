package ludotheque.cli.shell;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.SplittableRandom;
import ludotheque.kernel.BadInput;

/** Reads and writes whole texts in UTF-8. */
public final class TextFile {
    /** The name that stands for standard input. */
    public static final String STANDARD_INPUT = "-";

    private TextFile() {}

    /** Reads the name of a file or folder from the command line; an empty one would be the folder that we are in. */
    public static Path path(String name) throws BadInput {
        try {
            if (!name.isEmpty()) {
                return Path.of(name);
            }
        } catch (InvalidPathException notAName) {
            // told below
        }
        throw new BadInput(
                "le nom d'un fichier ou d'un dossier était attendu, pas « " + name + " »",
                "the name of a file or folder was expected, not \"" + name + "\"");
    }

    /**
     * Reads a file, or standard input when it is named {@code -}.
     *
     * @param most how many bytes a text of the expected format may have; a longer one is not read to its end
     */
    public static String read(Shell shell, String name, int most) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes(shell, name, most)))
                    .toString();
        } catch (CharacterCodingException notText) {
            throw notText(name, 1);
        }
    }

    /** Reads what a text says that a file of this name holds; what is wrong with it is told with its place. */
    public static <T> T parse(String name, String text, Reading<T> reading) {
        try {
            return reading.of(text);
        } catch (BadInput bad) {
            throw Failure.badInput(name, bad);
        }
    }

    static Failure notText(String name, int line) {
        return Failure.badLine(name, line, "un texte en UTF-8 était attendu", "a text in UTF-8 was expected");
    }

    /** Reads like {@link #read}, but takes what is not UTF-8 for some sign that nothing expects. */
    public static String readAnything(Shell shell, String name, int most) {
        return new String(bytes(shell, name, most), StandardCharsets.UTF_8);
    }

    /** Reads a file that something is to be kept in; nothing is there before the first time. */
    public static String readKept(Shell shell, Path file, int most) {
        return Files.isRegularFile(file) ? read(shell, file.toString(), most) : "";
    }

    private static byte[] bytes(Shell shell, String name, int most) {
        try {
            byte[] bytes = name.equals(STANDARD_INPUT) ? shell.in().readNBytes(most + 1) : firstBytes(name, most + 1);
            if (bytes.length > most) {
                throw tooLarge(name, most);
            }
            return bytes;
        } catch (NoSuchFileException missing) {
            throw Failure.badInput("ce fichier n'existe pas", "there is no such file")
                    .coded("NO_SUCH_FILE")
                    .at(name);
        } catch (IOException | InvalidPathException unreadable) {
            throw Failure.badInput("ce fichier ne peut pas être lu", "this file cannot be read")
                    .coded("UNREADABLE")
                    .at(name);
        }
    }

    private static byte[] firstBytes(String name, int count) throws IOException {
        try (InputStream file = Files.newInputStream(Path.of(name))) {
            return file.readNBytes(count);
        }
    }

    /** Refuses a text that is longer than any of its format. */
    public static Failure tooLarge(String name, long most) {
        String bytes = most % (1 << 20) == 0 ? (most >> 20) + " M" : (most >> 10) + " K";
        return Failure.badInput(
                        "plus de " + bytes + "io, trop pour ce format",
                        "more than " + bytes + "iB, too much for this format")
                .coded("TOO_LARGE")
                .at(name);
    }

    /** Refuses now what {@link #write} would refuse after a long work, without touching anything. */
    public static void expectWritable(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file) || folder == null || !Files.isWritable(isDevice(file) ? file : folder)) {
            throw Failure.unwritable(file);
        }
        if (Files.isRegularFile(file) && isReadOnly(file)) {
            throw Failure.readOnly(file);
        }
    }

    /**
     * Replaces a file by what can be computed again, all of it or nothing: it is written beside its place under a name that nobody
     * else has, brought to the disk, and takes the place and the mode of what was there. A read-only file is refused.
     */
    public static void write(Path file, String text) {
        expectWritable(file);
        try {
            if (isDevice(file)) {
                Files.writeString(file, text);
            } else {
                replace(Files.exists(file) ? file.toRealPath() : file.toAbsolutePath(), text);
            }
        } catch (IOException unwritable) {
            throw Failure.unwritable(file);
        }
    }

    private static void replace(Path target, String text) throws IOException {
        Path half = target.resolveSibling(".ludo-" + ProcessHandle.current().pid() + "-"
                + Long.toString(new SplittableRandom().nextLong(), Character.MAX_RADIX));
        // Never a file that is there already, nor one that a link leads to.
        FileChannel opened = FileChannel.open(half, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try (FileChannel bytes = opened) {
            ByteBuffer left = StandardCharsets.UTF_8.encode(text);
            while (left.hasRemaining()) {
                bytes.write(left);
            }
            bytes.force(true);
            if (Files.exists(target)) {
                keepMode(target, half);
            }
            Files.move(half, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(half);
        }
    }

    private static void keepMode(Path from, Path to) throws IOException {
        PosixFileAttributeView modes = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (modes != null) {
            modes.setPermissions(Files.getPosixFilePermissions(from));
        }
    }

    /** Root may write anything; what its owner made read-only is read-only all the same. */
    private static boolean isReadOnly(Path file) {
        try {
            PosixFileAttributeView modes = Files.getFileAttributeView(file, PosixFileAttributeView.class);
            return !Files.isWritable(file)
                    || (modes != null
                            && !modes.readAttributes().permissions().contains(PosixFilePermission.OWNER_WRITE));
        } catch (IOException unknown) {
            return true;
        }
    }

    /** A pipe or a device such as {@code /dev/stdout} is written to: a file put in its place would be a loss. */
    private static boolean isDevice(Path file) {
        return Files.exists(file) && !Files.isRegularFile(file);
    }
}
