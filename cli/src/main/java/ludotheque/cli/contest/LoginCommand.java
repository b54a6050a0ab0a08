package ludotheque.cli.contest;

import java.util.concurrent.Callable;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.TextFile;
import ludotheque.cli.shell.Verb;
import ludotheque.kernel.JsonValue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo contest login}: keeps where one takes part and a token, which is read and never typed as an argument. */
@Command(name = "login")
final class LoginCommand extends Verb implements Callable<Integer> {
    private static final int MOST_BYTES = 4096;

    @Parameters(paramLabel = "ADDRESS", descriptionKey = "address")
    private String address = "";

    @Option(names = "--token", paramLabel = "FILE", defaultValue = TextFile.STANDARD_INPUT)
    private String tokenFile = "";

    @Override
    public Integer call() {
        if (tokenFile.equals(TextFile.STANDARD_INPUT) && shell.isInteractive()) {
            shell.note(
                    "Collez le jeton que montre la page de votre compte, puis Entrée et Ctrl-D :",
                    "Paste the token that your account's page shows, then Enter and Ctrl-D:");
        }
        String token = TextFile.read(shell, tokenFile, MOST_BYTES).strip();
        Account account = new Account(address, token);
        JsonValue me = new Remote(account).get("me");
        JsonValue found = Remote.read(me, json -> json.need("account"));
        if (found.isNull()) {
            throw Failure.refused("ce jeton n'est pas connu", "this token is not known")
                    .coded("BAD_TOKEN");
        }
        account.write(shell);
        String name = Remote.read(found, json -> json.need("name").string());
        shell.note("Bonjour, " + name + ".", "Hello, " + name + ".");
        return ExitCode.OK;
    }
}
