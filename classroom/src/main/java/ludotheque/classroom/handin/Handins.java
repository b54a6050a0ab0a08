package ludotheque.classroom.handin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ludotheque.arena.match.BadSources;
import ludotheque.arena.match.HandedIn;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * What a class handed in.
 *
 * @param all in the order of their names, each with a name of its own
 * @param ignored stray files that are nobody's
 */
public record Handins(List<Handin> all, List<String> ignored) {
    /**
     * Moodle's folders: the student, a number, and which kind of hand-in it is. The group of those who are in none has no number. Without
     * folders, the name of the file follows.
     */
    private static final Pattern MOODLE =
            Pattern.compile("((.+?)(?:_(\\d+))?)_assignsubmission_(?:file|onlinetext)(?:_(.*))?");

    private static final Pattern STRAY = Pattern.compile("\\..*|__MACOSX|Thumbs\\.db|desktop\\.ini");

    /** Reports, pictures and what the platform adds: nothing of it is built or checked. */
    private static final Pattern DOCUMENT = Pattern.compile(
            "(?i)(.*/)?(onlinetext\\.html|[^/]*\\.(docx?|odt|rtf|pages|pdf|pptx?|odp|xlsx?|ods|png|jpe?g|gif|webp|heic|mp4|mov))");

    /** What the archives of one hand-in may unpack to. */
    private static final int MOST_UNPACKED = 64 << 20;

    private static final Text TOO_MUCH = new Text(
            "des archives de plus de 64 Mio une fois ouvertes", "archives of more than 64 MiB once they are opened");

    private static final Text EMPTY = new Text("rien n'a été remis", "nothing was handed in");

    /** What one entry of the folder holds, before it is somebody's. */
    private record Entry(
            Map<String, byte[]> files,
            @Nullable Instant at,
            @Nullable Text trouble) {}

    public Handins {
        all = List.copyOf(all);
        ignored = List.copyOf(ignored);
    }

    /** Reads a folder with an entry a student, or an archive of such a folder. A bad entry is kept with its trouble and stops no other. */
    public static Handins read(Path path) throws IOException, BadSources {
        List<String> ignored = new ArrayList<>();
        Map<String, Entry> entries = Files.isDirectory(path) ? folder(path, ignored) : archive(path);
        return new Handins(handins(entries), ignored);
    }

    private static Map<String, Entry> folder(Path folder, List<String> ignored) throws IOException, BadSources {
        Map<String, Entry> entries = new TreeMap<>();
        List<Path> paths;
        try (Stream<Path> inside = Files.list(folder)) {
            paths = inside.sorted().toList();
        }
        Map<String, Instant> times = HandedIn.times(folder, "");
        for (Path path : paths) {
            String name = String.valueOf(path.getFileName());
            if (isNobodys(name) || Files.isSymbolicLink(path)) {
                ignored.add(name);
                continue;
            }
            try {
                entries.put(name, new Entry(HandedIn.files(path), times.get(name), null));
            } catch (BadSources bad) {
                entries.put(name, new Entry(Map.of(), times.get(name), bad.reason()));
            }
        }
        return entries;
    }

    private static boolean isNobodys(String name) {
        return STRAY.matcher(name).matches()
                || (DOCUMENT.matcher(name).matches() && !MOODLE.matcher(name).matches());
    }

    private static Map<String, Entry> archive(Path archive) throws IOException, BadSources {
        Map<String, Map<String, byte[]>> byEntry = new TreeMap<>();
        Map<String, byte[]> all = HandedIn.ofClass(archive);
        // One folder around everybody's is nobody's.
        String around = commonFolder(all.keySet());
        all.forEach((whole, content) -> {
            String path = whole.substring(around.length());
            int slash = path.indexOf('/');
            String entry = slash < 0 ? path : path.substring(0, slash);
            byEntry.computeIfAbsent(entry, unused -> new TreeMap<>()).put(path.substring(slash + 1), content);
        });
        Map<String, Instant> times = HandedIn.times(archive, around);
        Map<String, Entry> entries = new TreeMap<>();
        byEntry.forEach((entry, files) -> entries.put(entry, new Entry(files, times.get(entry), null)));
        return entries;
    }

    private static String commonFolder(Set<String> paths) {
        String first = paths.isEmpty() ? "" : paths.iterator().next();
        String folder = first.substring(0, first.indexOf('/') + 1);
        boolean isCommon = !folder.isEmpty()
                && !MOODLE.matcher(folder.substring(0, folder.length() - 1)).matches()
                && paths.stream().allMatch(path -> path.startsWith(folder));
        return isCommon ? folder : "";
    }

