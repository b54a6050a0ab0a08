package ludotheque.classroom.similar;

import java.util.List;

/**
 * Two hand-ins and what they share.
 *
 * @param passages the longest first; no token is in two of them
 * @param percent of the shorter one's own tokens that are in a passage
 */
public record Pair(String first, String second, List<Passage> passages, int percent) {
    public Pair {
        passages = List.copyOf(passages);
    }

    /** Tokens of both that are alike: how many, and the lines they stand on. */
    public record Passage(int tokens, Place first, Place second) {}

    /** Some lines of a file. */
    public record Place(String file, int from, int to) {}
}
