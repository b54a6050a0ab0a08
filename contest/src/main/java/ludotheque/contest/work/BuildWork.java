package ludotheque.contest.work;

import java.io.IOException;
import java.util.List;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.BadSources;
import ludotheque.arena.match.DoesNotBuild;
import ludotheque.arena.match.NoChampion;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Champions.Verdict;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Secrets;
import ludotheque.contest.store.Versions;
import ludotheque.contest.store.Workers;
import ludotheque.kernel.Text;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Takes a version from its bytes to its validation: opens it, builds it, and has it play against itself and against idle. */
final class BuildWork {
    private static final Logger LOG = LoggerFactory.getLogger(BuildWork.class);
    private static final int LONGEST_LOG = 60_000;

    private final Database database;
    private final Queue queue;
    private final Entrants entrants;
    private final TeamPrograms programs;
    private final Workers.Worker worker;

    BuildWork(Database database, Queue queue, Entrants entrants, TeamPrograms programs, Workers.Worker worker) {
        this.database = database;
        this.queue = queue;
        this.entrants = entrants;
        this.programs = programs;
        this.worker = worker;
    }

    /** Builds; throws when it has to be tried again. */
    void run(long id) throws IOException, InterruptedException {
        String lease = Secrets.draw().substring(0, 32);
        Versions.Build build = database.change(handle -> new Versions(handle, database).begin(id, lease, worker));
        if (build == null) {
            return;
        }
        Versions.Version version = database.read(handle -> new Versions(handle, database).get(id));
        Champions.Champion champion = database.read(handle -> new Champions(handle, database).get(version.champion()));
        try {
            boolean isFaraway = database.read(handle ->
                    new Contests(handle, database).get(champion.contest()).isFaraway());
            String language = isFaraway
                    ? programs.build(version, champion.name())
                    : entrants.build(version, champion.name()).language().word();
            end(build, lease, language, new Verdict(Versions.VALIDATING, null), "");
        } catch (BadSources | NoChampion refused) {
            end(build, lease, null, new Verdict(Versions.REFUSED, refused.reason()), "");
        } catch (DoesNotBuild wrong) {
            Text words = wrong.reason();
            String log = cut(wrong.entrant().words().en());
            end(build, lease, null, new Verdict(Versions.COMPILE_ERROR, firstLine(words)), log);
        } catch (BadChampion | IOException | RuntimeException | LinkageError | VirtualMachineError ours) {
            LOG.warn("version {}: {}", id, ours.toString());
            if (build.attempt() < Versions.TRIES) {
                throw new IOException(ours);
            }
            end(build, lease, null, new Verdict(Versions.OUR_FAULT, reason(ours)), "");
        }
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

    private void end(Versions.Build build, String lease, @Nullable String language, Verdict verdict, String log) {
        database.changing(handle -> {
            if (new Versions(handle, database).end(build, lease, language, verdict, log)
                    && verdict.state().equals(Versions.VALIDATING)) {
                validate(handle, build.version());
            }
        });
    }

    /**
     * Against itself, and against idle on both sides: a champion that cannot even play these does not meet anybody. A program of
     * Faraway has to solve the first instance.
     */
    private void validate(Handle handle, long id) {
        Versions versions = new Versions(handle, database);
        Versions.Version version = versions.get(id);
        Champions champions = new Champions(handle, database);
        Champions.Champion champion = champions.get(version.champion());
        long map = new Maps(handle, database).open(champion.contest()).get(0).id();
        List<Long> block = new Matches(handle, database)
                .add(
                        champion.contest(),
                        Matches.VALIDATION,
                        null,
                        map,
                        1,
                        Matches.QUEUED,
                        pairings(handle, version, champion),
                        null);
        queue.play(handle, block.get(0), Matches.VALIDATION);
    }

    private List<Matches.Pairing> pairings(Handle handle, Versions.Version version, Champions.Champion champion) {
        if (new Contests(handle, database).get(champion.contest()).isFaraway()) {
            return List.of(new Matches.Pairing(List.of(version)));
        }
        Long active = new Champions(handle, database)
                .builtin(champion.contest(), "idle")
                .active();
        Versions.Version idle = new Versions(handle, database).get(active == null ? 0 : active);
        return List.of(
                new Matches.Pairing(version, version),
                new Matches.Pairing(version, idle),
                new Matches.Pairing(idle, version));
    }
}
