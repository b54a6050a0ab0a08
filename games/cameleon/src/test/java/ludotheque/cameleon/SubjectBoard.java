package ludotheque.cameleon;

/** The board of the subject's example. */
public final class SubjectBoard {
    public static final String LETTERS = "ABRABBAABAAA"
            + "ARRRABAAARAA"
            + "ABAAABABBAAA"
            + "BAARAAAARRBA"
            + "ABBBAAAARRBA"
            + "AARAAAAAABAA"
            + "AAARRRBBBRRR"
            + "AAARARBBBRRR"
            + "AAARRRBBBRRR"
            + "ARRRAABRRBBB"
            + "AAABAARARBBB"
            + "AAABABRRRBBB";

    public static final Setup SETUP = new Setup(12, LETTERS);

    private SubjectBoard() {}
}
