package ludotheque.classroom.papattes;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;
import java.util.stream.Collectors;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Entrant;
import ludotheque.arena.tournament.Fixture;
import ludotheque.arena.tournament.Result;
import ludotheque.arena.tournament.Scoring;
import ludotheque.arena.tournament.Standings;
import ludotheque.arena.tournament.SwissRound;
import ludotheque.arena.tournament.Tournament;
import ludotheque.papattes.GameMap;

/**
 * A tournament of a class. The first round tells how long matches take; then everybody meets everybody if there is time for it, and otherwise there
 * are Swiss rounds for as long as there is time. What was played is kept, and is not played again.
 */
public final class ClassMeeting implements AutoCloseable {
    private static final long SEED = 1;

    private final Tournament tournament;
    private final List<String> names;
    private final List<String> maps;
    private final int atOnce;
    private final BooleanSupplier stopped;

    private ClassMeeting(
            Tournament tournament, List<String> names, List<String> maps, int atOnce, BooleanSupplier stopped) {
        this.tournament = tournament;
        this.names = names;
        this.maps = maps;
        this.atOnce = atOnce;
        this.stopped = stopped;
    }

    /** Opens the one of a folder, which is made if need be. */
    public static ClassMeeting open(
            Map<String, Entrant> entrants, List<GameMap> maps, Path folder, int atOnce, BooleanSupplier stopped)
            throws IOException, BadChampion, Tournament.Damaged {
        List<Entrant> all = new ArrayList<>(entrants.values());
        return new ClassMeeting(
                Tournament.openForClass(all, maps, SEED, folder),
                List.copyOf(entrants.keySet()),
                maps.stream().map(GameMap::name).toList(),
                atOnce,
                stopped);
    }

    /** How many matches it has when everybody meets everybody. */
    public int size() {
        return tournament.size();
    }

    public int roundSize() {
        return names.size() / 2 * 2 * maps.size();
    }

    public int played() {
        return tournament.results().size();
    }

    /**
     * Plays the next Swiss round.
     *
     * @return how long a match of it took, all matches that run at once counted as one; zero when nothing had to be played
     */
    public Duration round(List<Fixture> before, DoubleConsumer progress) throws IOException, InterruptedException {
        List<Fixture> round = pairings(before);
        before.addAll(round);
        int already = played();
        long start = System.nanoTime();
        play(round, progress);
        int matches = played() - already;
        return matches == 0 ? Duration.ZERO : Duration.ofNanos((System.nanoTime() - start) / matches);
    }

    /** Those who have fared alike so far meet, on every map. */
    private List<Fixture> pairings(List<Fixture> before) {
        List<Result> counted = tournament.results().stream()
                .filter(result -> before.contains(result.fixture()))
                .toList();
        List<String> ranked = new Standings(names, counted, Scoring.MATCHES)
                .rows().stream().map(Standings.Row::champion).toList();
        List<Fixture> round = new ArrayList<>();
        for (String map : maps) {
            round.addAll(SwissRound.of(ranked, before, map));
        }
        return round;
    }

    /** Plays all that is left. */
    public void rest(DoubleConsumer progress) throws IOException, InterruptedException {
        play(tournament.fixtures(), progress);
    }

    private void play(List<Fixture> asked, DoubleConsumer progress) throws IOException, InterruptedException {
        int[] ended = {0};
        tournament.play(asked, atOnce, stopped, result -> {
            synchronized (ended) {
                progress.accept(Math.min(1, (double) ++ended[0] / asked.size()));
            }
        });
        if (stopped.getAsBoolean()) {
            throw new InterruptedException();
        }
    }

    public List<Result> results() {
        return tournament.results();
    }

    /** The table of those who count, by name. */
    public static Map<String, Standings.Row> table(List<String> names, List<Result> results) {
        return new Standings(names, results, Scoring.MATCHES)
                .rows().stream().collect(Collectors.toMap(Standings.Row::champion, row -> row));
    }

    @Override
    public void close() throws IOException {
        tournament.close();
    }
}
