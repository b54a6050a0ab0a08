package ludotheque.arena.match;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Takes a stranger's files in one by one, within bounds: how many, how large in all, how deep, and under names that can be written
 * here. So whatever fails when they are written is no fault of theirs.
 */
final class Intake {
    private static final int DEEPEST = 32;
    private static final int MOST_FILES = 4096;
    /** In bytes, as file systems count. */
    private static final int LONGEST_NAME = 255;

    private static final int LONGEST_PATH = 1000;

    /** Where the files go. */
    interface Shelf {
        void put(String name, byte[] content, boolean executable) throws IOException;
    }

    private final int mostBytes;
    private final int mostFiles;
    private final Predicate<String> wanted;
    private final Shelf shelf;
    private final Set<String> files = new HashSet<>();
    private final Set<String> folders = new HashSet<>();
    private int bytes;

    /**
     * Opens an intake.
     *
     * @param mostBytes of all files together
     * @param wanted whether a file or folder of this name counts; what does not is passed over, whatever its size
     */
    Intake(int mostBytes, Predicate<String> wanted, Shelf shelf) {
        this(mostBytes, MOST_FILES, wanted, shelf);
    }

    /** An intake of more than one person's files. */
    Intake(int mostBytes, int mostFiles, Predicate<String> wanted, Shelf shelf) {
        this.mostBytes = mostBytes;
        this.mostFiles = mostFiles;
        this.wanted = wanted;
        this.shelf = shelf;
    }

    /** Whether files of this name, or in a folder of this name, count. */
    boolean wants(String name) {
        return wanted.test(name);
    }

    /** Takes one file, unless a step of its path is not wanted. */
    void take(String path, InputStream content, boolean executable) throws IOException, BadSources {
        List<String> steps = steps(path);
        if (!steps.stream().allMatch(wanted)) {
            return;
        }
        String name = String.join("/", steps);
        expectWritable(path, name, steps);
        files.add(name);
        byte[] read = content.readNBytes(mostBytes - bytes + 1);
        bytes += read.length;
        if (bytes > mostBytes) {
            throw new BadSources("plus de " + mostBytes + " octets", "more than " + mostBytes + " bytes");
        }
        if (files.size() > mostFiles) {
            throw new BadSources("plus de " + mostFiles + " fichiers", "more than " + mostFiles + " files");
        }
        shelf.put(name, read, executable);
    }

    private static List<String> steps(String path) throws BadSources {
        List<String> steps = new ArrayList<>();
        for (String step : path.split("/", -1)) {
            if (!step.isEmpty() && !step.equals(".")) {
                steps.add(step);
            }
        }
        if (path.startsWith("/") || steps.contains("..")) {
            throw refuse(path, "sort de l'archive", "leads out of the archive");
        }
        return steps;
    }

    private static boolean isPath(String name) {
        try {
            return Path.of(name) != null;
        } catch (InvalidPathException unwritable) {
            return false;
        }
    }

    private void expectWritable(String path, String name, List<String> steps) throws BadSources {
        expectShort(path, steps);
        if (!isPath(name)) {
            throw refuse(
                    path,
                    "est un nom qui ne peut pas être écrit ici (LC_ALL=C.UTF-8 permet tous les noms)",
                    "is a name that cannot be written here (LC_ALL=C.UTF-8 allows all names)");
        }
        boolean isFolder = name.isEmpty() || folders.contains(name);
        for (int i = 1; i < steps.size(); i++) {
            String folder = String.join("/", steps.subList(0, i));
            isFolder |= files.contains(folder);
            folders.add(folder);
        }
        if (isFolder) {
            throw refuse(path, "est à la fois un fichier et un dossier", "is both a file and a folder");
        }
    }

    /** Fails for a path that goes too deep or whose names are too long. */
    static void expectShort(String path, List<String> steps) throws BadSources {
        if (steps.size() > DEEPEST) {
            throw refuse(
                    path,
                    "est à plus de " + DEEPEST + " dossiers de profondeur",
                    "is more than " + DEEPEST + " folders deep");
        }
        if (length(path) > LONGEST_PATH || steps.stream().anyMatch(step -> length(step) > LONGEST_NAME)) {
            throw refuse(path, "est un nom trop long", "is too long a name");
        }
    }

    private static int length(String name) {
        return name.getBytes(StandardCharsets.UTF_8).length;
    }

    static BadSources notPlain(String path) {
        return refuse(path, "n'est pas un fichier ordinaire", "is not a plain file");
    }

    private static BadSources refuse(String path, String fr, String en) {
        return new BadSources("« " + Quoted.of(path) + " » " + fr, "\"" + Quoted.of(path) + "\" " + en);
    }
}
