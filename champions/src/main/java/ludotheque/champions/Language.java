package ludotheque.champions;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A language champions are written in. Beside the class, the folder of resources named {@link #word} holds its
 * {@code Makefile}, the file to edit ({@link #championFile}), and the same file once more in {@code example/} and
 * {@code bench/}.
 */
public interface Language {
    /** The word of the contest, which is also what a {@code _lang} file says. */
    String word();

    /** Its name as people write it. */
    String title();

    /** Other words for it, in lower case. */
    List<String> otherWords();

    /** The file that a candidate edits. */
    String championFile();

    /** The API in this language and what connects it to the client, by file name. */
    Map<String, String> sources(Api api);

    /** What else a champion is built with, no text, by file name. */
    default Map<String, byte[]> libraries() {
        return Map.of();
    }

    /** The command that runs what was built in a folder. */
    default List<String> run(Path built) {
        return List.of(built.resolve("champion").toString());
    }

    /** What building and running it looks for in {@code /usr/bin}. */
    List<String> programs();

    /** The Debian packages that bring them. */
    List<String> packages();

    /** All of them, in the subject's order. */
    static List<Language> all() {
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
    static Optional<Language> of(String word) {
        return all().stream()
                .filter(language -> language.word().equalsIgnoreCase(word)
                        || language.otherWords().stream().anyMatch(word::equalsIgnoreCase))
                .findFirst();
    }
}
