package ludotheque.memoryx.bot;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Conversation;
import ludotheque.kernel.Lines;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.Text;
import ludotheque.memoryx.MemoryxGame;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Turn;

/**
 * A stranger's program in a seat. It is told what every player sees, its own turns included, and answers as a record writes a card that is
 * turned over.
 *
 * <pre>
 * new
 * size 3 7
 * players 2
 * first 0
 * you 1
 * shown 6 10       card 10 lies at place 6; 0 is the joker
 * taken 6 4        this pair was taken
 * end 6 4          the pairs of each player
 * </pre>
 *
 * and, when it is asked, {@code flip 6}.
 */
public final class ProgramBot implements Bot {
    private static final Text EXPECTED = new Text("« flip PLACE » était attendu", "\"flip PLACE\" was expected");

    private final Conversation program;
    private final int places;

    /** Seats a program at a game that has not begun. */
    public ProgramBot(Conversation program, MemoryxSetup setup, int seat) {
        this.program = program;
        this.places = setup.deal().size().places();
        program.tell("new\n" + setup.openPart() + "you " + seat);
    }

    @Override
    public void shown(int place, int card) {
        program.tell("shown " + place + " " + card);
    }

    @Override
    public void taken(int first, int second) {
        program.tell("taken " + first + " " + second);
    }

    @Override
    public int chooseFirst() {
        return choose();
    }

    @Override
    public int chooseSecond(int first) {
        return choose();
    }

    private int choose() {
        String answer = program.ask();
        try {
            Turn turn = MemoryxGame.MEMORYX.readAction(new Lines(answer));
            if (turn.isOpen()) {
                return turn.first();
            }
        } catch (BadInput noAction) {
            // told below
        }
        throw program.misread(EXPECTED);
    }

    @Override
    public RuntimeException refused(Refusal refusal) {
        return program.refused(refusal);
    }

    @Override
    public void ended(int[] scores) {
        program.tell("end " + IntStream.of(scores).mapToObj(String::valueOf).collect(Collectors.joining(" ")));
    }

    /** What it remembers is its own affair. */
    @Override
    public List<Remembered> memory() {
        return Collections.nCopies(places, Remembered.NOTHING);
    }
}
