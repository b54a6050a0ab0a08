package ludotheque.cli.contest;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import ludotheque.arena.match.BadChampion;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.LocalSite;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Verb;
import ludotheque.cli.shell.WholeNumber;
import ludotheque.cli.shell.survey.DatabaseOptions;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.store.DatabaseAddress;
import ludotheque.contest.store.Unreachable;
import ludotheque.contest.web.ContestServer;
import ludotheque.contest.web.Pages;
import ludotheque.contest.web.RunningContest;
import ludotheque.contest.work.Question;
import ludotheque.contest.work.Worker;
import ludotheque.kernel.Text;
import ludotheque.site.SiteFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo contest serve}: the site, the contest and a worker, from one folder, until it is interrupted. */
@Command(name = "serve")
final class ServeCommand extends Verb implements Callable<Integer> {
    private final Question.Reader questions;

    @Parameters(paramLabel = "DIR", descriptionKey = "dir")
    private Path folder = Path.of("");

    @Option(names = "--database", paramLabel = "URL", converter = DatabaseOptions.Address.class)
    private @Nullable DatabaseAddress database;

    @Mixin
    private DatabaseOptions options = new DatabaseOptions();

    @Option(names = "--port", paramLabel = "PORT", defaultValue = "5837", converter = WholeNumber.Port.class)
    private int port;

    @Option(names = "--host", paramLabel = "ADDRESS", defaultValue = "localhost")
    private String host = "";

    @Option(names = "--https")
    private boolean https;

    @Option(names = "--no-work")
    private boolean noWork;

    @Option(names = "--slots", paramLabel = "N", defaultValue = "0", converter = Slots.class)
    private int slots;

    @Option(names = "--unsafe")
    private boolean unsafe;

    ServeCommand(Question.Reader questions) {
        this.questions = questions;
    }

    static final class Slots extends WholeNumber {
        Slots() {
            super(0, 1000);
        }
    }

    @Override
    public Integer call() throws IOException {
        try (ContestFolder opened = open();
                RunningContest running = start(opened)) {
            String address = "http://" + host + ":" + running.port() + "/";
            shell.print(address);
            String code = opened.organiserCode();
            if (code != null) {
                shell.print(address + "#/" + shell.say("fr", "en") + "/contest/join?code=" + code);
                shell.note(
                        "Le second lien fait de vous l'organisateur ; il sert une fois, pendant un jour.",
                        "The second link makes you the organiser; it works once, for a day.");
            }
            shell.out().flush();
            warn(running.worker());
            shell.note("Ctrl-C pour arrêter.", "Ctrl-C to stop.");
            Shell.awaitInterruption();
        }
        return ExitCode.OK;
    }

    private ContestFolder open() {
        DatabaseAddress address = address();
        try {
            ContestFolder opened = address == null
                    ? ContestFolder.serve(folder, shell.clock())
                    : ContestFolder.serve(folder, address, options.password(shell));
            if (opened == null) {
                throw servedAlready(folder);
            }
            return opened;
        } catch (IOException unwritable) {
            throw Failure.unwritableFolder(folder);
        } catch (Unreachable away) {
            throw DatabaseOptions.failure(Objects.requireNonNull(address), away);
        }
    }

    /** The database that was named or, without one, that the folder remembers; null for a file in the folder. */
    private @Nullable DatabaseAddress address() {
        DatabaseAddress kept = InFolder.address(folder);
        if (database != null && ContestFolder.hasOwnDatabase(folder)) {
            throw Failure.refused(
                            "ce dossier a sa propre base ; « ludo contest move " + folder + " --to " + database
                                    + " » l'y emporte",
                            "this folder has a database of its own; \"ludo contest move " + folder + " --to " + database
                                    + "\" takes it there")
                    .coded("OWN_DATABASE")
                    .at(folder);
        }
        if (database != null && kept != null && !database.equals(kept)) {
            throw Failure.refused("la base de ce dossier est " + kept, "this folder's database is " + kept)
                    .coded("OTHER_DATABASE")
                    .at(folder);
        }
        return database == null ? kept : database;
    }

    static Failure servedAlready(Path folder) {
        return Failure.refused("ce dossier est déjà servi", "this folder is served already")
                .coded("SERVED_ALREADY")
                .at(folder);
    }

    private RunningContest start(ContestFolder opened) throws IOException {
        try {
            return RunningContest.start(
                    opened,
                    new Site(),
                    new ContestServer.Options(host, port, https),
                    new RunningContest.Work(
                            "serve@" + hostName(),
                            noWork ? 0 : slots == 0 ? Worker.usualSlots() : slots,
                            unsafe,
                            questions));
        } catch (BadChampion unprotected) {
            throw InFolder.unprotected(unprotected);
        } catch (io.javalin.util.JavalinBindException busy) {
            throw LocalSite.portTaken(port);
        }
    }

    static String hostName() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException nameless) {
            return "localhost";
        }
    }

    private void warn(@Nullable Worker worker) {
        if (worker != null) {
            for (Text missing : worker.missing()) {
                shell.note(missing.fr(), missing.en());
            }
        }
    }

    /** The site that travels with this command. */
    static final class Site implements Pages {
        @Override
        public @Nullable Page at(String path, String acceptEncoding) throws IOException {
            SiteFile file = SiteFile.at(path, List.of(acceptEncoding));
            if (file == null) {
                return null;
            }
            SiteFile.Encoding encoding = file.encoding();
            return new Page(
                    file.type(),
                    encoding == null ? null : encoding.word(),
                    file.content(),
                    file.tag(),
                    file.namedByContent());
        }

        @Override
        public boolean isFolder(String path) throws IOException {
            return SiteFile.isFolder(path);
        }
    }
}
