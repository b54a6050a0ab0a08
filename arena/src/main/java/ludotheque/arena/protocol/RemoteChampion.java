package ludotheque.arena.protocol;

import java.io.IOException;
import java.time.Duration;
import ludotheque.papattes.Champion;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.ChampionLost.Status;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.Layout;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;
import ludotheque.papattes.TypeAction;

/** A champion that is a program of its own. Once it is lost, its process is killed. */
public final class RemoteChampion implements Champion, AutoCloseable {
    private static final int PARTIE_INIT = 0;
    private static final int JOUER_TOUR = 1;
    private static final int PARTIE_FIN = 2;

    private final ChampionProcess process;
    private final Snapshot snapshot;
    private final TimeLimits limits;
    private final long started = System.nanoTime();
    private boolean greeted;
    private int shown;

    public RemoteChampion(ChampionProcess process, Snapshot snapshot, TimeLimits limits) {
        this.process = process;
        this.snapshot = snapshot;
        this.limits = limits;
    }

    @Override
    public void partieInit(Seat seat) throws ChampionLost {
        call(PARTIE_INIT, seat);
    }

    @Override
    public void jouerTour(Seat seat) throws ChampionLost {
        call(JOUER_TOUR, seat);
    }

    @Override
    public void partieFin(Seat seat) throws ChampionLost {
        call(PARTIE_FIN, seat);
    }

    @Override
    public String printed() {
        String all = process.errors();
        String since = all.substring(Math.min(shown, all.length()));
        shown = all.length();
        return since;
    }

    /** Tells the program that the match is over, and ends it. */
    @Override
    public void close() {
        try {
            Frame.write(process.input(), Frame.QUIT, 0);
        } catch (IOException alreadyGone) {
            // Then there is nobody to tell.
        }
        process.kill();
    }

    private void call(int number, Seat seat) throws ChampionLost {
        greet();
        timed(limits.call(), () -> {
            if (process.output().available() > 0) {
                throw lost(Misconduct.EARLY_FRAME, 0);
            }
            snapshot.show(seat.state());
            Frame.write(process.input(), Frame.CALL, number);
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
            if (hello.kind() != Frame.HELLO) {
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
                case Frame.ACTION -> reply(act(seat, frame).number(), seat);
                case Frame.CANCEL -> reply(seat.annuler() ? 1 : 0, seat);
                case Frame.DONE -> {
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
            throw new ChampionLost(Status.ACTIONS, "");
        }
        return answer;
    }

    private void reply(int number, Seat seat) throws IOException {
        snapshot.refresh(seat.state());
        Frame.write(process.input(), Frame.REPLY, number);
    }

    private static ChampionLost lost(Misconduct misconduct, int number) {
        return new ChampionLost(Status.PROTOCOL, misconduct.sentence(number).en());
    }

    /** Something that takes as long as the program wants, up to a limit. */
    private interface Exchange {
        void run() throws IOException, ChampionLost;
    }

    private void timed(Duration limit, Exchange exchange) throws ChampionLost {
        try (Watch watch = new Watch(left(limit), process)) {
            try {
                exchange.run();
            } catch (IOException gone) {
                throw ending(watch);
            }
        } catch (ChampionLost lost) {
            process.kill();
            throw lost;
        }
    }

    private Duration left(Duration limit) {
        Duration untilTotal = limits.total().minusNanos(System.nanoTime() - started);
        return limit.compareTo(untilTotal) < 0 ? limit : untilTotal;
    }

    /** The program hung up: why is known once it has ended, which the watch brings about in any case. */
    private ChampionLost ending(Watch watch) {
        try {
            ChampionLost ending = process.ending();
            return watch.rang() ? new ChampionLost(Status.TIMEOUT, watch.limit().toMillis() + " ms") : ending;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return new ChampionLost(Status.CRASHED, "the match was interrupted");
        }
    }
}
