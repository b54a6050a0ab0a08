package ludotheque.classroom.handin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import ludotheque.arena.match.BadSources;
import ludotheque.arena.match.HandedIn;
import ludotheque.kernel.Text;

/**
 * What a class handed in.
 *
 * @param all in the order of their names
 * @param ignored stray files that are nobody's
 */
public record Handins(List<Handin> all, List<String> ignored) {
    /** Moodle's folders: the student, a number, and which kind of hand-in it is. */
    private static final Pattern MOODLE = Pattern.compile("(.+?)_\\d+_assignsubmission_(?:file|onlinetext)_?");

    private static final Pattern STRAY = Pattern.compile("\\..*|__MACOSX|Thumbs\\.db|desktop\\.ini");
    private static final Text EMPTY = new Text("rien n'a été remis", "nothing was handed in");

    public Handins {
        all = List.copyOf(all);
        ignored = List.copyOf(ignored);
    }

    /** Reads a folder with an entry a student, or an archive of such a folder. A bad entry is kept with its trouble and stops no other. */
    public static Handins read(Path path) throws IOException, BadSources {
        return Files.isDirectory(path) ? folder(path) : archive(path);
    }

    private static Handins folder(Path folder) throws IOException {
        List<Handin> all = new ArrayList<>();
        List<String> ignored = new ArrayList<>();
        List<Path> entries;
        try (Stream<Path> inside = Files.list(folder)) {
            entries = inside.sorted().toList();
        }
        for (Path entry : entries) {
            String name = String.valueOf(entry.getFileName());
            if (STRAY.matcher(name).matches() || Files.isSymbolicLink(entry)) {
                ignored.add(name);
                continue;
            }
            try {
                all.add(handin(student(name), HandedIn.files(entry)));
            } catch (BadSources bad) {
                all.add(new Handin(student(name), Map.of(), bad.reason()));
            }
        }
        return new Handins(all, ignored);
    }

    private static Handins archive(Path archive) throws IOException, BadSources {
        Map<String, Map<String, byte[]>> byEntry = new TreeMap<>();
        HandedIn.files(archive).forEach((path, content) -> {
            int slash = path.indexOf('/');
            String entry = slash < 0 ? path : path.substring(0, slash);
            byEntry.computeIfAbsent(entry, unused -> new TreeMap<>()).put(path.substring(slash + 1), content);
        });
        List<Handin> all = new ArrayList<>();
        byEntry.forEach((entry, files) -> all.add(handin(student(entry), files)));
        return new Handins(all, List.of());
    }

    /** Opens the archives among the files: a platform hands out what a student uploaded as it is. */
    private static Handin handin(String name, Map<String, byte[]> files) {
        Map<String, byte[]> open = new TreeMap<>();
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            if (!HandedIn.isArchive(file.getKey())) {
                open.put(file.getKey(), file.getValue());
                continue;
            }
            try {
                open.putAll(HandedIn.files(file.getKey(), file.getValue()));
            } catch (BadSources bad) {
                return new Handin(name, Map.of(), bad.reason());
            } catch (IOException damaged) {
                return new Handin(name, Map.of(), new Text("archive illisible", "unreadable archive"));
            }
        }
        return new Handin(name, open, open.isEmpty() ? EMPTY : null);
    }

    /** The student's part of an entry's name. */
    static String student(String entry) {
        Matcher moodle = MOODLE.matcher(entry);
        if (moodle.matches()) {
            return moodle.group(1);
        }
        for (String ending : List.of(".tar.gz", ".tgz", ".zip")) {
            if (entry.endsWith(ending)) {
                return entry.substring(0, entry.length() - ending.length());
            }
        }
        return entry;
    }
}
