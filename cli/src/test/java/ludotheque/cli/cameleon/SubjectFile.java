package ludotheque.cli.cameleon;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The board of the subject's example, as a file. */
final class SubjectFile {
    private static final String BOARD = """
            12
            ABRABBAABAAA
            ARRRABAAARAA
            ABAAABABBAAA
            BAARAAAARRBA
            ABBBAAAARRBA
            AARAAAAAABAA
            AAARRRBBBRRR
            AAARARBBBRRR
            AAARRRBBBRRR
            ARRRAABRRBBB
            AAABAARARBBB
            AAABABRRRBBB
            """;

    private SubjectFile() {}

    static String in(Path folder) throws IOException {
        return Files.writeString(folder.resolve("subject.txt"), BOARD).toString();
    }

    /** A command line, and some more words. */
    static String[] words(String line, String... more) {
        return Stream.concat(Stream.of(line.split(" ", -1)), Stream.of(more)).toArray(String[]::new);
    }
}
