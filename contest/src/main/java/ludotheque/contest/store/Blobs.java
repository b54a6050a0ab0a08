package ludotheque.contest.store;

import java.util.Map;
import java.util.SortedMap;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Bytes by their SHA-256: the same bytes are kept once. */
public record Blobs(Handle handle) {
    /** Keeps bytes and tells their hash. */
    public String put(byte[] bytes) {
        String hash = Secrets.hash(bytes);
        new Sql(handle, "INSERT INTO blobs (hash, bytes) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING")
                .change(hash, bytes);
        return hash;
    }

    /** Notes bytes that are to be kept, by their hash, and tells it. */
    static String hash(Map<String, byte[]> noted, byte[] bytes) {
        String hash = Secrets.hash(bytes);
        noted.put(hash, bytes);
        return hash;
    }

    /**
     * Keeps what was noted, together with more. In the order of their hashes: whoever keeps the same bytes at the same time waits for
     * the other, and no two may wait for each other.
     *
     * @param only what must be so, in SQL
     */
    static void put(Together all, SortedMap<String, byte[]> noted, String only) {
        int number = 0;
        for (Map.Entry<String, byte[]> one : noted.entrySet()) {
            String hash = "hash" + number;
            String bytes = "bytes" + number;
            all.bind(names -> names.bind(hash, one.getKey()).bind(bytes, one.getValue()));
            all.change("INSERT INTO blobs (hash, bytes) SELECT :" + hash + ", :" + bytes + " WHERE " + only
                    + " ON CONFLICT (hash) DO NOTHING");
            number++;
        }
    }

    public byte @Nullable [] get(String hash) {
        return new Sql(handle, "SELECT bytes FROM blobs WHERE hash = ?").find(byte[].class, hash);
    }
}
