package ludotheque.champions;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The folder that a candidate starts from: it builds and plays as it is. */
public final class Kit {
    static final String MAKEFILE = "Makefile";

    private Kit() {}

    /** Writes the kit of a language into a folder, which is made if need be. */
    public static void write(Language language, Path folder) throws IOException {
        write(language, "", folder);
    }

    /** Likewise with the example in it: small enough to read, and the same play in every language. */
    public static void writeExample(Language language, Path folder) throws IOException {
        write(language, "example/", folder);
    }

    /**
     * Likewise with a champion that measures how long the API takes: it prints {@code info_case <nanoseconds>} when the match begins, the
     * mean of many questions, and {@code action <nanoseconds>} in its first turn, the median of many marks put down and taken back.
     */
    public static void writeBench(Language language, Path folder) throws IOException {
        write(language, "bench/", folder);
    }

    /** Writes a kit whose champion comes from a folder of the language's resources: "" for the empty one. */
    private static void write(Language language, String champion, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, byte[]> each : files(language, champion).entrySet()) {
            Files.write(folder.resolve(each.getKey()), each.getValue());
        }
    }

    /** The kit of a language, by file name. */
    public static Map<String, byte[]> files(Language language) {
        return files(language, "");
    }

    /** The files of a kit by name. */
    static Map<String, byte[]> files(Language language, String champion) {
        Map<String, byte[]> files = api(language);
        String file = language.championFile();
        files.put(file, bytes(Resources.text(language.word() + "/" + champion + file)));
        files.put("_lang", bytes(language.word() + "\n"));
        files.put("README.md", bytes(readme(language)));
        return files;
    }

    /** All that a champion is built with but the champion, by file name: it takes the place of what a candidate made of it. */
    public static Map<String, byte[]> api(Language language) {
        Map<String, byte[]> files = new LinkedHashMap<>(language.libraries());
        files.put(MAKEFILE, bytes(Resources.text(language.word() + "/" + MAKEFILE)));
        language.sources(Api.load()).forEach((name, text) -> files.put(name, bytes(text)));
        return files;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String readme(Language language) {
        return Resources.text("README.md")
                .formatted(language.title(), language.championFile(), String.join(", ", language.packages()));
    }
}
