package ludotheque.arena.match;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import ludotheque.arena.sandbox.NoRoom;
import ludotheque.arena.sandbox.PrivateFolder;
import ludotheque.champions.Kit;
import ludotheque.champions.Language;
import org.jspecify.annotations.Nullable;

/**
 * What a candidate handed in: a folder, an archive, a folder with an archive in it, or a single file. The language is what the file
 * {@code _lang} says, otherwise that of the one file whose name candidates of a language know, or of a single file's ending.
 *
 * @param files those that count: neither what {@code make} and other tools left behind nor what the referee puts in its place
 */
record Sources(String name, Language language, Map<String, byte[]> files) {
    static final int MOST_BYTES = 16 << 20;
    static final int MOST_PACKED_BYTES = 64 << 20;
    private static final String LANGUAGE_FILE = "_lang";
    private static final int LONGEST_LANGUAGE = 40;
    private static final Map<String, String> OTHER_ENDINGS = Map.of("cpp", "cxx", "cxx", "cxx");

    /** Folders that tools make; hidden files and folders are of that kind too. */
    private static final Set<String> PRODUCTS = Set.of("build", "target", "__pycache__", "__MACOSX");

    /** Reads it under the name that {@link #name(Path)} gives it, or any other. */
    static Sources read(Path path, String name) throws IOException, BadChampion {
        try {
            return find(path, name);
        } catch (BadSources bad) {
            throw bad.of(path);
        }
    }

