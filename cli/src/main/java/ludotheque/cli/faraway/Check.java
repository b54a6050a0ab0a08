package ludotheque.cli.faraway;

import java.util.List;
import java.util.concurrent.Callable;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.TextFile;
import ludotheque.cli.shell.Usage;
import ludotheque.faraway.Instance;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.Solution;
import ludotheque.kernel.Json;
import ludotheque.kernel.Refusal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo faraway check}: whether a solution is valid and its score right, or everything that is wrong with it. */
@Command(name = "check")
final class Check extends ReportingVerb implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "INSTANCE", descriptionKey = "instance")
    private String instanceFile = "";

    @Parameters(index = "1", paramLabel = "SOLUTION", descriptionKey = "solution")
    private String solutionFile = "";

    @Option(names = "--at-most")
    private boolean atMost;

    @Override
    public Integer call() {
        Usage.expectOneInput(commandLine(), instanceFile, solutionFile);
        Instance instance = new InstanceFile(shell).read(instanceFile);
        String text = TextFile.read(shell, solutionFile, Solution.MOST_BYTES);
        Solution solution = TextFile.parse(solutionFile, text, Solution::parse);
        List<Refusal> refusals = solution.check(instance, atMost ? SanctuaryRule.AT_MOST : SanctuaryRule.EXACT);
        if (!refusals.isEmpty()) {
            shell.print(new Refusals(shell).report(refusals, json));
            return ExitCode.REFUSED;
        }
        int score = solution.score();
        Json valid =
                new Json().object().field("valid", true).field("score", score).end();
        String told = shell.say("Valide : " + score + " points.", "Valid: " + score + " points.");
        shell.print(json ? valid : told);
        return ExitCode.OK;
    }
}
