package ludotheque.contest.store;

import org.jdbi.v3.core.Handle;
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

    public byte @Nullable [] get(String hash) {
        return handle.createQuery("SELECT bytes FROM blobs WHERE hash = :hash")
                .bind("hash", hash)
                .mapTo(byte[].class)
                .findOne()
                .orElse(null);
    }
}
