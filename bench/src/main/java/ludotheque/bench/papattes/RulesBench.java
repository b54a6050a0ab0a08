package ludotheque.bench.papattes;

import java.util.List;
import java.util.concurrent.TimeUnit;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.EtatCase;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;
import ludotheque.papattes.Stages;
import ludotheque.papattes.State;
import ludotheque.papattes.Terrain;
import ludotheque.papattes.TypeAction;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Warmup;

/** Single actions, copies and questions in the first half-turn on {@code clairiere}. */
@org.openjdk.jmh.annotations.State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class RulesBench {
    private final State state = new State(new Terrain(ShippedMap.named("clairiere")));
    private final State other = state.copy();
    private final Seat seat = new Seat(state, 0);
    private final Position from;
    private final Position to;
    private int cell;

    public RulesBench() {
        Stages.start(state);
        // The sixth master starts two cells west of its doghouse, and the cell beyond is free.
        this.from = seat.maitresJoueur(0).get(5);
        this.to = new Position(from.colonne() - 1, from.ligne());
        if (seat.check(TypeAction.SE_DEPLACER, from, to) != Erreur.OK) {
            throw new IllegalStateException("the step that is measured is refused");
        }
    }

    @Benchmark
    public boolean seDeplacerThenAnnuler() {
        seat.seDeplacer(from, to);
        return seat.annuler();
    }

    @Benchmark
    public State copy() {
        return state.copy();
    }

    @Benchmark
    public State become() {
        other.become(state);
        return other;
    }

    @Benchmark
    public long hash() {
        return state.hash();
    }

    @Benchmark
    public EtatCase infoCase() {
        cell = (cell + 1) % 1600;
        return seat.infoCase(Position.of(cell));
    }

    /** From one doghouse to the other, as a wandering dog. */
    @Benchmark
    public List<Position> trouverChemin() {
        return seat.trouverChemin(seat.nicheJoueur(0), seat.nicheJoueur(1), 2);
    }
}
