package ludotheque.contest.web;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The pages of the site, which live elsewhere. */
public interface Pages {
    /**
     * A file of the site.
     *
     * @param isNamedByContent whether a browser never needs to ask for it again
     */
    @SuppressWarnings("ArrayRecordComponent") // carried to the browser, never compared
    record Page(String type, byte[] content, String tag, boolean isNamedByContent) {}

    /** The file at a path, or null when there is none. */
    @Nullable
    Page at(String path) throws IOException;
}
