package ludotheque.papattes.match;

import java.util.List;
import ludotheque.papattes.Loss;
import ludotheque.papattes.Observed;
import org.jspecify.annotations.Nullable;

/**
 * One call of a champion: how long it took, what it did, what was seen of it besides, and how it ended the champion if it did.
 *
 * @param left how many actions that were refused or taken back are not among the entries, because there are too many
 */
public record Call(
        long micros,
        List<Entry> entries,
        long left,
        Observed observed,
        @Nullable Loss loss) {
    /** A champion that is not called. */
    static final Call NONE = new Call(0, List.of(), 0, Observed.NOTHING, null);

    public Call {
        entries = List.copyOf(entries);
    }
}
