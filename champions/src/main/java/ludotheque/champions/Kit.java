package ludotheque.champions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The folder that a candidate starts from: it builds and plays as it is. */
public final class Kit {
    private Kit() {}

    /** Writes the kit of a language into a folder, which is made if need be. */
    public static void write(Language language, Path folder) throws IOException {
        write(language, "", folder);
    }

    /** Writes a kit whose champion comes from a folder of the language's resources: "" for the empty one. */
    static void write(Language language, String champion, Path folder) throws IOException {
        writeApi(language, folder);
        Map<String, String> files = new LinkedHashMap<>();
        files.put(language.championFile(), Resources.text(language.word() + "/" + champion + language.championFile()));
        files.put("_lang", language.word() + "\n");
        files.put("README.md", readme(language));
        write(files, folder);
    }

    /** Writes all that a champion is built with but the champion: over whatever a candidate made of it. */
    public static void writeApi(Language language, Path folder) throws IOException {
        write(language.sources(Api.load()), folder);
        write(Map.of("Makefile", Resources.text(language.word() + "/Makefile")), folder);
        for (Map.Entry<String, byte[]> library : language.libraries().entrySet()) {
            Files.write(folder.resolve(library.getKey()), library.getValue());
        }
    }

    private static String readme(Language language) {
        return Resources.text("README.md")
                .formatted(language.title(), language.championFile(), String.join(", ", language.packages()));
    }

    private static void write(Map<String, String> files, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue());
        }
    }
}