    /**
     * Entries of one student are one hand-in: a platform has a folder for files and one for what was typed into its page, or no folders and an
     * entry a file.
     */
    private static List<Handin> handins(Map<String, Entry> entries) {
        Map<String, List<String>> byStudent = new TreeMap<>();
        entries.keySet()
                .forEach(entry -> byStudent
                        .computeIfAbsent(owner(entry), unused -> new ArrayList<>())
                        .add(entry));
        Map<String, Long> names = byStudent.keySet().stream()
                .collect(Collectors.groupingBy(Handins::student, TreeMap::new, Collectors.counting()));
        List<Handin> all = new ArrayList<>();
        byStudent.forEach((owner, its) -> {
            Map<String, byte[]> files = new TreeMap<>();
            Instant at = null;
            Text trouble = null;
            for (String entry : its) {
                Entry read = entries.getOrDefault(entry, new Entry(Map.of(), null, null));
                read.files().forEach((file, content) -> files.put(file.equals(entry) ? ownName(entry) : file, content));
                at = at == null || (read.at() != null && read.at().isAfter(at)) ? read.at() : at;
                trouble = trouble == null ? read.trouble() : trouble;
            }
            boolean isShared = names.getOrDefault(student(owner), 1L) > 1;
            String name = isShared ? owner.replaceFirst("_assignsubmission_file_$", "") : student(owner);
            all.add(handin(name, number(its.get(0)), files, at, trouble));
        });
        return all;
    }

    /** Opens the archives among the files: a platform hands out what a student uploaded as it is. */
    private static Handin handin(
            String name, String number, Map<String, byte[]> files, @Nullable Instant at, @Nullable Text trouble) {
        if (trouble != null) {
            return new Handin(name, number, Map.of(), List.of(), at, trouble);
        }
        Map<String, byte[]> open;
        try {
            // Students pack what is packed already.
            open = opened(opened(files));
        } catch (BadSources bad) {
            return new Handin(name, number, Map.of(), List.of(), at, bad.reason());
        } catch (TooMuch bomb) {
            return new Handin(name, number, Map.of(), List.of(), at, TOO_MUCH);
        } catch (IOException damaged) {
            Text why = new Text("archive illisible", "unreadable archive");
            return new Handin(name, number, Map.of(), List.of(), at, why);
        }
        Set<String> strays = new HashSet<>(open.keySet());
        strays.removeIf(file -> !DOCUMENT.matcher(file).matches());
        open.keySet().removeAll(strays);
        List<String> sorted = strays.stream().sorted().toList();
        Text why = !open.isEmpty() ? null : sorted.isEmpty() ? EMPTY : onlyStrays(sorted);
        return new Handin(name, number, open, sorted, at, why);
    }

    private static final class TooMuch extends IOException {}

    private static Map<String, byte[]> opened(Map<String, byte[]> files) throws IOException, BadSources {
        Map<String, byte[]> open = new TreeMap<>();
        long bytes = 0;
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            if (!HandedIn.isArchive(file.getKey())) {
                open.put(file.getKey(), file.getValue());
                continue;
            }
            Map<String, byte[]> inside = HandedIn.files(file.getKey(), file.getValue());
            bytes += inside.values().stream()
                    .mapToLong(content -> content.length)
                    .sum();
            if (bytes > MOST_UNPACKED) {
                throw new TooMuch();
            }
            open.putAll(inside);
        }
        return open;
    }

    private static Text onlyStrays(List<String> strays) {
        String names = String.join(", ", strays);
        return new Text("rien qui compte n'a été remis, seulement " + names, "nothing that counts, only " + names)
                .withShortWords();
    }

    /** Whose an entry is: entries with the same owner are one hand-in. */
    private static String owner(String entry) {
        Matcher moodle = MOODLE.matcher(entry);
        return moodle.matches() ? moodle.group(1) + "_assignsubmission_file_" : entry;
    }

    private static String number(String entry) {
        Matcher moodle = MOODLE.matcher(entry);
        return moodle.matches() && moodle.group(3) != null ? moodle.group(3) : "";
    }

    /** The name that a student gave the file that is an entry. */
    private static String ownName(String entry) {
        Matcher moodle = MOODLE.matcher(entry);
        boolean isAdded =
                moodle.matches() && moodle.group(4) != null && !moodle.group(4).isEmpty();
        return isAdded ? moodle.group(4) : entry;
    }

    /** The student's part of an entry's name. */
    static String student(String entry) {
        Matcher moodle = MOODLE.matcher(entry);
        if (moodle.matches()) {
            return moodle.group(2).strip();
        }
        for (String ending : List.of(".tar.gz", ".tgz", ".zip")) {
            if (entry.endsWith(ending)) {
                return entry.substring(0, entry.length() - ending.length());
            }
        }
        return entry;
    }
}
