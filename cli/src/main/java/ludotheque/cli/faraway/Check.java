package ludotheque.cli.faraway;

import java.util.List;
import java.util.concurrent.Callable;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.cli.shell.Usage;
import ludotheque.faraway.Instance;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.Solution;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.Refusal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ludo faraway check}: whether a solution is valid and its score right, or everything that is wrong with it. */
@Command(name = "check")
final class Check implements Callable<Integer> {
    private final Shell shell;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "INSTANCE", descriptionKey = "instance")
    private String instanceFile = "";

    @Parameters(index = "1", paramLabel = "SOLUTION", descriptionKey = "solution")
    private String solutionFile = "";

    @Option(names = "--at-most")
    private boolean atMost;

    @Option(names = "--json")
    private boolean json;

    Check(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        Usage.expectOneInput(spec.commandLine(), instanceFile, solutionFile);
        Instance instance = new InstanceFile(shell).read(instanceFile);
        Solution solution = solution();
        List<Refusal> refusals = solution.check(instance, atMost ? SanctuaryRule.AT_MOST : SanctuaryRule.EXACT);
        if (!refusals.isEmpty()) {
            shell.out().println(new Refusals(shell).report(refusals, json));
            return ExitCode.REFUSED;
        }
        int score = solution.score();
        shell.out()
                .println(
                        json
                                ? new Json()
                                        .object()
                                        .field("valid", true)
                                        .field("score", score)
                                        .end()
                                        .toString()
                                : shell.say("Valide : " + score + " points.", "Valid: " + score + " points."));
        return ExitCode.OK;
    }

    private Solution solution() {
        try {
            return Solution.parse(TextFile.read(shell, solutionFile, Solution.MOST_BYTES));
        } catch (BadInput bad) {
            throw Failure.badInput(solutionFile, bad);
        }
    }
}
