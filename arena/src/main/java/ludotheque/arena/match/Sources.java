package ludotheque.arena.match;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import ludotheque.champions.Language;

/**
 * What a candidate handed in: a folder, an archive {@code .tgz} or a single file. The language is what the file {@code _lang}
 * says, otherwise that of the one file whose name candidates of a language know, or of a single file's ending.
 */
record Sources(String name, Language language, Map<String, byte[]> files) {
    private static final int MOST_BYTES = 16 << 20;
    private static final String LANGUAGE_FILE = "_lang";
    private static final Map<String, String> OTHER_ENDINGS = Map.of("cpp", "cxx", "cxx", "cxx");

    static Sources read(Path path) throws IOException, BadChampion {
        String name = path.toAbsolutePath().normalize().getFileName().toString();
        if (Files.isDirectory(path)) {
            return of(name, folder(path));
        }
        if (!Files.isRegularFile(path)) {
            throw new BadChampion("« " + path + " » n'existe pas", "\"" + path + "\" does not exist");
        }
        if (name.endsWith(".tgz") || name.endsWith(".tar.gz")) {
            return of(name.substring(0, name.lastIndexOf(".t")), withoutCommonFolder(archive(path)));
        }
        Language language = byEnding(name);
        return new Sources(name, language, Map.of(language.championFile(), Files.readAllBytes(path)));
    }

    /** Whether a folder says its language or holds a file that candidates know. */
    static boolean hasChampion(Path folder) {
        return Files.exists(folder.resolve(LANGUAGE_FILE))
                || Language.all().stream().anyMatch(language -> Files.exists(folder.resolve(language.championFile())));
    }

    private static Map<String, byte[]> archive(Path path) throws IOException, BadArchive {
        byte[] packed = Files.readAllBytes(path);
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            return Tar.read(in, MOST_BYTES);
        } catch (BadArchive bad) {
            throw bad.of(path);
        } catch (EOFException cutOff) {
            throw new BadArchive("l'archive est coupée avant sa fin", "the archive is cut off before its end").of(path);
        } catch (IOException damaged) {
            throw new BadArchive(
                            "ce n'est pas une archive gzip, ou elle est abîmée",
                            "this is not a gzip archive, or it is damaged")
                    .of(path);
        }
    }

    private static Map<String, byte[]> folder(Path folder) throws IOException, BadChampion {
        List<Path> paths;
        try (Stream<Path> walk = Files.walk(folder)) {
            paths = walk.filter(path -> Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS))
                    .sorted()
                    .toList();
        }
        Map<String, byte[]> files = new LinkedHashMap<>();
        long total = 0;
        for (Path path : paths) {
            total += Files.size(path);
            if (total > MOST_BYTES) {
                throw new BadChampion(
                        "« " + folder + " » : plus de " + MOST_BYTES + " octets",
                        "\"" + folder + "\": more than " + MOST_BYTES + " bytes");
            }
            files.put(folder.relativize(path).toString(), Files.readAllBytes(path));
        }
        return files;
    }

    /** An archive of a folder holds that folder: what counts is what is in it. */
    private static Map<String, byte[]> withoutCommonFolder(Map<String, byte[]> files) {
        String first = files.isEmpty() ? "" : files.keySet().iterator().next();
        String folder = first.substring(0, first.indexOf('/') + 1);
        if (folder.isEmpty() || !files.keySet().stream().allMatch(name -> name.startsWith(folder))) {
            return files;
        }
        Map<String, byte[]> inside = new LinkedHashMap<>();
        files.forEach((name, content) -> inside.put(name.substring(folder.length()), content));
        return inside;
    }

    private static Sources of(String name, Map<String, byte[]> files) throws BadChampion {
        byte[] said = files.get(LANGUAGE_FILE);
        if (said != null) {
            String word = new String(said, StandardCharsets.UTF_8).strip();
            Optional<Language> language = Language.of(word);
            return new Sources(
                    name,
                    language.orElseThrow(() -> new BadChampion(
                            name + ": langage inconnu « " + word + " » dans _lang",
                            name + ": unknown language \"" + word + "\" in _lang")),
                    files);
        }
        List<Language> found = new ArrayList<>();
        for (Language language : Language.all()) {
            if (files.containsKey(language.championFile())) {
                found.add(language);
            }
        }
        if (found.size() != 1) {
            throw new BadChampion(
                    name + ": un seul fichier de champion, ou un fichier _lang, était attendu",
                    name + ": one champion file, or a file _lang, was expected");
        }
        return new Sources(name, found.get(0), files);
    }

    private static Language byEnding(String name) throws BadChampion {
        String ending = name.substring(name.lastIndexOf('.') + 1);
        for (Language language : Language.all()) {
            if (language.championFile().endsWith("." + ending)
                    || language.word().equals(OTHER_ENDINGS.get(ending))) {
                return language;
            }
        }
        throw new BadChampion(
                name + ": une fin de nom connue (.c, .cc, .py…) était attendue",
                name + ": a known ending (.c, .cc, .py…) was expected");
    }

    /** Of the language and all files, whichever way they were handed in. */
    String fingerprint() {
        Fingerprint fingerprint = new Fingerprint().add(language.word());
        new TreeMap<>(files).forEach((file, content) -> fingerprint.add(file).add(content));
        return fingerprint.toString();
    }

    /** Writes the files under a folder. */
    void unpack(Path folder) throws BadChampion {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path target = folder.resolve(file.getKey());
            try {
                Files.createDirectories(target.getParent());
                Files.write(target, file.getValue());
            } catch (IOException impossible) {
                // An archive may hold a file and a folder of one name, or a name longer than any here.
                throw new BadChampion(
                        name + ": « " + file.getKey() + " » ne peut pas être écrit",
                        name + ": \"" + file.getKey() + "\" cannot be written");
            }
        }
    }
}
