package ludotheque.arena.tournament;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import ludotheque.arena.match.ArenaMatch;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Entrant;
import ludotheque.arena.match.PackedRecord;
import ludotheque.arena.sandbox.NoRoom;
import ludotheque.kernel.BadInput;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.match.MatchRecord;
import org.jspecify.annotations.Nullable;

/**
 * Everybody against everybody, on both sides of every map. All that is known lies in a folder: {@code plan.json}, {@code
 * results.jsonl} with a line for each match that ended, and a record of each. A tournament that stopped goes on from there.
 */
public final class Tournament implements AutoCloseable {
    public static final String PLAN = "plan.json";
    public static final String RESULTS = "results.jsonl";

    /** How often a match is tried that fails through a fault of ours. */
    private static final int TRIES = 3;

    private final Map<String, Entrant> entrants;
    private final Map<String, GameMap> maps;
    private final long seed;
    private final Path folder;
    private final Plan plan;
    private final List<Fixture> fixtures;
    private final Results results;

    /** A file of the folder is not what we wrote. */
    public static final class Damaged extends Exception {
        private final Path file;
        private final BadInput where;

        Damaged(Path file, BadInput where) {
            super(where);
            this.file = file;
            this.where = where;
        }

        public Path file() {
            return file;
        }

        public BadInput where() {
            return where;
        }
    }

    /**
     * Opens the tournament of a folder, which is made if need be.
     *
     * @param repeat how many times as many maps as these are played on; those that are missing are drawn from the seed
     * @param replaced the champions that may have changed; their matches are then played again
     * @throws BadChampion when the folder holds a tournament of others, of other versions of them, or a map has changed
     */
    public static Tournament open(
            List<Entrant> entrants, List<GameMap> given, int repeat, long seed, Path folder, Set<String> replaced)
            throws IOException, BadChampion, Damaged {
        return open(entrants, given, repeat, seed, folder, replaced, false);
    }

    /** Opens the tournament of a class, to which champions may come, which may leave it, and which may all have changed. */
    public static Tournament openForClass(List<Entrant> entrants, List<GameMap> maps, long seed, Path folder)
            throws IOException, BadChampion, Damaged {
        Set<String> all = entrants.stream().map(Entrant::name).collect(Collectors.toSet());
        return open(entrants, maps, 1, seed, folder, all, true);
    }

    private static Tournament open(
            List<Entrant> entrants,
            List<GameMap> given,
            int repeat,
            long seed,
            Path folder,
            Set<String> replaced,
            boolean othersMayCome)
            throws IOException, BadChampion, Damaged {
        Files.createDirectories(folder.resolve("records"));
        Path file = folder.resolve(PLAN);
        Path resultsFile = folder.resolve(RESULTS);
        List<GameMap> maps = Draws.complete(given, repeat, seed);
        Plan plan = Plan.of(entrants, maps, seed);
        if (Files.exists(file)) {
            Plan earlier = earlier(file);
            List<String> changed = plan.changedSince(earlier);
            plan = plan.after(earlier, replaced, othersMayCome, folder.toString());
            if (!changed.isEmpty()) {
                try {
                    Results.forget(resultsFile, fixture -> changed.stream().anyMatch(fixture::involves));
                } catch (BadInput damaged) {
                    throw new Damaged(resultsFile, damaged);
                }
            }
        }
        // After the results: were we to end in between, the champion would still be a changed one.
        WholeFile.write(file, plan.toString().getBytes(StandardCharsets.UTF_8));
        try {
            return new Tournament(entrants, maps, seed, folder, plan, Results.open(resultsFile));
        } catch (BadInput damaged) {
            throw new Damaged(resultsFile, damaged);
        }
    }

    private Tournament(List<Entrant> entrants, List<GameMap> maps, long seed, Path folder, Plan plan, Results results) {
        this.entrants = entrants.stream().collect(Collectors.toMap(Entrant::name, Function.identity()));
        this.maps = maps.stream().collect(Collectors.toMap(GameMap::name, Function.identity()));
        this.seed = seed;
        this.folder = folder;
        this.plan = plan;
        this.fixtures = Fixture.all(
                entrants.stream().map(Entrant::name).toList(),
                maps.stream().map(GameMap::name).toList());
        this.results = results;
    }

