package ludotheque.arena.match;

import java.io.InputStream;
import java.io.OutputStream;
import ludotheque.arena.protocol.ChampionProcess;
import ludotheque.arena.sandbox.Ending;
import ludotheque.arena.sandbox.Jailed;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.ChampionLost.Status;

/** A champion's program behind the walls. */
record JailedProcess(Jailed jailed) implements ChampionProcess {
    private static final int LAST_WORDS = 2000;

    @Override
    public OutputStream input() {
        return jailed.stdin();
    }

    @Override
    public InputStream output() {
        return jailed.stdout();
    }

    @Override
    public String errors() {
        return jailed.errors();
    }

    @Override
    public void kill() {
        jailed.kill();
    }

    @Override
    public ChampionLost ending() throws InterruptedException {
        Ending ending = jailed.how();
        String detail = ending.sentence().en() + lastWords();
        if (ending instanceof Ending.OutOfMemory) {
            return new ChampionLost(Status.MEMORY, detail);
        }
        return new ChampionLost(ending instanceof Ending.OutOfTime ? Status.TIMEOUT : Status.CRASHED, detail);
    }

    /** The end of its error output, where programs say what they died of. */
    private String lastWords() {
        String errors = jailed.errors().strip();
        if (errors.isEmpty()) {
            return "";
        }
        return ": " + errors.substring(Math.max(0, errors.length() - LAST_WORDS));
    }
}
