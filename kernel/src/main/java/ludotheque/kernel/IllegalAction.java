package ludotheque.kernel;

/** An action of a record that the rules refuse: which one, on which line, and why. */
public final class IllegalAction extends Exception {
    private final int number;
    private final int line;
    private final transient Refusal refusal;

    /**
     * @param number counted from 1
     * @param line of the record, counted from 1
     */
    public IllegalAction(int number, int line, Refusal refusal) {
        super(line + ": " + sentence(number, refusal).en());
        this.number = number;
        this.line = line;
        this.refusal = refusal;
    }

    public int number() {
        return number;
    }

    public int line() {
        return line;
    }

    public Refusal refusal() {
        return refusal;
    }

    public Text sentence() {
        return sentence(number, refusal);
    }

    private static Text sentence(int number, Refusal refusal) {
        return new Text(
                "le coup " + number + " est refusé : " + refusal.sentence().fr(),
                "move " + number + " is refused: " + refusal.sentence().en());
    }
}