    private static Plan earlier(Path file) throws IOException, Damaged {
        try {
            // Anything at all may stand there, so what is no letter is read as some sign that nothing expects.
            return Plan.parse(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        } catch (BadInput damaged) {
            throw new Damaged(file, damaged);
        }
    }

    /** All of its matches. */
    public List<Fixture> fixtures() {
        return fixtures;
    }

    /** How many matches it has in all. */
    public int size() {
        return fixtures.size();
    }

    /** The maps it is played on, the given ones first. */
    public List<String> maps() {
        return fixtures.stream().map(Fixture::map).distinct().toList();
    }

    /** Those of its matches that were played; the folder may hold more. */
    public List<Result> results() {
        Set<Fixture> asked = Set.copyOf(fixtures);
        return results.all().stream()
                .filter(result -> asked.contains(result.fixture()))
                .toList();
    }

    /**
     * Plays what is left to play, {@code atOnce} matches at a time, until it is told to stop; then matches that have not ended are
     * dropped.
     *
     * @param ended hears of each match, from any thread
     */
    public void play(int atOnce, BooleanSupplier isStopped, Consumer<Result> ended)
            throws IOException, InterruptedException {
        play(fixtures, atOnce, isStopped, ended);
    }

    /** Likewise, of some of its matches alone. */
    public void play(List<Fixture> asked, int atOnce, BooleanSupplier isStopped, Consumer<Result> ended)
            throws IOException, InterruptedException {
        Set<Fixture> played = results.all().stream()
                .filter(result -> !result.isVoid())
                .map(Result::fixture)
                .collect(Collectors.toSet());
        Map<Fixture, List<Fixture>> blocks = new LinkedHashMap<>();
        for (Fixture fixture : asked) {
            if (!played.contains(fixture)) {
                blocks.computeIfAbsent(fixture.block(), block -> new ArrayList<>())
                        .add(fixture);
            }
        }
        ExecutorService threads = Executors.newFixedThreadPool(atOnce);
        try {
            List<Future<?>> sittings = new ArrayList<>();
            for (List<Fixture> block : blocks.values()) {
                sittings.add(threads.submit(() -> {
                    for (Fixture fixture : block) {
                        Result result = play(fixture, isStopped);
                        if (result != null) {
                            results.add(result);
                            ended.accept(result);
                        }
                    }
                    return null;
                }));
            }
            for (Future<?> sitting : sittings) {
                sitting.get();
            }
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof IOException cause) {
                throw cause;
            }
            throw new IllegalStateException(failure.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    /**
     * Whatever goes wrong here is no champion's fault, as those are in the record; null when it was stopped.
     *
     * @throws NoRoom when the machine is full: the other matches would fail likewise
     */
    private @Nullable Result play(Fixture fixture, BooleanSupplier isStopped) throws NoRoom {
        Throwable fault = new IllegalStateException();
        for (int tries = 0; tries < TRIES && !isStopped.getAsBoolean(); tries++) {
            try {
                MatchRecord record = match(fixture).playFairly(turn -> !isStopped.getAsBoolean());
                return record.turns().size() < Constantes.NB_TOURS
                        ? null
                        : Result.of(fixture, record, keep(fixture, record));
            } catch (NoRoom full) {
                throw full;
            } catch (Exception | Error ours) {
                fault = ours;
            }
        }
        return isStopped.getAsBoolean() ? null : Result.ofFault(fixture, fault);
    }

    private ArenaMatch match(Fixture fixture) {
        return new ArenaMatch(
                Objects.requireNonNull(maps.get(fixture.map())),
                seed,
                entrant(fixture.first()),
                entrant(fixture.second()));
    }

    private Entrant entrant(String name) {
        return Objects.requireNonNull(entrants.get(name));
    }

    /** The file of a record, or nothing when there is no room: the result counts all the same. */
    private String keep(Fixture fixture, MatchRecord record) {
        String file = "records/" + plan.map(fixture.map()) + "-" + plan.champion(fixture.first()) + "-"
                + plan.champion(fixture.second()) + PackedRecord.ENDING;
        try {
            WholeFile.write(folder.resolve(file), PackedRecord.pack(record.toString()));
            return file;
        } catch (IOException full) {
            return "";
        }
    }

    @Override
    public void close() throws IOException {
        results.close();
    }
}
