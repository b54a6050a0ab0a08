package ludotheque.papattes.match;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** One call of a champion: how long it took, what it did and printed, and how it ended the champion if it did. */
public record Call(
        long micros,
        List<Entry> entries,
        String printed,
        @Nullable Loss loss) {
    /** A champion that is not called. */
    static final Call NONE = new Call(0, List.of(), "", null);

    /** What the champion broke: a word of match reports, and what more is known. */
    public record Loss(String status, String detail) {}

    public Call {
        entries = List.copyOf(entries);
    }
}
