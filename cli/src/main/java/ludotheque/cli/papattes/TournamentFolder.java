package ludotheque.cli.papattes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.site.SiteServer.Shown;
import org.jspecify.annotations.Nullable;

/** A tournament's folder on the site: its page, and each match of it in the viewer. */
record TournamentFolder(Shell shell, Path folder) {
    /** Where the page is, below which its own links to records lead. */
    static final String PAGE = "/tournament/";

    /** Where the viewer finds the records. */
    static final String RECORDS = "/papattes-records/";

    private static final String LINKED = "records/";
    private static final Pattern NAME = Pattern.compile("[\\w-]+(\\.[\\w-]+)*");

    Path index() {
        return folder.resolve("index.html");
    }

    /** The page itself; a match of it is in the viewer. */
    @Nullable
    Shown page(String path) {
        if (path.startsWith(LINKED)) {
            String record = RECORDS.substring(1) + path.substring(LINKED.length());
            return Shown.elsewhere("/#/" + shell.say("fr", "en") + "/papattes/watch?from=" + record + "&autoplay");
        }
        try {
            return path.isEmpty() ? Shown.html(Files.readString(index())) : null;
        } catch (IOException unreadable) {
            return null;
        }
    }

    @Nullable
    Shown record(String name) {
        Path file = folder.resolve(LINKED).resolve(NAME.matcher(name).matches() ? name : "");
        if (!Files.isRegularFile(file)) {
            return null;
        }
        try {
            return Shown.plain(new RecordSource(shell).read(file.toString()).toString());
        } catch (Failure damaged) {
            return null;
        }
    }
}
