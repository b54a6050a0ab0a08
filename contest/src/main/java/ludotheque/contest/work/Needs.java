package ludotheque.contest.work;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import ludotheque.champions.Language;
import ludotheque.contest.store.Sql;
import ludotheque.contest.store.Workers;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * What a worker must have for some work: languages, and for a tournament that began the engine it began with. It is part of the name
 * of a task in the queue, and a worker asks the queue for the names it can do alone.
 */
record Needs(@Nullable String engine, Set<String> languages) {
    static final Needs NOTHING = new Needs(null, Set.of());

    /** A Makefile of Faraway's may call anything; make comes with C. */
    private static final String MAKEFILE = "make";

    private static final String MAKEFILE_NEEDS = "c";

    /** The language of a version that is to be built. */
    static Needs of(Language language) {
        return new Needs(null, Set.of(language.word()));
    }

    /** Answers of a survey are all given by one engine. */
    static Needs ofSurvey(String engine) {
        return new Needs(engine, Set.of());
    }

    /** What the matches of a block need; built-in champions need nothing. */
    static Needs ofBlock(Handle handle, long block) {
        List<String> written = new Sql(
                        handle,
                        "SELECT DISTINCT v.language FROM matches m"
                                + " JOIN seats s ON s.match = m.id JOIN versions v ON v.id = s.version"
                                + " JOIN champions c ON c.id = v.champion"
                                + " WHERE m.block = ? AND v.language IS NOT NULL AND c.builtin IS NULL")
                .list(String.class, block);
        String engine = new Sql(
                        handle,
                        "SELECT t.engine FROM matches m JOIN tournaments t ON t.id = m.tournament"
                                + " WHERE m.id = ? AND t.engine IS NOT NULL")
                .find(String.class, block);
        return new Needs(engine, known(written));
    }

    /** The languages of versions, those of built-in champions apart. */
    static Map<Long, String> languages(Handle handle, Collection<Long> versions) {
        return handle.createQuery("SELECT v.id, v.language FROM versions v JOIN champions c ON c.id = v.champion"
                        + " WHERE v.id IN (<ids>) AND v.language IS NOT NULL AND c.builtin IS NULL")
                .bindList("ids", List.copyOf(versions))
                .reduceRows(new HashMap<>(), (languages, row) -> {
                    languages.put(row.getColumn(1, Long.class), row.getColumn(2, String.class));
                    return languages;
                });
    }

    /** What matches between these versions need, whose languages are known. */
    static Needs of(@Nullable String engine, Map<Long, String> languages, List<Long> versions) {
        return new Needs(
                engine,
                known(versions.stream()
                        .flatMap(version -> Optional.ofNullable(languages.get(version)).stream())
                        .toList()));
    }

    /** The language that what was written in this word's language needs, if it is one of ours. */
    static Optional<Language> language(String word) {
        return Language.of(word.equals(MAKEFILE) ? MAKEFILE_NEEDS : word);
    }

    private static Set<String> known(Collection<String> written) {
        Set<String> languages = new TreeSet<>();
        for (String word : written) {
            language(word).ifPresent(language -> languages.add(language.word()));
        }
        return languages;
    }

    /** The name of a task of this kind with these needs, such as {@code play@0.1.0:haskell+python}. */
    String name(String kind) {
        String suffix = languages.isEmpty() ? "" : ":" + String.join("+", new TreeSet<>(languages));
        return kind + (engine == null ? "" : "@" + engine) + suffix;
    }

    /** Everything that a worker can do of a kind: no block has more than two languages. */
    static List<Needs> within(Workers.Worker worker) {
        List<String> languages = new ArrayList<>(new TreeSet<>(worker.languages()));
        List<Set<String>> sets = new ArrayList<>(List.of(Set.of()));
        for (int i = 0; i < languages.size(); i++) {
            sets.add(Set.of(languages.get(i)));
            for (String other : languages.subList(i + 1, languages.size())) {
                sets.add(Set.of(languages.get(i), other));
            }
        }
        List<Needs> within = new ArrayList<>();
        for (Set<String> set : sets) {
            within.add(new Needs(null, set));
            within.add(new Needs(Objects.requireNonNull(worker.engine()), set));
        }
        return within;
    }
}
