package ludotheque.cli.faraway;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.TextFile;
import ludotheque.faraway.Attribute;
import ludotheque.faraway.Card;
import ludotheque.faraway.Counts;
import ludotheque.faraway.Instance;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.Tableau;
import ludotheque.faraway.Trace;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.Refusal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo faraway score}: what a tableau is worth and, when asked, card by card. */
@Command(name = "score")
final class Score extends ReportingVerb implements Callable<Integer> {
    @Parameters(paramLabel = "CARDS", arity = "1..*", descriptionKey = "cards")
    private List<String> words = new ArrayList<>();

    @Option(names = "--explain")
    private boolean explain;

    @Option(names = "--at-most")
    private boolean atMost;

    @Override
    public Integer call() {
        Tableau tableau = tableau();
        // No instance is named, so the cards at hand are those laid.
        List<Refusal> refusals =
                tableau.check(Instance.of(tableau.cards()), atMost ? SanctuaryRule.AT_MOST : SanctuaryRule.EXACT);
        if (!refusals.isEmpty()) {
            shell.print(new Refusals(shell).report(refusals, json));
            return ExitCode.REFUSED;
        }
        List<Trace.Step> steps = explain ? Trace.of(tableau) : List.of();
        if (json) {
            shell.print(json(tableau, steps));
        } else {
            for (Trace.Step step : steps) {
                shell.print(shell.say(step.sentence()));
                shell.print("  " + shell.say(step.totals()));
            }
            shell.print(tableau.score());
        }
        return ExitCode.OK;
    }

    private Tableau tableau() {
        String text = String.join(" ", words);
        boolean fromInput = text.equals(TextFile.STANDARD_INPUT);
        try {
            return Tableau.parse(fromInput ? TextFile.read(shell, TextFile.STANDARD_INPUT, Tableau.MOST_BYTES) : text);
        } catch (BadInput bad) {
            throw Failure.badInput(fromInput ? TextFile.STANDARD_INPUT : "CARDS", bad);
        }
    }

    private Json json(Tableau tableau, List<Trace.Step> steps) {
        Json object = new Json().object().field("score", tableau.score()).field("cards", CardNumbers.of(tableau));
        if (explain) {
            object.name("steps").array();
            for (Trace.Step step : steps) {
                addStep(object, step);
            }
            object.end();
        }
        return object.end();
    }

    /** The first step is what all sanctuaries bring: it has no card. */
    private void addStep(Json json, Trace.Step step) {
        Card card = step.card();
        json.object();
        if (card != null) {
            json.field("card", card.number());
        }
        json.name("visible").object();
        for (Attribute attribute : Attribute.values()) {
            json.field(attribute.label().en(), Counts.of(step.visible(), attribute));
        }
        json.end()
                .field("points", step.points())
                .field("total", step.total())
                .field("sentence", shell.say(step.sentence()))
                .end();
    }
}
