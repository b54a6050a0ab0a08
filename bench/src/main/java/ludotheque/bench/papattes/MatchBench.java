package ludotheque.bench.papattes;

import java.util.List;
import java.util.concurrent.TimeUnit;
import ludotheque.papattes.Champion;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.match.Match;
import ludotheque.papattes.match.MatchRecord;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole matches of 200 half-turns between two players that do nothing: what the rules cost by themselves. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MatchBench {
    private static final Champion IDLE = seat -> {};

    @Param({"clairiere", "verger", "labyrinthe", "archipel", "carrefour", "disette", "face-a-face"})
    public String map = "";

    private GameMap read = ShippedMap.named("clairiere");

    @Setup
    public void read() {
        read = ShippedMap.named(map);
    }

    @Benchmark
    public MatchRecord idleMatch() {
        return new Match(read, 1, List.of("idle", "idle"), List.of(IDLE, IDLE), () -> 0).play();
    }
}
