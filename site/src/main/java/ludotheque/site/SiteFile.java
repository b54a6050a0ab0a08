package ludotheque.site;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** One file of the built site. */
final class SiteFile {
    /** Plain names only, none of which starts with a dot: no path leads out of the site's folder. */
    private static final Pattern PATH = Pattern.compile("(/[\\w-][\\w.-]*)+");

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "json", "application/json",
            "png", "image/png",
            "wasm", "application/wasm",
            "webmanifest", "application/manifest+json",
            "woff2", "font/woff2",
            "zip", "application/zip");

    private static final String INDEX = "index.html";

    private final String path;
    private final String type;
    private final @Nullable Encoding encoding;
    private final byte[] content;

    private SiteFile(String path, String type, @Nullable Encoding encoding, byte[] content) {
        this.path = path;
        this.type = type;
        this.encoding = encoding;
        this.content = content;
    }

    /** How the build packed a file, the smallest first. */
    enum Encoding {
        BROTLI("br", ".br"),
        GZIP("gzip", ".gz");

        private final String word;
        private final String ending;

        Encoding(String word, String ending) {
            this.word = word;
            this.ending = ending;
        }

        /** As HTTP calls it. */
        String word() {
            return word;
        }
    }

    /**
     * The file a request asks for, or null when the site has none there.
     *
     * @param accepted which encodings the browser takes
     */
    static @Nullable SiteFile at(String requested, Predicate<Encoding> accepted) throws IOException {
        String path = requested.endsWith("/") ? requested + INDEX : requested;
        String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
        if (type == null || !PATH.matcher(path).matches()) {
            return null;
        }
        for (Encoding encoding : Encoding.values()) {
            byte[] packed = accepted.test(encoding) ? read(path + encoding.ending) : null;
            if (packed != null) {
                return new SiteFile(path, type, encoding, packed);
            }
        }
        byte[] plain = read(path);
        return plain == null ? null : new SiteFile(path, type, null, plain);
    }

    /** Whether a path is a folder with a page in it, to which a slash is missing. */
    static boolean isFolder(String path) throws IOException {
        return PATH.matcher(path).matches() && path.indexOf('.') < 0 && read(path + "/" + INDEX) != null;
    }

    private static byte @Nullable [] read(String path) throws IOException {
        try (InputStream file = SiteFile.class.getResourceAsStream("web" + path)) {
            return file == null ? null : file.readAllBytes();
        }
    }

    /** How the content is packed, or null when it is not. */
    @Nullable
    Encoding encoding() {
        return encoding;
    }

    String type() {
        return type;
    }

    byte[] content() {
        return content.clone();
    }

    /** Whether the name holds a hash of the content, so that a browser never needs to ask again. */
    boolean namedByContent() {
        return path.startsWith("/assets/");
    }

    String tag() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
            return '"' + HexFormat.of().formatHex(digest, 0, 16) + '"';
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }
}
