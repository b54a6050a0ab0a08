package ludotheque.site;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
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
    public enum Encoding {
        BROTLI("br", ".br"),
        GZIP("gzip", ".gz");

        private final String word;
        private final String ending;

        Encoding(String word, String ending) {
            this.word = word;
            this.ending = ending;
        }

        /** As HTTP calls it. */
        public String word() {
            return word;
        }
    }

    /** The file a request asks for, packed as one of its {@code Accept-Encoding} allows; null when the site has none there. */
    public static @Nullable SiteFile at(String requested, List<String> acceptEncoding) throws IOException {
        return at(requested, encoding -> accepts(acceptEncoding, encoding));
    }

    /** Whether the headers name an encoding, or all of them, and do not refuse it by a quality of 0. */
    private static boolean accepts(List<String> headers, Encoding encoding) {
        boolean any = false;
        for (String header : headers) {
            for (String part : header.split(",", -1)) {
                String[] words = part.replace(" ", "").toLowerCase(Locale.ROOT).split(";", -1);
                boolean wanted = words.length < 2 || !words[1].matches("q=0(\\.0*)?");
                if (words[0].equals(encoding.word())) {
                    return wanted;
                }
                any |= words[0].equals("*") && wanted;
            }
        }
        return any;
    }

    private static @Nullable SiteFile at(String requested, Predicate<Encoding> accepted) throws IOException {
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
    public static boolean isFolder(String path) throws IOException {
        return PATH.matcher(path).matches() && path.indexOf('.') < 0 && read(path + "/" + INDEX) != null;
    }

    private static byte @Nullable [] read(String path) throws IOException {
        try (InputStream file = SiteFile.class.getResourceAsStream("web" + path)) {
            return file == null ? null : file.readAllBytes();
        }
    }

    /** How the content is packed, or null when it is not. */
    public @Nullable Encoding encoding() {
        return encoding;
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
