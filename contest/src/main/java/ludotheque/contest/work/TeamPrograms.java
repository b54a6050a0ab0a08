package ludotheque.contest.work;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import ludotheque.arena.contest.TeamWorkshop;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.BuiltFolder;
import ludotheque.arena.match.Workshop;
import ludotheque.champions.Language;
import ludotheque.contest.store.Database;

/** The programs that are no champions of Six Papattes, as far as this worker has built them. */
final class TeamPrograms extends BuiltVersions<BuiltFolder> {
    private static final int MOST_KEPT = 100;

    private final Workshop workshop;

    TeamPrograms(Database database, Workshop workshop) {
        super(database, MOST_KEPT, BuiltFolder::isWhole, workshop::remove);
        this.workshop = workshop;
    }

    @Override
    Made<BuiltFolder> make(Path file, String name) throws IOException, BadChampion, InterruptedException {
        Map<String, byte[]> files = workshop.files(file);
        Optional<Language> language = TeamWorkshop.language(files).flatMap(Needs::language);
        if (language.isPresent()) {
            workshop.expectInstalled(name, language.get());
        }
        TeamWorkshop.Built made = new TeamWorkshop(workshop).build(files, name);
        return new Made<>(made.folder(), made.language());
    }

    /** Likewise when what we put around programs is gone. */
    @Override
    public boolean forgetBroken() {
        return super.forgetBroken() || !workshop.sandbox().isWhole();
    }
}
