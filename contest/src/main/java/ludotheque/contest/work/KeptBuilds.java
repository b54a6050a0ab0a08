package ludotheque.contest.work;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import ludotheque.arena.match.BadChampion;
import org.jspecify.annotations.Nullable;

/**
 * What this worker has built of versions; the last used are kept. Each worker builds for itself what it needs: a build is the same
 * everywhere, and so nothing that strangers' compilers made is carried from machine to machine.
 */
final class KeptBuilds<B> {
    private final int most;
    private final Predicate<B> isWhole;
    private final Consumer<B> remover;
    private final Map<Long, B> kept = new LinkedHashMap<>(16, 0.75f, true);

    /** What is waited on while a version is built for a match. */
    private final Map<Long, Object> building = new ConcurrentHashMap<>();

    /**
     * Keeps so many builds.
     *
     * @param isWhole whether all that was built is still there
     * @param remover removes a build that is needed no more
     */
    KeptBuilds(int most, Predicate<B> isWhole, Consumer<B> remover) {
        this.most = most;
        this.isWhole = isWhole;
        this.remover = remover;
    }

    /** Makes a build. */
    interface Maker<B> {
        B make() throws IOException, BadChampion, InterruptedException;
    }

    /**
     * What was built of a version. Who needs one that is being built waits for it. Whether it is whole is not asked here: a match may have got
     * it twice, and would lose the first by a second build.
     */
    B get(long version, Maker<B> maker) throws IOException, BadChampion, InterruptedException {
        synchronized (building.computeIfAbsent(version, unused -> new Object())) {
            B known = known(version);
            return known == null ? keep(version, maker.make()) : known;
        }
    }

    private synchronized @Nullable B known(long version) {
        return kept.get(version);
    }

    /** Keeps a build, and tells which one is to be used: one that is here already may be playing, and stays. */
    synchronized B keep(long version, B made) {
        B other = kept.get(version);
        if (other != null && isWhole.test(other)) {
            remover.accept(made);
            return other;
        }
        kept.put(version, made);
        if (other != null) {
            remover.accept(other);
        }
        if (kept.size() > most) {
            Map.Entry<Long, B> oldest = kept.entrySet().iterator().next();
            kept.remove(oldest.getKey());
            remover.accept(oldest.getValue());
        }
        return made;
    }

    /** Forgets what somebody else removed from the place for temporary files; it is built anew when it is needed. Whether there was any. */
    synchronized boolean forgetBroken() {
        List<Long> broken = kept.entrySet().stream()
                .filter(build -> !isWhole.test(build.getValue()))
                .map(Map.Entry::getKey)
                .toList();
        broken.forEach(version -> remover.accept(Objects.requireNonNull(kept.remove(version))));
        return !broken.isEmpty();
    }
}
