package ludotheque.papattes;

/** A champion broke a limit: its half-turn is void and it is not called again. */
public final class ChampionLost extends Exception {
    private final transient Loss loss;

    public ChampionLost(Loss loss) {
        super(loss.detail());
        this.loss = loss;
    }

    /** One action more than may stand in a half-turn. */
    public static ChampionLost byActions() {
        return new ChampionLost(new Loss.TooManyActions(Constantes.ACTIONS_MAX + 1));
    }

    public Loss loss() {
        return loss;
    }
}
