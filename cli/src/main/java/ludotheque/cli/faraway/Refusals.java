package ludotheque.cli.faraway;

import java.util.List;
import java.util.stream.Collectors;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Json;
import ludotheque.kernel.Refusal;

/** Tells everything that is wrong with a tableau. */
record Refusals(Shell shell) {

    /** A line a reason, or one JSON object. */
    String report(List<Refusal> refusals, boolean asJson) {
        return asJson ? json(refusals).toString() : lines(refusals);
    }

    private String lines(List<Refusal> refusals) {
        return refusals.stream()
                .map(refusal -> shell.say("Refusé : ", "Refused: ") + shell.say(refusal.sentence()))
                .collect(Collectors.joining("\n"));
    }

    private Json json(List<Refusal> refusals) {
        Json object = new Json().object().field("valid", false).name("reasons").array();
        for (Refusal refusal : refusals) {
            object.object()
                    .field("code", refusal.code())
                    .field("why", shell.say(refusal.sentence()))
                    .end();
        }
        return object.end().end();
    }
}
