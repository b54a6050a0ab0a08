package ludotheque.champions;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A language champions are written in. Beside the class, the folder of resources named {@link #word} holds its
 * {@code Makefile}, the file to edit ({@link #championFile}), and the same file once more in {@code example/} and
 * {@code bench/}.
 */
public abstract class Language {
    private final String word;
    private final String title;
    private final String championFile;
    private final List<String> otherWords;
    private final List<String> programs;
    private final List<String> packages;

    Language(
            String word,
            String title,
            String championFile,
            List<String> otherWords,
            List<String> programs,
            List<String> packages) {
        this.word = word;
        this.title = title;
        this.championFile = championFile;
        this.otherWords = otherWords;
        this.programs = programs;
        this.packages = packages;
    }

    /** The word of the contest, which is also what a {@code _lang} file says. */
    public final String word() {
        return word;
    }

    /** Its name as people write it. */
    public final String title() {
        return title;
    }

    /** Other words for it, in lower case. */
    public final List<String> otherWords() {
        return otherWords;
    }

    /** The file that a candidate edits. */
    public final String championFile() {
        return championFile;
    }

    /** The API in this language and what connects it to the client, by file name. */
    public final Map<String, String> sources(Api api) {
        Map<String, String> files = new LinkedHashMap<>();
        addSources(api, files);
        return files;
    }

    abstract void addSources(Api api, Map<String, String> files);

    /** What else a champion is built with, no text, by file name. */
    public Map<String, byte[]> libraries() {
        return Map.of();
    }

    /** The command that runs what was built in a folder. */
    public List<String> run(Path built) {
        return List.of(built.resolve("champion").toString());
    }

    /** What building and running it looks for in {@code /usr/bin}. */
    public final List<String> programs() {
        return programs;
    }

    /** The Debian packages that bring them. */
    public final List<String> packages() {
        return packages;
    }

    /** All of them, in the subject's order. */
    public static List<Language> all() {
        return List.of(
                new C(),
                new Cxx(),
                new CSharp(),
                new Haskell(),
                new Java(),
                new OCaml(),
                new Php(),
                new Python(),
                new Rust());
    }

    /** The language of a word, whatever its case. */
    public static Optional<Language> of(String word) {
        return all().stream()
                .filter(language -> language.word().equalsIgnoreCase(word)
                        || language.otherWords().stream().anyMatch(word::equalsIgnoreCase))
                .findFirst();
    }
}
