package ludotheque.arena.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import ludotheque.arena.match.ArenaMatch;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Entrant;
import ludotheque.kernel.BadInput;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.State;
import ludotheque.papattes.match.MatchRecord;
import ludotheque.papattes.match.Replay;

/**
 * Everybody against everybody, on both sides of every map. All that is known lies in a folder: {@code plan.json}, {@code
 * results.jsonl} with a line for each match that ended, and a record of each. A tournament that stopped goes on from there.
 */
public final class Tournament implements AutoCloseable {
    private final List<Entrant> entrants;
    private final List<GameMap> maps;
    private final long seed;
    private final Path folder;
    private final List<Fixture> fixtures;
    private final Results results;

    /**
     * Opens the tournament of a folder, which is made if need be.
     *
     * @throws BadChampion when the folder holds a tournament of others, of other versions of them, or on other maps
     */
    public static Tournament open(List<Entrant> entrants, List<GameMap> maps, int rounds, long seed, Path folder)
            throws IOException, BadChampion {
        Files.createDirectories(folder.resolve("records"));
        Path file = folder.resolve("plan.json");
        Plan plan = Plan.of(entrants, maps, seed);
        if (!Files.exists(file)) {
            write(file, plan.toString());
        } else {
            expectSame(plan, folder, file);
        }
        return new Tournament(entrants, maps, rounds, seed, folder, Results.open(folder.resolve("results.jsonl")));
    }

    private Tournament(
            List<Entrant> entrants, List<GameMap> maps, int rounds, long seed, Path folder, Results results) {
        this.entrants = List.copyOf(entrants);
        this.maps = List.copyOf(maps);
        this.seed = seed;
        this.folder = folder;
        this.fixtures = Fixture.all(entrants.size(), maps.size(), rounds);
        this.results = results;
    }

    private static void expectSame(Plan plan, Path folder, Path file) throws IOException, BadChampion {
        try {
            Plan earlier = Plan.parse(Files.readString(file));
            if (!plan.equals(earlier)) {
                throw plan.refuse(folder, earlier);
            }
        } catch (BadInput noPlanOfOurs) {
            throw Plan.another(folder);
        }
    }

    /** How many matches it has in all. */
    public int size() {
        return fixtures.size();
    }

    /** Those of its matches that were played; the folder may hold more rounds than these. */
    public List<Result> results() {
        Set<Fixture> asked = Set.copyOf(fixtures);
        return results.all().stream()
                .filter(result -> asked.contains(result.fixture()))
                .toList();
    }

    /** Plays what is left to play, {@code atOnce} matches at a time; {@code ended} hears of each, from any thread. */
    public void play(int atOnce, Consumer<Result> ended) throws IOException, InterruptedException {
        Set<Fixture> played = new HashSet<>();
        results.all().forEach(result -> played.add(result.fixture()));
        Queue<Fixture> left = new ArrayDeque<>(fixtures);
        left.removeIf(played::contains);
        ExecutorService threads = Executors.newFixedThreadPool(atOnce);
        try {
            List<Future<?>> matches = new ArrayList<>();
            for (Fixture fixture : left) {
                matches.add(threads.submit(() -> {
                    ended.accept(play(fixture));
                    return null;
                }));
            }
            for (Future<?> match : matches) {
                match.get();
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

    private Result play(Fixture fixture) throws IOException {
        GameMap map = maps.get(fixture.map());
        Entrant first = entrants.get(fixture.first());
        Entrant second = entrants.get(fixture.second());
        MatchRecord record = new ArenaMatch(map, seed + fixture.round(), first, second).play(turn -> {});
        String file = "records/" + fixture.map() + "-" + fixture.first() + "-" + fixture.second() + "-"
                + fixture.round() + ".papattes";
        write(folder.resolve(file), record.toString());
        Replay replay = new Replay(record);
        while (replay.hasNext()) {
            replay.next();
        }
        State end = replay.state();
        Result result = new Result(
                fixture, List.of(end.score(0), end.score(1)), List.of(status(record, 0), status(record, 1)), file);
        results.add(result);
        return result;
    }

    private static String status(MatchRecord record, int player) {
        MatchRecord.Fall fall = record.fall(player);
        return fall == null ? "ok" : fall.loss().status();
    }

    private static void write(Path file, String text) throws IOException {
        Path written = file.resolveSibling(file.getFileName() + ".new");
        Files.writeString(written, text);
        Files.move(written, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    @Override
    public void close() throws IOException {
        results.close();
    }
}
