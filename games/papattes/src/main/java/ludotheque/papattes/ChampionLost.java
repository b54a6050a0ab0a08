package ludotheque.papattes;

import java.util.Locale;
import ludotheque.kernel.Text;

/** A champion broke a limit: its half-turn is void and it is not called again. */
public final class ChampionLost extends Exception {
    private static final long serialVersionUID = 1L;

    /** What it broke; the words are those of match reports. */
    public enum Status {
        CRASHED,
        TIMEOUT,
        MEMORY,
        PROTOCOL,
        ACTIONS;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What a report says, after its name, of a champion that tried one action more than may stand. */
    public static Text tooMany(int actions) {
        return new Text(
                "a voulu " + actions + " actions dans un demi-tour, alors que " + Constantes.ACTIONS_MAX
                        + " sont permises",
                "wanted " + actions + " actions in a half-turn, of which " + Constantes.ACTIONS_MAX + " are allowed");
    }

    private final Status status;

    public ChampionLost(Status status, String detail) {
        super(detail);
        this.status = status;
    }

    /** One action more than may stand in a half-turn. */
    public static ChampionLost byActions() {
        return new ChampionLost(
                Status.ACTIONS, tooMany(Constantes.ACTIONS_MAX + 1).en());
    }

    public Status status() {
        return status;
    }
}
