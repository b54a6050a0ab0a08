package ludotheque.cli;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import ludotheque.kernel.Lang;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;

final class HelpTest {

    @Test
    void bothLanguagesSayTheSameThings() {
        assertThat(sentences(Lang.FR)).isEqualTo(sentences(Lang.EN));
    }

    @Test
    void nothingIsWrittenForACommandOrAnOptionThatDoesNotExist() {
        Set<String> words = new TreeSet<>();
        commands().forEach(command -> {
            words.add(command.getCommandSpec().qualifiedName("."));
            Stream.concat(
                            command.getCommandSpec().options().stream()
                                    .map(option -> option.longestName().replaceFirst("^--?", "")),
                            command.getCommandSpec().positionalParameters().stream()
                                    .map(ArgSpec::descriptionKey))
                    .forEach(name -> {
                        words.add(name);
                        words.add(command.getCommandSpec().qualifiedName(".") + "." + name);
                    });
        });
        assertThat(sentences(Lang.EN))
                .allMatch(key -> key.startsWith("usage.") || words.contains(key.replaceAll("\\.usage\\..*", "")));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandAndOptionIsExplained(CommandLine command) {
        assertThat(command.getCommandSpec().usageMessage().header()).isNotEmpty();
        assertThat(command.getCommandSpec().args())
                .allSatisfy(argument -> assertThat(argument.description()).isNotEmpty());
    }

    private static Set<String> sentences(Lang lang) {
        return Ludo.help(Ludo.commandLine(Typed.shell("")), lang).keySet();
    }

    static Stream<CommandLine> commands() {
        return withSubcommands(Ludo.commandLine(Typed.shell("", "--lang", "en")));
    }

    private static Stream<CommandLine> withSubcommands(CommandLine command) {
        return Stream.concat(
                Stream.of(command), command.getSubcommands().values().stream().flatMap(HelpTest::withSubcommands));
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "en"})
    void helpReadsWell(String language) throws Exception {
        Typed typed = ludo("--help", "--lang", language);
        assertThat(typed.exitCode()).isZero();
        assertThat(typed.err()).isEmpty();
        Golden.check("help-" + language + ".txt", typed.out());
        Golden.check(
                "help-play-" + language + ".txt",
                ludo("memoryx", "play", "--help", "--lang", language).out());
        Golden.check(
                "help-patience-" + language + ".txt",
                ludo("patience", "search", "--help", "--lang", language).out());
        Golden.check(
                "help-cameleon-" + language + ".txt",
                ludo("cameleon", "play", "--help", "--lang", language).out());
        Golden.check(
                "help-papattes-" + language + ".txt",
                ludo("papattes", "match", "--help", "--lang", language).out());
        Golden.check(
                "help-contest-" + language + ".txt",
                ludo("contest", "--help", "--lang", language).out());
        Golden.check(
                "help-contest-serve-" + language + ".txt",
                ludo("contest", "serve", "--help", "--lang", language).out());
    }

    @Test
    void theVersionIsToldInOneLine() {
        assertThat(ludo("--version").out()).matches("ludo \\d+\\.\\d+\\.\\d+\\R");
    }
}
