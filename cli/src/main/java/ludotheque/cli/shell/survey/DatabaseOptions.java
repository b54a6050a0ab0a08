package ludotheque.cli.shell.survey;

import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.DatabaseAddress;
import ludotheque.contest.store.Unreachable;
import ludotheque.kernel.BadInput;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** How a database on PostgreSQL lets us in. A password never stands in an argument: everybody on a machine can read those. */
public final class DatabaseOptions {
    static final String VARIABLE = "LUDO_DATABASE_PASSWORD";
    private static final int MOST_BYTES = 4096;

    @Option(names = "--password-file", paramLabel = "FILE", descriptionKey = "password-file")
    private @Nullable String file;

    /** Reads an address. */
    public static final class Address implements ITypeConverter<DatabaseAddress> {
        @Override
        public DatabaseAddress convert(String text) throws BadInput {
            return DatabaseAddress.parse(text);
        }
    }

    /** The first line of the file, or what the environment says, or none. */
    public String password(Shell shell) {
        return file == null
                ? shell.variables().getOrDefault(VARIABLE, "")
                : TextFile.read(shell, file, MOST_BYTES).lines().findFirst().orElse("");
    }

    public static Database open(Shell shell, DatabaseAddress address, DatabaseOptions options) {
        try {
            return Database.postgresql(address, options.password(shell));
        } catch (Unreachable away) {
            throw failure(address, away);
        }
    }

    public static Failure failure(DatabaseAddress address, Unreachable away) {
        return Failure.refused(
                        "cette base n'est pas joignable (" + away.words() + ")",
                        "this database cannot be reached (" + away.words() + ")")
                .coded("DATABASE_AWAY")
                .at(address.toString());
    }
}
