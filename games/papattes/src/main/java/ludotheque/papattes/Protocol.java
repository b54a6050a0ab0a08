package ludotheque.papattes;

/**
 * What a referee and a champion in another process agree on, once for both ends; the client in C is given the same numbers.
 *
 * <p>The state is shown in a file that both map: a header, the terrain's numbers, then the state's, where {@link Layout} says. Frames travel
 * between them: six 32-bit numbers, little-endian. A champion says HELLO once, with the version it was built for, then waits; it answers a
 * CALL with any number of ACTION and CANCEL, each of which gets a REPLY, and with DONE.
 */
public final class Protocol {
    // The header of the shared file: where each of its numbers stands.
    public static final int MAGIC = 0x36504154;
    public static final int MAGIC_AT = 0;
    public static final int VERSION_AT = 1;
    public static final int PLAYER_AT = 2;
    public static final int TERRAIN_SIZE_AT = 3;
    public static final int STATE_SIZE_AT = 4;
    public static final int HEADER_SIZE = 16;

    /** The numbers of a frame. */
    public static final int FRAME_SIZE = 6;

    // From the champion. ACTION: the number of the action, its two positions; a debug mark is the third number.
    public static final int HELLO = 1;
    public static final int ACTION = 2;
    public static final int CANCEL = 3;
    public static final int DONE = 4;

    // To the champion. CALL: one of the functions below; REPLY: the erreur's number, or 1 for true.
    public static final int CALL = 1;
    public static final int REPLY = 2;

    public static final int PARTIE_INIT = 0;
    public static final int JOUER_TOUR = 1;
    public static final int PARTIE_FIN = 2;

    private Protocol() {}
}
