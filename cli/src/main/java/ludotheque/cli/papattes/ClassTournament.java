package ludotheque.cli.papattes;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Workshop;
import ludotheque.arena.sandbox.NoRoom;
import ludotheque.arena.tournament.Fixture;
import ludotheque.arena.tournament.Tournament;
import ludotheque.classroom.handin.Handin;
import ludotheque.classroom.mark.Meeting;
import ludotheque.classroom.mark.Subject;
import ludotheque.classroom.papattes.ClassEntrants;
import ludotheque.classroom.papattes.ClassMeeting;
import ludotheque.classroom.papattes.PapattesSubject;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.ProgressBar;
import ludotheque.cli.shell.Shell;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.map.ShippedMaps;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What is Six Papattes' own in {@code ludo papattes mark}: the tournament of the class, which is told beforehand how long it takes. */
public final class ClassTournament implements Meeting {
    private static final int SECONDS_IN_MINUTE = 60;
    private static final int NO_LIMIT = 0;

    private final Shell shell;

    @Option(names = "--time", paramLabel = "MINUTES", defaultValue = "0")
    private int minutes;

    @Option(names = "--maps", paramLabel = "MAP", split = ",", completionCandidates = MapSource.Names.class)
    private List<String> mapWords = List.of("clairiere");

    public ClassTournament(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Subject hold(List<Handin> handins, Workshop workshop, Path where, BooleanSupplier stopped)
            throws IOException, InterruptedException {
        List<GameMap> maps = new ArrayList<>();
        mapWords.stream().distinct().forEach(word -> maps.add(new MapSource(shell).read(word)));
        int jobs = Math.max(1, Runtime.getRuntime().availableProcessors());
        ClassEntrants entrants;
        try (ProgressBar bar = new ProgressBar(shell, "Constructions", "Builds")) {
            entrants = ClassEntrants.build(handins, workshop, jobs, stopped, bar::show);
        }
        // A match keeps two processors busy: the clock is the same for all when each champion has its own.
        try (ClassMeeting meeting = ClassMeeting.open(entrants.built(), maps, where, Math.max(1, jobs / 2), stopped)) {
            if (entrants.built().size() > 1) {
                play(meeting);
            }
            return new PapattesSubject(entrants, meeting.results(), this::shipped);
        } catch (BadChampion other) {
            throw Contestants.failure(other);
        } catch (Tournament.Damaged damaged) {
            throw Failure.badInput(damaged.file().toString(), damaged.where());
        } catch (NoRoom full) {
            throw Failure.unwritable(full.sentence());
        }
    }

    /** The map of a name, if it comes with the game. */
    public @Nullable GameMap shipped(String name) {
        return ShippedMaps.NAMES.contains(name) ? new MapSource(shell).read(name) : null;
    }

    private void play(ClassMeeting meeting) throws IOException, InterruptedException {
        int before = meeting.played();
        if (before > 0) {
            shell.note(
                    before + " matchs étaient déjà joués ; le tournoi continue.",
                    before + " matches were already played; the tournament goes on.");
        }
        List<Fixture> asked = new ArrayList<>();
        Duration match = round(meeting, asked);
        Duration whole = match.multipliedBy(meeting.size() - meeting.played());
        Duration limit = Duration.ofMinutes(minutes);
        boolean everybody = minutes == NO_LIMIT || whole.compareTo(limit) <= 0;
        tell(meeting, whole, everybody);
        if (everybody) {
            try (ProgressBar bar = new ProgressBar(shell, "Matchs", "Matches")) {
                meeting.rest(bar::show);
            }
            return;
        }
        long end = System.nanoTime() + limit.toNanos();
        int rounds = 1;
        Duration longest = match.multipliedBy(meeting.roundSize());
        while (System.nanoTime() + longest.toNanos() < end && meeting.played() < meeting.size()) {
            round(meeting, asked);
            rounds++;
        }
        shell.note(
                rounds + " rondes suisses, " + meeting.played() + " matchs.",
                rounds + " Swiss rounds, " + meeting.played() + " matches.");
    }

    private Duration round(ClassMeeting meeting, List<Fixture> asked) throws IOException, InterruptedException {
        try (ProgressBar bar = new ProgressBar(shell, "Ronde", "Round")) {
            return meeting.round(asked, bar::show);
        }
    }

    private void tell(ClassMeeting meeting, Duration whole, boolean everybody) {
        long left = (whole.toSeconds() + SECONDS_IN_MINUTE / 2) / SECONDS_IN_MINUTE;
        String matches = shell.number(meeting.size());
        shell.note(
                "Tous contre tous : " + matches + " matchs, encore " + left + " min environ.",
                "All against all: " + matches + " matches, about " + left + " min to go.");
        if (!everybody) {
            shell.note(
                    "C'est plus que --time : des rondes suisses de " + meeting.roundSize() + " matchs.",
                    "That is more than --time: Swiss rounds of " + meeting.roundSize() + " matches instead.");
        }
    }
}
