/** Votre champion. Toute l'API est dans Api.java. */
class Champion extends Api {
    /** Appelée une fois, avant le premier tour. */
    public void partie_init() {
    }

    /** Appelée à chacun de vos tours. */
    public void jouer_tour() {
    }

    /** Appelée une fois, après le dernier tour. */
    public void partie_fin() {
    }
}
