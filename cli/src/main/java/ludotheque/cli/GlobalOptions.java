package ludotheque.cli;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.Lang;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The options that every command takes. */
@SuppressWarnings("UnusedVariable") // picocli checks and explains them; language and debug are read before it parses
final class GlobalOptions {
    @Option(names = "--lang", paramLabel = "fr|en", scope = ScopeType.INHERIT, completionCandidates = Languages.class)
    private @Nullable Lang lang;

    @Option(names = "--debug", scope = ScopeType.INHERIT)
    private boolean debug;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT)
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true)
    private boolean version;

    private static final class Languages extends ArrayList<String> {
        Languages() {
            super(List.of("fr", "en"));
        }
    }
}
