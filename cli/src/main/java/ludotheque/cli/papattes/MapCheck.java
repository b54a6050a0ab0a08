package ludotheque.cli.papattes;

import java.util.List;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.kernel.Json;
import ludotheque.kernel.Text;
import ludotheque.papattes.map.Oddities;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code ludo papattes map check}: says whether a map is valid, and what looks odd about it. */
@Command(name = "check")
final class MapCheck extends ReportingVerb implements Runnable {
    @Parameters(paramLabel = "MAP", descriptionKey = "map", completionCandidates = MapSource.Names.class)
    private String word = "";

    @Override
    public void run() {
        List<Text> oddities = Oddities.of(new MapSource(shell).read(word));
        if (json) {
            Json object =
                    new Json().object().field("valid", true).name("warnings").array();
            oddities.forEach(oddity -> object.value(oddity.in(shell.lang())));
            shell.print(object.end().end());
            return;
        }
        oddities.forEach(oddity -> shell.note(word + ": " + oddity.fr(), word + ": " + oddity.en()));
        shell.print(word + shell.say(" : carte valable", ": a valid map"));
    }
}
