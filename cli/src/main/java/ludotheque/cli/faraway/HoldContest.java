package ludotheque.cli.faraway;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import ludotheque.arena.contest.TeamAnswer;
import ludotheque.arena.sandbox.MissingProtection;
import ludotheque.arena.sandbox.Sandbox;
import ludotheque.cli.faraway.ContestFolder.Entrant;
import ludotheque.cli.faraway.ContestResult.Sheet;
import ludotheque.cli.shell.CtrlC;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.ProgressBar;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.TextFile;
import ludotheque.cli.shell.TimeSpan;
import ludotheque.faraway.Contest;
import ludotheque.faraway.Contest.Standing;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo faraway contest}: checks what the teams handed in, runs their programs and gives the points. */
@Command(name = "contest")
final class HoldContest extends ReportingVerb implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", descriptionKey = "dir")
    private Path folder = Path.of("");

    @Option(names = "--init")
    private boolean init;

    @Option(names = "--unsafe")
    private boolean unsafe;

    @Option(names = "--limit", paramLabel = "S", converter = TimeSpan.class)
    private Duration limit = Duration.ofMinutes(1);

    @Option(names = "--html", paramLabel = "FILE")
    private @Nullable Path page;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (init) {
            new ExampleContest(shell).write(folder);
            return ExitCode.OK;
        }
        if (page != null) {
            TextFile.expectWritable(page);
        }
        try (CtrlC ctrlC = new CtrlC()) {
            return hold(new ContestFolder(shell, folder), ctrlC);
        }
    }

    /** Ctrl-C ends the program that runs and leaves out those to come: the report is then about what is done. */
    private int hold(ContestFolder contest, CtrlC ctrlC) throws IOException, InterruptedException {
        ContestResult result = result(contest, new Runner(Sandbox.find(), limit, ctrlC::isTyped));
        ContestReport report = new ContestReport(shell, result);
        if (page != null) {
            TextFile.write(page, report.html());
        }
        shell.print(json ? report.json() : report.text());
        if (ctrlC.isTyped()) {
            shell.note(
                    "Interrompu : les points ne comptent que ce qui est fait.",
                    "Interrupted: the points count only what is done.");
            return ExitCode.INTERRUPTED;
        }
        return ExitCode.OK;
    }

    private ContestResult result(ContestFolder contest, Runner runner) throws IOException, InterruptedException {
        List<Entrant> entrants = contest.entrants();
        List<Trial> known = contest.known();
        List<Trial> mystery = contest.mystery();
        List<Trial> extra = contest.extra();
        contest.expectInstances(known, mystery, extra);
        if (entrants.stream().anyMatch(Entrant::hasProgram) && !(mystery.isEmpty() && extra.isEmpty())) {
            expectWalls(runner.sandbox().missing());
        }
        Map<String, Sheet> sheets = new LinkedHashMap<>();
        try (ProgressBar progress = new ProgressBar(shell, "Programmes", "Programs")) {
            for (Entrant entrant : entrants) {
                List<TeamAnswer> handedIn = known.stream()
                        .map(trial -> TeamAnswer.read(entrant.solution(trial), trial.instance()))
                        .toList();
                List<TeamAnswer> answers = new ArrayList<>();
                for (Trial trial : mystery) {
                    answers.add(runner.run(entrant, trial));
                    progress.show((sheets.size() + (double) answers.size() / mystery.size()) / entrants.size());
                }
                sheets.put(entrant.name(), new Sheet(entrant.name(), handedIn, answers, null));
            }
        }
        for (Trial trial : extra) {
            List<Standing> standings = ContestResult.of(known, mystery, sheets).standings();
            separate(entrants, Contest.tied(standings), trial, sheets, runner);
        }
        return ContestResult.of(known, mystery, sheets);
    }

    /** Without all its walls the sandbox only runs programs that somebody trusts. */
    private void expectWalls(List<MissingProtection> missing) {
        for (MissingProtection wall : missing) {
            if (!unsafe) {
                throw usage(
                        wall.sentence().fr() + " ; --unsafe l'accepte",
                        wall.sentence().en() + "; --unsafe accepts that");
            }
            shell.note(wall.sentence().fr(), wall.sentence().en());
        }
    }

    private static void separate(
            List<Entrant> entrants, List<String> tied, Trial trial, Map<String, Sheet> sheets, Runner runner)
            throws IOException, InterruptedException {
        for (Entrant entrant : entrants) {
            if (tied.contains(entrant.name())) {
                TeamAnswer answer = runner.run(entrant, trial);
                sheets.computeIfPresent(
                        entrant.name(), (name, sheet) -> new Sheet(name, sheet.known(), sheet.mystery(), answer));
            }
        }
    }
}
