package ludotheque.cli.papattes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Entrant;
import ludotheque.arena.match.UnbuiltEntrant;
import ludotheque.arena.sandbox.NoRoom;
import ludotheque.arena.tournament.Result;
import ludotheque.arena.tournament.Scoring;
import ludotheque.arena.tournament.Standings;
import ludotheque.arena.tournament.Tournament;
import ludotheque.cli.shell.CtrlC;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.ProgressBar;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.TextFile;
import ludotheque.cli.shell.WholeNumber;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Text;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.map.ShippedMaps;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo papattes tournament}: every champion against every other on both sides of every map. */
@Command(name = "tournament")
final class TournamentCommand extends ReportingVerb implements Callable<Integer> {
    @Parameters(arity = "1..*", paramLabel = "CHAMPION", descriptionKey = "champions")
    private List<String> words = List.of();

    @Option(names = "--maps", paramLabel = "MAP", split = ",", completionCandidates = MapSource.Names.class)
    private List<String> mapWords = ShippedMaps.NAMES;

    @Option(names = "--repeat", paramLabel = "N", defaultValue = "1", converter = WholeNumber.Count.class)
    private int repeat;

    @Option(names = "--seed", paramLabel = "SEED", defaultValue = "1")
    private long seed;

    @Option(names = "--scoring", paramLabel = "SCORING", defaultValue = "matches")
    private String scoringWord = "";

    @Option(names = "--out", paramLabel = "DIR", defaultValue = "papattes-tournament")
    private Path folder = Path.of("");

    @Option(names = "--replace", paramLabel = "NAME", split = ",")
    private Set<String> replaced = Set.of();

