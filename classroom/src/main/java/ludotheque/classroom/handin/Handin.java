package ludotheque.classroom.handin;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import ludotheque.arena.match.Fingerprint;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * What one student or team handed in.
 *
 * @param name of the student's folder, without what the platform adds to it
 * @param number that the platform gave the student, or empty
 * @param files by path, those that count; archives among them are opened
 * @param strays files that do not count, such as a report
 * @param at when the newest of it was changed, or null when nothing says so
 * @param trouble why nothing of it can be read, or null
 */
public record Handin(
        String name,
        String number,
        Map<String, byte[]> files,
        List<String> strays,
        @Nullable Instant at,
        @Nullable Text trouble) {
    public Handin {
        strays = List.copyOf(strays);
    }

    public Handin(String name, Map<String, byte[]> files, @Nullable Text trouble) {
        this(name, "", files, List.of(), null, trouble);
    }

    /** Of all files that count: two with the same were the same work. */
    public String fingerprint() {
        Fingerprint fingerprint = new Fingerprint();
        files.forEach((file, content) -> fingerprint.add(file).add(content));
        return fingerprint.toString();
    }
}