    private static Sources find(Path path, String name) throws IOException, BadChampion {
        if (Files.isDirectory(path)) {
            Path archive = hasChampion(path) ? null : onlyArchive(path);
            return archive == null ? of(name, folder(path)) : of(name, archive(archive));
        }
        String file = fileName(path);
        if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
            boolean isThere = Files.exists(path, LinkOption.NOFOLLOW_LINKS);
            throw new NoChampion(
                    "« " + path + " » " + (isThere ? "est un lien ou un fichier spécial" : "n'existe pas"),
                    "\"" + path + "\" " + (isThere ? "is a link or a special file" : "does not exist"));
        }
        if (Archive.isOne(file)) {
            return of(name, archive(path));
        }
        Language language = byEnding(file);
        return new Sources(name, language, Map.of(language.championFile(), content(path, MOST_BYTES)));
    }

    /** The same of files that lie nowhere, as an archive holds them. */
    static Sources of(Map<String, byte[]> archived, String name) throws BadChampion {
        return of(name, withoutCommonFolder(archived));
    }

    /** What a champion is called: like its file or folder, or like the folder around it if its own name says nothing. */
    static String name(Path path) {
        Path whole = path.toAbsolutePath().normalize();
        String file = fileName(path);
        String name = Archive.isOne(file) ? Archive.stem(file) : file;
        Path around = whole.getParent();
        boolean saysNothing = !Files.isDirectory(path) && ("champion".equalsIgnoreCase(name) || isChampionFile(file));
        return saysNothing && around != null && around.getFileName() != null ? folderName(path) : Quoted.of(name);
    }

    /** What else it may be called: like the folder around it. */
    static String folderName(Path path) {
        Path around = path.toAbsolutePath().normalize().getParent();
        return Quoted.of(String.valueOf(around == null ? path : around.getFileName()));
    }

    private static String fileName(Path path) {
        return String.valueOf(path.toAbsolutePath().normalize().getFileName());
    }

    private static boolean isChampionFile(String name) {
        return Language.all().stream()
                .anyMatch(language -> language.championFile().equals(name));
    }

    /** Whether a folder says its language or holds a file that candidates know. */
    static boolean hasChampion(Path folder) {
        return isFile(folder.resolve(LANGUAGE_FILE))
                || Language.all().stream().anyMatch(language -> isFile(folder.resolve(language.championFile())));
    }

    private static boolean isFile(Path path) {
        return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
    }

    /** The one archive of a folder, as places where candidates upload files have them; null when there is none or a choice. */
    static @Nullable Path onlyArchive(Path folder) throws IOException {
        try (Stream<Path> inside = Files.list(folder)) {
            List<Path> archives = inside.filter(path -> Archive.isOne(fileName(path)) && isFile(path))
                    .toList();
            return archives.size() == 1 ? archives.get(0) : null;
        }
    }

    /** Takes in what counts of what a stranger handed in. */
    static Intake intake(Map<String, byte[]> files) {
        return new Intake(MOST_BYTES, Sources::counts, (name, content, executable) -> files.put(name, content));
    }

    /** Whether a file or folder of this name counts. */
    static boolean counts(String name) {
        return !name.startsWith(".") && !PRODUCTS.contains(name);
    }

    static Map<String, byte[]> archive(Path path) throws IOException, BadSources {
        Map<String, byte[]> files = new TreeMap<>();
        Archive.read(fileName(path), content(path, MOST_PACKED_BYTES), intake(files));
        return withoutCommonFolder(files);
    }

    /** The bytes of a plain file, never of what a link leads to. */
    static byte[] content(Path file, int most) throws BadSources {
        try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
            byte[] content = in.readNBytes(most + 1);
            if (content.length > most) {
                throw new BadSources("plus de " + most + " octets", "more than " + most + " bytes");
            }
            return content;
        } catch (IOException unreadable) {
            throw unreadable(file);
        }
    }

    private static BadSources unreadable(Path file) {
        String name = Quoted.of(fileName(file));
        return new BadSources("« " + name + " » ne peut pas être lu", "\"" + name + "\" cannot be read");
    }

    static Map<String, byte[]> folder(Path folder) throws BadSources {
        Map<String, byte[]> files = new TreeMap<>();
        gather(folder, List.of(), intake(files));
        return files;
    }

    private static void gather(Path folder, List<String> above, Intake intake) throws BadSources {
        for (Path path : inside(folder)) {
            List<String> steps = new ArrayList<>(above);
            steps.add(fileName(path));
            String name = String.join("/", steps);
            if (!intake.wants(fileName(path))) {
                continue;
            }
            Intake.expectShort(name, steps);
            if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                gather(path, steps, intake);
            } else if (isFile(path)) {
                try (InputStream content = Files.newInputStream(path, LinkOption.NOFOLLOW_LINKS)) {
                    intake.take(name, content, false);
                } catch (IOException unreadable) {
                    throw unreadable(path);
                }
            }
        }
    }

    private static List<Path> inside(Path folder) throws BadSources {
        try (Stream<Path> all = Files.list(folder)) {
            return all.limit(Archive.MOST_ENTRIES).sorted().toList();
        } catch (IOException unreadable) {
            throw unreadable(folder);
        }
    }

    /** An archive of a folder holds that folder: what counts is what is in it. */
    static Map<String, byte[]> withoutCommonFolder(Map<String, byte[]> files) {
        String first = files.isEmpty() ? "" : files.keySet().iterator().next();
        String folder = first.substring(0, first.indexOf('/') + 1);
        if (folder.isEmpty() || !files.keySet().stream().allMatch(name -> name.startsWith(folder))) {
            return files;
        }
        Map<String, byte[]> inside = new TreeMap<>();
        files.forEach((name, content) -> inside.put(name.substring(folder.length()), content));
        return inside;
    }

    private static Sources of(String name, Map<String, byte[]> files) throws BadChampion {
        Language language = language(name, files);
        Set<String> ours = Kit.api(language).keySet();
        Map<String, byte[]> theirs = new TreeMap<>(files);
        theirs.keySet().removeIf(file -> ours.contains(file.split("/", 2)[0]));
        return new Sources(name, language, theirs);
    }

    private static Language language(String name, Map<String, byte[]> files) throws NoChampion {
        byte[] said = files.get(LANGUAGE_FILE);
        if (said != null) {
            int length = Math.min(said.length, LONGEST_LANGUAGE);
            String word = new String(said, 0, length, StandardCharsets.UTF_8).strip();
            return Language.of(word)
                    .orElseThrow(() -> new NoChampion(
                            name + ": langage inconnu « " + Quoted.of(word) + " » dans _lang",
                            name + ": unknown language \"" + Quoted.of(word) + "\" in _lang"));
        }
        List<Language> found = new ArrayList<>();
        for (Language language : Language.all()) {
            if (files.containsKey(language.championFile())) {
                found.add(language);
            }
        }
        if (found.size() != 1) {
            throw new NoChampion(
                    name + ": un seul fichier de champion, ou un fichier _lang, était attendu",
                    name + ": one champion file, or a file _lang, was expected");
        }
        return found.get(0);
    }

    private static Language byEnding(String name) throws NoChampion {
        String ending = name.substring(name.lastIndexOf('.') + 1);
        for (Language language : Language.all()) {
            if (language.championFile().endsWith("." + ending)
                    || language.word().equals(OTHER_ENDINGS.get(ending))) {
                return language;
            }
        }
        throw new NoChampion(
                Quoted.of(name) + ": une fin de nom connue (.c, .cc, .py…) était attendue",
                Quoted.of(name) + ": a known ending (.c, .cc, .py…) was expected");
    }

    /** Of the language and all files, whichever way they were handed in. */
    String fingerprint() {
        Fingerprint fingerprint = new Fingerprint().add(language.word());
        new TreeMap<>(files).forEach((file, content) -> fingerprint.add(file).add(content));
        return fingerprint.toString();
    }

    /** Writes them, and ours beside them, into a folder of that name. */
    void unpack(PrivateFolder folder, String into) throws NoRoom {
        Map<String, byte[]> all = new TreeMap<>(files);
        all.putAll(Kit.api(language));
        for (Map.Entry<String, byte[]> file : all.entrySet()) {
            folder.write(into + "/" + file.getKey(), file.getValue(), false);
        }
    }
}
