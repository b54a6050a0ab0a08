package ludotheque.classroom.mark;

import java.io.IOException;
import java.util.function.BooleanSupplier;
import ludotheque.arena.contest.BuiltProgram;
import ludotheque.arena.contest.TeamWorkshop;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.BuiltFolder;
import ludotheque.arena.match.Workshop;
import ludotheque.classroom.handin.Handin;
import org.jspecify.annotations.Nullable;

/** A hand-in that takes exercises. Its program is built when the first of them asks for it, and removed in the end. */
public final class Candidate implements AutoCloseable {
    private final Handin handin;
    private final Workshop workshop;
    private final BooleanSupplier stopped;
    private @Nullable BuiltFolder built;
    private @Nullable BadChampion unbuilt;

    Candidate(Handin handin, Workshop workshop, BooleanSupplier stopped) {
        this.handin = handin;
        this.workshop = workshop;
        this.stopped = stopped;
    }

    public Handin handin() {
        return handin;
    }

    public BooleanSupplier stopped() {
        return stopped;
    }

    /** Its program, built from what was handed in; who does not build once does not build the second time. */
    public BuiltProgram program() throws IOException, BadChampion, InterruptedException {
        if (unbuilt != null) {
            throw unbuilt;
        }
        if (built == null) {
            try {
                built = new TeamWorkshop(workshop).build(handin.files(), "").folder();
            } catch (BadChampion bad) {
                unbuilt = bad;
                throw bad;
            }
        }
        return new BuiltProgram(workshop.sandbox(), built.built());
    }

    /** Whether what was built and what stands around it is all there; if not, a run that failed says nothing. */
    boolean isWhole() {
        return workshop.sandbox().isWhole() && (built == null || built.isWhole());
    }

    @Override
    public void close() {
        if (built != null) {
            workshop.remove(built);
        }
    }
}
