package ludotheque.cli.contest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import ludotheque.arena.sandbox.MissingProtection;
import ludotheque.arena.sandbox.Sandbox;
import ludotheque.champions.Language;
import ludotheque.cli.shell.Columns;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.Table;
import ludotheque.cli.shell.survey.DatabaseOptions;
import ludotheque.contest.store.Backup;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.DatabaseAddress;
import ludotheque.contest.work.Checkup;
import ludotheque.contest.work.Toolchains;
import ludotheque.kernel.Json;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo contest doctor}: everything this machine lacks to hold a contest, in one table. */
@Command(name = "doctor")
final class DoctorCommand extends ReportingVerb implements Callable<Integer> {
    @Parameters(arity = "0..1", paramLabel = "DIR", descriptionKey = "dir")
    private @Nullable Path folder;

    @Option(names = "--database", paramLabel = "URL", converter = DatabaseOptions.Address.class)
    private @Nullable DatabaseAddress address;

    @Mixin
    private DatabaseOptions options = new DatabaseOptions();

    /** One thing that was looked at. */
    private record Finding(String what, boolean isGood, String words) {}

    @Override
    public Integer call() throws Exception {
        List<Finding> findings = new ArrayList<>();
        Map<String, String> found = Toolchains.find();
        for (Language language : Language.all()) {
            String version = found.get(language.word());
            findings.add(new Finding(
                    language.title(),
                    version != null,
                    version != null ? version : "apt-get install " + String.join(" ", language.packages())));
        }
        List<MissingProtection> missing = Sandbox.find().missing();
        for (MissingProtection one : missing) {
            findings.add(new Finding(shell.say("enfermement", "sandbox"), false, shell.say(one.sentence())));
        }
        if (missing.isEmpty()) {
            findings.add(new Finding(shell.say("enfermement", "sandbox"), true, shell.say("complet", "complete")));
        }
        if (folder != null) {
            try (ContestFolder opened = InFolder.open(shell, folder, options)) {
                findings.addAll(database(opened.database()));
            }
        }
        if (address != null) {
            try (Database opened = DatabaseOptions.open(shell, address, options)) {
                findings.addAll(database(opened));
            }
        }
        print(findings);
        return findings.stream().allMatch(Finding::isGood) ? ExitCode.OK : ExitCode.REFUSED;
    }

    /** The database itself and, where several machines work on it, whether they can do what waits. */
    private List<Finding> database(Database database) {
        List<Finding> findings = new ArrayList<>();
        if (database.isSqlite()) {
            String said = Backup.check(database);
            findings.add(new Finding(shell.say("base", "database"), said.equals("ok"), said));
        } else {
            for (Checkup.Finding finding : Checkup.of(database)) {
                findings.add(new Finding(shell.say(finding.what()), finding.isGood(), shell.say(finding.words())));
            }
        }
        return findings;
    }

    private void print(List<Finding> findings) {
        if (json) {
            Json written = new Json().array();
            findings.forEach(finding -> written.object()
                    .field("what", finding.what)
                    .field("ok", finding.isGood)
                    .field("words", finding.words)
                    .end());
            shell.print(written.end());
            return;
        }
        Table table = new Columns<Finding>(shell)
                .add("quoi", "what", Finding::what)
                .add("état", "state", finding -> finding.isGood ? "ok" : shell.say("manque", "missing"))
                .add("", "", Finding::words)
                .table(shell.say("Cette machine", "This machine"), findings);
        shell.out().print(table.text());
    }
}
