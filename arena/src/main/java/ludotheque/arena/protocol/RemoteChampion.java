package ludotheque.arena.protocol;

import java.io.IOException;
import java.time.Duration;
import java.util.OptionalLong;
import ludotheque.papattes.Champion;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.Layout;
import ludotheque.papattes.Loss;
import ludotheque.papattes.Loss.Misconduct;
import ludotheque.papattes.Observed;
import ludotheque.papattes.Position;
import ludotheque.papattes.Protocol;
import ludotheque.papattes.Seat;
import ludotheque.papattes.TypeAction;
import ludotheque.papattes.match.RefereeFault;

/** A champion that is a program of its own. Once it is lost, its process is killed. */
public final class RemoteChampion implements Champion, AutoCloseable {
    private static final int MICROS_PER_MILLI = 1000;

    /** A third of a limit is margin: half a second of the second and a half that a call has. */
    private static final int MARGIN = 3;

    private final ChampionProcess process;
    private final Snapshot snapshot;
    private final TimeLimits limits;
    private Duration spent = Duration.ZERO;
    private long cpuMicros;
    private boolean greeted;
    private boolean crowdedOut;

    public RemoteChampion(ChampionProcess process, Snapshot snapshot, TimeLimits limits) {
        this.process = process;
        this.snapshot = snapshot;
        this.limits = limits;
    }

    @Override
    public void partieInit(Seat seat) throws ChampionLost {
        call(Protocol.PARTIE_INIT, seat);
    }

    @Override
    public void jouerTour(Seat seat) throws ChampionLost {
        call(Protocol.JOUER_TOUR, seat);
    }

    @Override
    public void partieFin(Seat seat) throws ChampionLost {
        call(Protocol.PARTIE_FIN, seat);
    }

    @Override
    public Observed observed() {
        return new Observed(
                process.printed(),
                process.dropped(),
                cpuMicros,
                process.memoryBytes().orElse(0));
    }

    /** Ends the program. It is not told: one that does not listen could keep us waiting. */
    @Override
    public void close() {
        process.kill();
    }

    /** Whether it was late only after others had taken more than the margin from the processor that is its own. */
    public boolean wasCrowdedOut() {
        return crowdedOut;
    }

    private void call(int number, Seat seat) throws ChampionLost {
        greet();
        timed(limits.call(), () -> {
            if (process.output().available() > 0) {
                throw lost(Misconduct.EARLY_FRAME, 0);
            }
            snapshot.show(seat.state());
            Frame.write(process.input(), Protocol.CALL, number);
            serve(seat);
        });
    }

    private void greet() throws ChampionLost {
        if (greeted) {
            return;
        }
        greeted = true;
        timed(limits.start(), () -> {
            Frame hello = Frame.read(process.output());
            if (hello.kind() != Protocol.HELLO) {
                throw lost(Misconduct.NO_GREETING, hello.kind());
            }
            if (hello.number() != Layout.VERSION) {
                throw lost(Misconduct.OTHER_VERSION, hello.number());
            }
        });
    }

    private void serve(Seat seat) throws IOException, ChampionLost {
        while (true) {
            Frame frame = Frame.read(process.output());
            switch (frame.kind()) {
                case Protocol.ACTION -> reply(act(seat, frame).number(), seat);
                case Protocol.CANCEL -> reply(seat.annuler() ? 1 : 0, seat);
                case Protocol.DONE -> {
                    return;
                }
                default -> throw lost(Misconduct.UNKNOWN_FRAME, frame.kind());
            }
        }
    }

    private Erreur act(Seat seat, Frame frame) throws ChampionLost {
        if (frame.number() < 0 || frame.number() >= TypeAction.count()) {
            throw lost(Misconduct.UNKNOWN_ACTION, frame.number());
        }
        Erreur answer = seat.act(
                TypeAction.of(frame.number()),
                new Position(frame.a(), frame.b()),
                new Position(frame.c(), frame.d()),
                frame.c());
        if (seat.isOverActionLimit()) {
            throw ChampionLost.byActions();
        }
        return answer;
    }

    private void reply(int number, Seat seat) throws IOException {
        snapshot.refresh(seat.state());
        Frame.write(process.input(), Protocol.REPLY, number);
    }

    private static ChampionLost lost(Misconduct misconduct, int number) {
        return new ChampionLost(new Loss.Misbehaved(misconduct, number));
    }

    /** Something that takes as long as the program wants, up to a limit. */
    private interface Exchange {
        void run() throws IOException, ChampionLost;
    }

    private void timed(Duration limit, Exchange exchange) throws ChampionLost {
        Used before = used();
        Watch watch = new Watch(left(limit), process::kill);
        try {
            exchange.run();
            if (!watch.stop()) {
                throw overrun(watch, before);
            }
        } catch (IOException gone) {
            throw ending(watch, before);
        } catch (ChampionLost lost) {
            process.kill();
            throw lost;
        } catch (RuntimeException ours) {
            throw new RefereeFault(ours);
        } finally {
            watch.stop();
            spent = spent.plus(watch.elapsed());
            cpuMicros = since(before.own(), process.cpuMicros()).orElse(0);
        }
    }

    /** How long something may take that has this limit of its own. */
    Duration left(Duration limit) {
        Duration untilTotal = limits.total().minus(spent);
        return limit.compareTo(untilTotal) < 0 ? limit : untilTotal;
    }

    /** Processor time so far, where the machine counts it: its own, and that of others on its processor. */
    private record Used(OptionalLong own, OptionalLong others) {}

    private Used used() {
        return new Used(process.cpuMicros(), process.othersMicros());
    }

    private static OptionalLong since(OptionalLong before, OptionalLong now) {
        return now.isPresent() && before.isPresent()
                ? OptionalLong.of(now.getAsLong() - before.getAsLong())
                : OptionalLong.empty();
    }

    private ChampionLost overrun(Watch watch, Used before) {
        Used now = used();
        OptionalLong used = since(before.own(), now.own());
        long cpuMillis = used.isPresent() ? used.getAsLong() / MICROS_PER_MILLI : -1;
        long othersMillis = since(before.others(), now.others()).orElse(0) / MICROS_PER_MILLI;
        crowdedOut = othersMillis > watch.limit().toMillis() / MARGIN;
        return new ChampionLost(new Loss.Late(watch.limit().toMillis(), cpuMillis));
    }

    /** The program hung up: why is known once it has ended, which the watch brings about in any case. */
    private ChampionLost ending(Watch watch, Used before) {
        try {
            ChampionLost ending = process.ending();
            process.kill();
            return ending == null ? overrun(watch, before) : ending;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new RefereeFault(interrupted);
        }
    }
}
