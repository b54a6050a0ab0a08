package ludotheque.arena.contest;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import ludotheque.faraway.Contest;
import ludotheque.faraway.Instance;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.Solution;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * A team's solution of one instance, or why it has none.
 *
 * @param cause what kind of reason, or null for a solution
 */
public record TeamAnswer(
        @Nullable Solution solution,
        @Nullable Cause cause,
        @Nullable Text why) {
    /** Why there is no solution. */
    public enum Cause {
        TIMEOUT,
        MEMORY,
        SILENT,
        INVALID,
        INTERRUPTED;

        /** As tables write it. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public static TeamAnswer none(String fr, String en) {
        return none(Cause.SILENT, new Text(fr, en));
    }

    public static TeamAnswer none(Cause cause, Text why) {
        return new TeamAnswer(null, cause, why);
    }

    private static TeamAnswer invalid(String fr, String en) {
        return none(Cause.INVALID, new Text(fr, en));
    }

    public boolean isValid() {
        return solution != null;
    }

    /** Its score, or {@link Contest#NO_ANSWER}. */
    public int score() {
        return solution == null ? Contest.NO_ANSWER : solution.score();
    }

    /** Reads and checks what a team hands in, which may be anything at all. */
    public static TeamAnswer read(Path file, Instance instance) {
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            return none("aucun fichier", "no file");
        }
        // A link could point to another team's file, and a pipe would never end.
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return invalid("pas un fichier ordinaire", "not a plain file");
        }
        try {
            return of(firstBytes(file), instance);
        } catch (IOException unreadable) {
            return invalid("fichier illisible", "the file cannot be read");
        }
    }

    /** Likewise of a file that lies nowhere. */
    public static TeamAnswer of(byte[] bytes, Instance instance) {
        if (bytes.length > Solution.MOST_BYTES) {
            return tooLarge();
        }
        try {
            Solution solution = Solution.parse(new String(bytes, StandardCharsets.UTF_8));
            List<Refusal> refusals = solution.check(instance, SanctuaryRule.EXACT);
            return refusals.isEmpty() ? new TeamAnswer(solution, null, null) : none(Cause.INVALID, all(refusals));
        } catch (BadInput bad) {
            String where = bad.line() + ":" + bad.column() + ": ";
            return invalid(where + bad.expected().fr(), where + bad.expected().en());
        }
    }

    /** One byte more than a solution may have, at most: the file may still grow. */
    private static byte[] firstBytes(Path file) throws IOException {
        try (InputStream bytes = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
            return bytes.readNBytes(Solution.MOST_BYTES + 1);
        }
    }

    public static TeamAnswer interrupted() {
        return none(Cause.INTERRUPTED, new Text("interrompu", "interrupted"));
    }

    static TeamAnswer tooLarge() {
        return invalid(
                "fichier de plus de " + Solution.MOST_BYTES + " octets",
                "a file of more than " + Solution.MOST_BYTES + " bytes");
    }

    private static Text all(List<Refusal> refusals) {
        return new Text(
                refusals.stream().map(refusal -> refusal.sentence().fr()).collect(Collectors.joining(" ; ")),
                refusals.stream().map(refusal -> refusal.sentence().en()).collect(Collectors.joining("; ")));
    }
}
