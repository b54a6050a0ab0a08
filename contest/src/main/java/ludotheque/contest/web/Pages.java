package ludotheque.contest.web;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The pages of the site, which live elsewhere. */
public interface Pages {
    /**
     * A file of the site.
     *
     * @param encoding how it is packed, as HTTP calls it, or null
     * @param isNamedByContent whether a browser never needs to ask for it again
     */
    @SuppressWarnings("ArrayRecordComponent") // carried to the browser, never compared
    record Page(String type, @Nullable String encoding, byte[] content, String tag, boolean isNamedByContent) {}

    /**
     * The file at a path, or null when there is none.
     *
     * @param acceptEncoding what the browser says of how it may be packed
     */
    @Nullable
    Page at(String path, String acceptEncoding) throws IOException;

    /** Whether a path is a folder with a page in it, to which a slash is missing. */
    default boolean isFolder(String path) throws IOException {
        return false;
    }
}
