package ludotheque.contest.store;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jspecify.annotations.Nullable;

/** Bytes by their SHA-256: the same bytes are kept once. */
public record Blobs(Handle handle) {
    /** Keeps bytes and tells their hash. */
    public String put(byte[] bytes) {
        String hash = Secrets.hash(bytes);
        handle.createUpdate("INSERT INTO blobs (hash, bytes) VALUES (:hash, :bytes) ON CONFLICT (hash) DO NOTHING")
                .bind("hash", hash)
                .bind("bytes", bytes)
                .execute();
        return hash;
    }

    /**
     * Keeps several. In the order of their hashes: whoever keeps the same bytes at the same time waits for the other, and no two may
     * wait for each other.
     */
    void putAll(Collection<byte[]> all) {
        Map<String, byte[]> sorted = new TreeMap<>();
        all.forEach(bytes -> sorted.put(Secrets.hash(bytes), bytes));
        PreparedBatch batch = handle.prepareBatch(
                "INSERT INTO blobs (hash, bytes) VALUES (:hash, :bytes) ON CONFLICT (hash) DO NOTHING");
        sorted.forEach(
                (hash, bytes) -> batch.bind("hash", hash).bind("bytes", bytes).add());
        batch.execute();
    }

    public byte @Nullable [] get(String hash) {
        return handle.createQuery("SELECT bytes FROM blobs WHERE hash = :hash")
                .bind("hash", hash)
                .mapTo(byte[].class)
                .findOne()
                .orElse(null);
    }
}
