package ludotheque.arena.player;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import ludotheque.arena.protocol.Watch;
import ludotheque.arena.sandbox.Ending;
import ludotheque.arena.sandbox.Jailed;
import ludotheque.kernel.Conversation;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.Text;

/**
 * The referee's end of the protocol. Whatever fails throws {@link ProgramLost}, and the program is killed.
 *
 * <pre>
 * we say                    it answers
 * ludo 1 memoryx            ready            the version of the protocol and the game
 * …                                          what the game tells, before and between moves
 * move 1000                 a move           it has so many milliseconds
 * quit                                       in the end, always
 * </pre>
 *
 * What is told is sent with the next question: one who does not read cannot keep us waiting longer than its time.
 */
final class ProgramConversation implements Conversation, AutoCloseable {
    /** Of the protocol; it changes when programs would have to. */
    private static final int VERSION = 1;

    private static final String READY = "ready";
    private static final int LONGEST_ANSWER = 200;
    private static final Duration TO_LEAVE = Duration.ofMillis(300);

    private final Jailed program;
    private final PlayerLimits limits;
    private final String game;
    private final int seat;
    private final StringBuilder untold = new StringBuilder();
    private String answer = "";
    private boolean greeted;
    private boolean lost;

    /** What its answers took so far, the greeting apart. */
    private Duration spent = Duration.ZERO;

    private Duration slowest = Duration.ZERO;

    ProgramConversation(Jailed program, PlayerLimits limits, String game, int seat) {
        this.program = program;
        this.limits = limits;
        this.game = game;
        this.seat = seat;
    }

    @Override
    public void tell(String line) {
        untold.append(line).append('\n');
    }

    @Override
    public String ask() {
        if (!greeted) {
            greet();
        }
        tell("move " + limits.move().toMillis());
        String told = untold.toString();
        untold.setLength(0);
        long start = System.nanoTime();
        try {
            answer = exchange(told, limits.move().plus(limits.margin()));
        } finally {
            Duration took = Duration.ofNanos(System.nanoTime() - start);
            slowest = slowest.compareTo(took) < 0 ? took : slowest;
            spent = spent.plus(took);
        }
        if (spent.compareTo(limits.total()) > 0) {
            throw lost(new Forfeit.Spent(limits.total().toSeconds()));
        }
        return answer;
    }

    private void greet() {
        greeted = true;
        answer = exchange("ludo " + VERSION + " " + game + "\n", limits.start());
        if (!answer.equals(READY) && !answer.startsWith(READY + " ")) {
            throw misread(new Text("« ready » était attendu", "\"ready\" was expected"));
        }
    }

    @Override
    public ProgramLost refused(Refusal refusal) {
        return lost(new Forfeit.Illegal(answer, refusal));
    }

    @Override
    public ProgramLost misread(Text expected) {
        return lost(new Forfeit.Misspoke(answer, expected));
    }

    private ProgramLost lost(Forfeit forfeit) {
        lost = true;
        program.kill();
        return new ProgramLost(seat, forfeit);
    }

    /** Processor time so far, where the machine counts it: its own, and that of others on its processor. */
    private record Used(Optional<Duration> own, Optional<Duration> others) {}

    private Used used() {
        return new Used(program.cpuTime(), program.othersTime());
    }

    private String exchange(String told, Duration limit) {
        Used before = used();
        Watch watch = new Watch(limit, program::kill);
        try {
            if (program.stdout().available() > 0) {
                throw lost(new Forfeit.Early(readLine()));
            }
            program.stdin().write(told.getBytes(StandardCharsets.UTF_8));
            program.stdin().flush();
            String line = readLine();
            if (!watch.stop()) {
                throw late(watch, before);
            }
            return line;
        } catch (IOException gone) {
            throw ended(watch, before);
        } finally {
            watch.stop();
        }
    }

    /** A line without its end; one that is too long is cut, and is no move. */
    private String readLine() throws IOException {
        InputStream source = program.stdout();
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int sign = source.read(); sign != '\n' && line.size() <= LONGEST_ANSWER; sign = source.read()) {
            if (sign < 0) {
                throw new IOException("the program hung up");
            }
            line.write(sign);
        }
        return line.toString(StandardCharsets.UTF_8).strip();
    }

    private ProgramLost late(Watch watch, Used before) {
        Used now = used();
        long cpuMillis = millis(before.own, now.own, -1);
        boolean wasCrowded = limits.counts()
                && millis(before.others, now.others, 0) > limits.margin().toMillis();
        Forfeit.Late late = new Forfeit.Late(watch.limit().toMillis(), cpuMillis, false);
        return lost(wasCrowded && !late.isIdle() ? late.crowdedOut() : late);
    }

    private static long millis(Optional<Duration> before, Optional<Duration> now, long unknown) {
        return before.flatMap(then -> now.map(until -> until.minus(then).toMillis()))
                .orElse(unknown);
    }

    /** The program hung up: why is known once it has ended, which the watch brings about in any case. */
    private ProgramLost ended(Watch watch, Used before) {
        try {
            Ending ending = program.how();
            return ending instanceof Ending.Killed
                    ? late(watch, before)
                    : lost(new Forfeit.Ended(ending, program.lastWords()));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    long memoryPeak() {
        return program.memoryPeak().orElse(0);
    }

    boolean sitsAt(int number) {
        return seat == number;
    }

    /** What it took; of one that has ended, all that it wrote is there. */
    Sittings.Used account() {
        try {
            if (!program.isAlive()) {
                program.how();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        return new Sittings.Used(
                slowest, program.cpuTime().orElse(Duration.ZERO), memoryPeak(), program.errors(), program.errorsCut());
    }

    /** Says goodbye to a program that played on to the end, and ends one that does not leave at once. */
    @Override
    public void close() {
        if (!lost && program.isAlive()) {
            tell("quit");
            Watch watch = new Watch(TO_LEAVE, program::kill);
            try {
                program.stdin().write(untold.toString().getBytes(StandardCharsets.UTF_8));
                program.stdin().close();
                program.awaitEnd(TO_LEAVE);
            } catch (IOException gone) {
                // It left before.
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            } finally {
                watch.stop();
            }
        }
        program.close();
    }
}
