package ludotheque.arena.player;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludotheque.kernel.Conversation;

/** The programs that sit at one board. Closing it ends them. */
public final class Sittings implements AutoCloseable {
    private final List<ProgramConversation> seated = new ArrayList<>();

    /** Starts a program for the game of this word; the seat is how {@link ProgramLost} names it. */
    public Conversation sit(PlayerProgram program, String game, int seat) {
        ProgramConversation conversation = program.sit(game, seat);
        seated.add(conversation);
        return conversation;
    }

    /**
     * What a program took so far.
     *
     * @param slowest the answer that took longest
     * @param words the beginning of what it wrote to its error output
     * @param isCut whether it wrote more than that
     */
    public record Used(Duration slowest, Duration processor, long memoryBytes, String words, boolean isCut) {}

    /** What the program in a seat took so far; nothing where no program sits. */
    public Optional<Used> used(int seat) {
        return seated.stream()
                .filter(conversation -> conversation.sitsAt(seat))
                .findFirst()
                .map(ProgramConversation::account);
    }

    /** The most memory that any of them held at once so far, in bytes; 0 where the machine does not count it. */
    public long memoryPeak() {
        return seated.stream().mapToLong(ProgramConversation::memoryPeak).max().orElse(0);
    }

    @Override
    public void close() {
        seated.forEach(ProgramConversation::close);
    }
}
