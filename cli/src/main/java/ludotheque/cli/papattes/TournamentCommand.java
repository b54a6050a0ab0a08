package ludotheque.cli.papattes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Entrant;
import ludotheque.arena.match.UnbuiltEntrant;
import ludotheque.arena.sandbox.NoRoom;
import ludotheque.arena.tournament.Scoring;
import ludotheque.arena.tournament.Standings;
import ludotheque.arena.tournament.Tournament;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.ProgressBar;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.cli.shell.Usage;
import ludotheque.cli.shell.WholeNumber;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.map.ShippedMaps;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ludo papattes tournament}: every champion against every other on both sides of every map. */
@Command(name = "tournament")
final class TournamentCommand implements Callable<Integer> {
    private final Shell shell;

    @Spec
    private CommandSpec spec = CommandSpec.create();

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

    @Option(names = "--unsafe")
    private boolean unsafe;

    @Option(names = "--json")
    private boolean json;

    TournamentCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Scoring scoring = scoring();
        List<GameMap> maps = new ArrayList<>();
        mapWords.forEach(word -> maps.add(new MapSource(shell).read(word)));
        try (Contestants contestants = new Contestants(shell, unsafe)) {
            List<Entrant> entrants = contestants.all(spec.commandLine(), words);
            if (entrants.size() < 2) {
                throw Usage.error(
                        spec.commandLine(),
                        "au moins deux champions étaient attendus",
                        "at least two champions were expected");
            }
            hold(entrants, maps, scoring);
        } catch (BadChampion bad) {
            throw Contestants.failure(bad);
        } catch (NoRoom full) {
            throw Failure.unwritable(full.sentence());
        }
        return ExitCode.OK;
    }

    private Scoring scoring() {
        return switch (scoringWord) {
            case "matches" -> Scoring.MATCHES;
            case "cumulative" -> Scoring.CUMULATIVE;
            default ->
                throw Usage.error(
                        spec.commandLine(),
                        "--scoring: matches ou cumulative était attendu, pas « " + scoringWord + " »",
                        "--scoring: matches or cumulative was expected, not \"" + scoringWord + "\"");
        };
    }

    private void hold(List<Entrant> entrants, List<GameMap> maps, Scoring scoring)
            throws IOException, BadChampion, InterruptedException {
        try (Tournament tournament = open(entrants, maps)) {
            int before = tournament.results().size();
            if (before > 0) {
                shell.note(
                        before + " matchs étaient déjà joués ; le tournoi continue.",
                        before + " matches were already played; the tournament goes on.");
            }
            AtomicInteger played = new AtomicInteger(before);
            try (ProgressBar bar = new ProgressBar(shell, "Matchs", "Matches")) {
                tournament.play(
                        Runtime.getRuntime().availableProcessors(),
                        result -> bar.show((double) played.incrementAndGet() / tournament.size()));
            }
            report(entrants, maps, scoring, tournament);
        }
    }

    private Tournament open(List<Entrant> entrants, List<GameMap> maps) throws BadChampion {
        try {
            return Tournament.open(entrants, maps, repeat, seed, folder);
        } catch (IOException unwritable) {
            throw Failure.unwritableFolder(folder);
        }
    }

    /** Keeps what each compiler said of a champion that it refused. */
    private List<UnbuiltEntrant> keepWords(List<Entrant> entrants) throws IOException {
        List<UnbuiltEntrant> unbuilt = new ArrayList<>();
        for (Entrant entrant : entrants) {
            if (entrant instanceof UnbuiltEntrant one) {
                Path file = folder.resolve(TournamentReport.wordsFile(one));
                Files.createDirectories(file.getParent());
                TextFile.write(file, shell.say(one.words()) + "\n");
                unbuilt.add(one);
            }
        }
        return unbuilt;
    }

    private void report(List<Entrant> entrants, List<GameMap> maps, Scoring scoring, Tournament tournament)
            throws IOException {
        TournamentReport report = new TournamentReport(
                shell,
                entrants.stream().map(Entrant::name).toList(),
                maps.stream().map(GameMap::name).toList(),
                keepWords(entrants),
                tournament.results(),
                tournament.size(),
                new Standings(entrants.size(), tournament.results(), scoring));
        Path page = folder.resolve("index.html");
        TextFile.write(page, report.html());
        shell.out().print(json ? report.json() + "\n" : report.text());
        shell.note("Page des résultats : " + page, "Page of results: " + page);
    }
}
