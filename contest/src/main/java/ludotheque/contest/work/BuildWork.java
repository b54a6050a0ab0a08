package ludotheque.contest.work;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.BadSources;
import ludotheque.arena.match.DoesNotBuild;
import ludotheque.arena.match.NoChampion;
import ludotheque.arena.match.NotInstalled;
import ludotheque.contest.game.ContestGames;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Champions.Verdict;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Postgresql;
import ludotheque.contest.store.Secrets;
import ludotheque.contest.store.Versions;
import ludotheque.contest.store.Workers;
import ludotheque.kernel.Text;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Takes a version from its bytes to its validation: opens it, builds it, and has it play against itself and against the weakest. */
final class BuildWork {
    private static final Logger LOG = LoggerFactory.getLogger(BuildWork.class);
    private static final int LONGEST_LOG = 60_000;

    private final Database database;
    private final Queue queue;
    private final Map<String, GamePlay> games;
    private final Workers.Worker worker;
    private final Fitness fitness;
    private final BooleanSupplier isStopped;

    BuildWork(
            Database database,
            Map<String, GamePlay> games,
            Workers.Worker worker,
            Fitness fitness,
            BooleanSupplier isStopped) {
        this.database = database;
        this.queue = new Queue(database);
        this.games = games;
        this.worker = worker;
        this.fitness = fitness;
        this.isStopped = isStopped;
    }

    /** Builds; throws when it has to be tried again. */
    void run(Queue.Taken taken) throws IOException, InterruptedException {
        long id = taken.id();
        String lease = Secrets.drawLease();
        Versions.Build build = database.change(
                handle -> taken.isHeld(handle) ? new Versions(handle, database).begin(id, lease, worker) : null);
        if (build == null) {
            return;
        }
        LOG.info("version {}: build {} begins", id, build.attempt());
        Versions.Version version = database.read(handle -> new Versions(handle, database).get(id));
        Champions.Champion champion = database.read(handle -> new Champions(handle, database).get(version.champion()));
        try {
            String game = database.read(handle ->
                    new Contests(handle, database).get(champion.contest()).game());
            String language =
                    Objects.requireNonNull(games.get(game), game).builds().build(version, champion.name());
            end(build, lease, language, new Verdict(Versions.VALIDATING, null), "");
        } catch (BadSources | NoChampion refused) {
            end(build, lease, null, new Verdict(Versions.REFUSED, refused.reason()), "");
        } catch (DoesNotBuild wrong) {
            Text words = wrong.reason();
            String log = cut(wrong.entrant().words().en());
            end(build, lease, null, new Verdict(Versions.COMPILE_ERROR, firstLine(words)), log);
        } catch (NotInstalled elsewhere) {
            if (!handOn(id, elsewhere)) {
                fail(build, lease, elsewhere);
            }
        } catch (BadChampion | IOException | RuntimeException | LinkageError | VirtualMachineError ours) {
            fail(build, lease, ours);
        }
    }

    /** Leaves a version to a worker that has its language; false when nobody has. */
    private boolean handOn(long id, NotInstalled elsewhere) throws InterruptedException {
        String language = elsewhere.language().word();
        boolean anybody = database.read(handle -> new Workers(handle, database).present()).stream()
                .anyMatch(other -> other.languages().contains(language));
        if (anybody) {
            LOG.info("version {}: left to a worker that has {}", id, language);
            database.changePatiently(
                    handle -> {
                        queue.build(handle, id, Needs.of(elsewhere.language()));
                        return true;
                    },
                    isStopped);
        }
        return anybody;
    }

    /** Tries again, or flags the version after the last try; what this machine or the database lacks is no try. */
    private void fail(Versions.Build build, String lease, Throwable ours) throws IOException, InterruptedException {
        LOG.warn("version {}: {}", build.version(), ours.toString());
        boolean isMachine = Postgresql.isAway(ours) || fitness.lackOfRoom() != null;
        boolean isLast = !isMachine
                && database.changePatiently(
                        handle -> new Versions(handle, database).fail(build, lease, ours.toString()) >= Versions.TRIES
                                && end(handle, build, new Verdict(Versions.OUR_FAULT, reason(ours))),
                        isStopped);
        if (!isLast) {
            throw new IOException(ours);
        }
    }

    private boolean end(Handle handle, Versions.Build build, Verdict verdict) {
        new Versions(handle, database).move(build.version(), verdict, null);
        return true;
    }

    private static Text firstLine(Text words) {
        return new Text(
                words.fr().lines().findFirst().orElse(""),
                words.en().lines().findFirst().orElse(""));
    }

    private static Text reason(Throwable ours) {
        return ours instanceof BadChampion told
                ? told.reason()
                : new Text("une erreur de notre fait : " + ours, "an error of our making: " + ours);
    }

    private static String cut(String text) {
        return text.substring(0, Math.min(LONGEST_LOG, text.length()));
    }

    private void end(Versions.Build build, String lease, @Nullable String language, Verdict verdict, String log)
            throws InterruptedException {
        boolean isHeard = database.changePatiently(
                handle -> {
                    boolean isEnded = new Versions(handle, database).end(build, lease, language, verdict, log);
                    if (isEnded && verdict.state().equals(Versions.VALIDATING)) {
                        validate(handle, build.version());
                    }
                    return isEnded;
                },
                isStopped);
        LOG.info(
                "version {}: build {} {}",
                build.version(),
                build.attempt(),
                isHeard ? "ends, " + verdict.state() : "is not heard, its lease is over");
    }

    /**
     * Against itself, and against the weakest who comes with the game on both sides: a champion that cannot even play these does not
     * meet anybody. Where nobody comes with the game it is alone on the first map.
     */
    private void validate(Handle handle, long id) {
        Versions versions = new Versions(handle, database);
        Versions.Version version = versions.get(id);
        Champions champions = new Champions(handle, database);
        Champions.Champion champion = champions.get(version.champion());
        long map = new Maps(handle, database).open(champion.contest()).get(0).id();
        List<Long> block = new Matches(handle, database)
                .add(new Matches.Planned(
                        champion.contest(),
                        Matches.VALIDATION,
                        null,
                        map,
                        1,
                        pairings(handle, version, champion),
                        null));
        queue.play(handle, block.get(0), Matches.VALIDATION);
    }

    private List<Matches.Pairing> pairings(Handle handle, Versions.Version version, Champions.Champion champion) {
        String game = new Contests(handle, database).get(champion.contest()).game();
        List<String> builtins = ContestGames.of(game).builtins();
        if (builtins.isEmpty()) {
            return List.of(new Matches.Pairing(List.of(version)));
        }
        Long active = new Champions(handle, database)
                .builtin(champion.contest(), builtins.get(0))
                .active();
        Versions.Version weakest = new Versions(handle, database).get(active == null ? 0 : active);
        return List.of(
                new Matches.Pairing(version, version),
                new Matches.Pairing(version, weakest),
                new Matches.Pairing(weakest, version));
    }
}
