package ludotheque.site;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** One file of the built site. */
public final class SiteFile {
    /** Plain names only, none of which starts with a dot: no path leads out of the site's folder. */
    private static final Pattern PATH = Pattern.compile("(/[\\w-][\\w.-]*)+");

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "wasm", "application/wasm",
            "woff2", "font/woff2");

    private final String path;
    private final String type;
    private final byte[] content;

    private SiteFile(String path, String type, byte[] content) {
        this.path = path;
        this.type = type;
        this.content = content;
    }

    /** The file a request asks for, or null when the site has none there. */
    public static @Nullable SiteFile at(String requested) throws IOException {
        String path = requested.equals("/") ? "/index.html" : requested;
        String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
        if (type == null || !PATH.matcher(path).matches()) {
            return null;
        }
        try (InputStream file = SiteFile.class.getResourceAsStream("web" + path)) {
            return file == null ? null : new SiteFile(path, type, file.readAllBytes());
        }
    }

    public String type() {
        return type;
    }

    public byte[] content() {
        return content.clone();
    }

    /** Whether the name holds a hash of the content, so that a browser never needs to ask again. */
    public boolean namedByContent() {
        return path.startsWith("/assets/");
    }

    /** Tells this content from any other. */
    public String tag() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
            return '"' + HexFormat.of().formatHex(digest, 0, 16) + '"';
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }
}
