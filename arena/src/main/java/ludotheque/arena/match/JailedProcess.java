package ludotheque.arena.match;

import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import ludotheque.arena.protocol.ChampionProcess;
import ludotheque.arena.sandbox.Ending;
import ludotheque.arena.sandbox.Jailed;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.Loss;
import org.jspecify.annotations.Nullable;

/** A champion's program behind the walls. */
record JailedProcess(Jailed jailed) implements ChampionProcess {
    @Override
    public OutputStream input() {
        return jailed.stdin();
    }

    @Override
    public InputStream output() {
        return jailed.stdout();
    }

    @Override
    public String printed() {
        return jailed.nextErrors();
    }

    @Override
    public long dropped() {
        return jailed.nextDropped();
    }

    @Override
    public OptionalLong cpuMicros() {
        return micros(jailed.cpuTime());
    }

    @Override
    public OptionalLong othersMicros() {
        return micros(jailed.othersTime());
    }

    private static OptionalLong micros(Optional<Duration> time) {
        return time.stream()
                .mapToLong(known -> TimeUnit.NANOSECONDS.toMicros(known.toNanos()))
                .findFirst();
    }

    @Override
    public OptionalLong memoryBytes() {
        return jailed.memoryPeak();
    }

    @Override
    public void kill() {
        jailed.kill();
    }

    @Override
    public @Nullable ChampionLost ending() throws InterruptedException {
        Ending ending = jailed.how();
        if (ending instanceof Ending.Exited exited) {
            return new ChampionLost(new Loss.Exited(exited.code(), jailed.lastWords()));
        }
        if (ending instanceof Ending.OutOfMemory memory) {
            return new ChampionLost(new Loss.OverMemory(memory.mebibytes(), jailed.lastWords()));
        }
        if (ending instanceof Ending.OutOfTime time) {
            return new ChampionLost(new Loss.OverTotalTime(time.limit().toSeconds(), jailed.lastWords()));
        }
        return null;
    }
}