    @Option(names = "--unsafe")
    private boolean unsafe;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Scoring scoring = scoring();
        List<GameMap> maps = maps();
        try (Contestants contestants = new Contestants(shell, unsafe)) {
            List<Entrant> entrants = contestants.all(commandLine(), words);
            if (entrants.size() < 2) {
                throw usage("au moins deux champions étaient attendus", "at least two champions were expected");
            }
            expectKnown(entrants);
            return hold(entrants, maps, scoring);
        } catch (BadChampion bad) {
            throw Contestants.failure(bad);
        } catch (NoRoom full) {
            throw Failure.unwritable(full.sentence());
        }
    }

    private List<GameMap> maps() {
        List<GameMap> maps = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (String word : mapWords) {
            GameMap map = new MapSource(shell).read(word);
            if (!names.add(map.name())) {
                throw usage(
                        "deux cartes s'appellent « " + map.name() + " »", "two maps are called \"" + map.name() + "\"");
            }
            maps.add(map);
        }
        return maps;
    }

    private void expectKnown(List<Entrant> entrants) {
        for (String name : replaced) {
            if (entrants.stream().noneMatch(entrant -> entrant.name().equals(name))) {
                throw usage(
                        "--replace : aucun champion ne s'appelle « " + name + " »",
                        "--replace: no champion is called \"" + name + "\"");
            }
        }
    }

    private Scoring scoring() {
        return switch (scoringWord) {
            case "matches" -> Scoring.MATCHES;
            case "cumulative" -> Scoring.CUMULATIVE;
            default ->
                throw usage(
                        "--scoring: matches ou cumulative était attendu, pas « " + scoringWord + " »",
                        "--scoring: matches or cumulative was expected, not \"" + scoringWord + "\"");
        };
    }

    private int hold(List<Entrant> entrants, List<GameMap> maps, Scoring scoring)
            throws IOException, BadChampion, InterruptedException {
        try (Tournament tournament = open(entrants, maps)) {
            int before = tournament.results().size();
            if (before > 0) {
                shell.note(
                        before + " matchs étaient déjà joués ; le tournoi continue.",
                        before + " matches were already played; the tournament goes on.");
            }
            AtomicInteger played = new AtomicInteger(before);
            boolean isFull = false;
            boolean isInterrupted;
            try (CtrlC ctrlC = new CtrlC();
                    ProgressBar bar = new ProgressBar(shell, "Matchs", "Matches")) {
                tournament.play(
                        atOnce(),
                        ctrlC::isTyped,
                        result -> bar.show((double) played.incrementAndGet() / tournament.size()));
                isInterrupted = ctrlC.isTyped();
            } catch (IOException full) {
                isFull = true;
                isInterrupted = false;
            }
            report(entrants, scoring, tournament);
            if (isFull) {
                throw Failure.unwritable(folder.resolve(Tournament.RESULTS));
            }
            return isInterrupted ? ExitCode.INTERRUPTED : told(tournament.results());
        }
    }

    /** A match keeps two processors busy: the clock is the same for all when each champion has its own. */
    private static int atOnce() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    }

    /** What came in the way without being a champion's fault. */
    private int told(List<Result> results) {
        long faults = results.stream().filter(Result::isVoid).count();
        long unkept = results.stream()
                .filter(result -> !result.isVoid() && result.record().isEmpty())
                .count();
        if (unkept > 0) {
            shell.note(
                    unkept + " matchs n'ont pas pu être gardés faute de place ; leurs résultats comptent.",
                    unkept + " matches could not be kept for want of room; their results count.");
        }
        if (faults > 0) {
            shell.note(
                    faults + " matchs ont échoué de notre fait et ne comptent pas ; la même commande les rejoue.",
                    faults
                            + " matches failed through a fault of ours and do not count; the same command plays them again.");
            return ExitCode.OUR_FAULT;
        }
        return unkept > 0 ? ExitCode.UNWRITABLE : ExitCode.OK;
    }

    private Tournament open(List<Entrant> entrants, List<GameMap> maps) throws BadChampion {
        try {
            return Tournament.open(entrants, maps, repeat, seed, folder, replaced);
        } catch (Tournament.Damaged damaged) {
            BadInput where = damaged.where();
            Text expected = where.expected();
            throw Failure.badInput(
                    damaged.file().toString(),
                    new BadInput(
                            where.line(),
                            where.column(),
                            new Text(
                                    "ce fichier est endommagé, ou d'une autre version : " + expected.fr(),
                                    "this file is damaged, or of another version: " + expected.en())));
        } catch (IOException unwritable) {
            throw Failure.unwritableFolder(folder);
        }
    }

    private static List<UnbuiltEntrant> unbuilt(List<Entrant> entrants) {
        return entrants.stream()
                .filter(UnbuiltEntrant.class::isInstance)
                .map(UnbuiltEntrant.class::cast)
                .toList();
    }

    /** Keeps what each compiler said of a champion that it refused. */
    private void keepWords(List<UnbuiltEntrant> unbuilt) throws IOException {
        for (UnbuiltEntrant one : unbuilt) {
            Path file = folder.resolve(TournamentReport.wordsFile(one));
            Files.createDirectories(file.getParent());
            TextFile.write(file, shell.say(one.words()) + "\n");
        }
    }

    private void report(List<Entrant> entrants, Scoring scoring, Tournament tournament) throws IOException {
        List<String> champions = entrants.stream().map(Entrant::name).toList();
        TournamentReport report = new TournamentReport(
                shell,
                tournament.maps(),
                unbuilt(entrants),
                tournament.results(),
                tournament.size(),
                new Standings(champions, tournament.results(), scoring));
        shell.out().print(json ? report.json() + "\n" : report.text());
        shell.out().flush();
        keepWords(report.unbuilt());
        Path page = folder.resolve("index.html");
        TextFile.write(page, report.html());
        shell.note(
                "Page des résultats : " + page + " ; « ludo papattes watch " + folder + " » la montre avec les matchs.",
                "Page of results: " + page + "; \"ludo papattes watch " + folder + "\" shows it with the matches.");
    }
}
