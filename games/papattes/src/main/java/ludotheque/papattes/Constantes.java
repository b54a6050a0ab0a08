package ludotheque.papattes;

/** The subject's constants, under its names, and two that it leaves unnamed. */
public final class Constantes {
    public static final int LARGEUR = 40;
    public static final int HAUTEUR = 40;
    public static final int NB_TOURS = 200;
    public static final int NB_CHIENS = 4;
    public static final int NB_MAITRES = 6;
    public static final int DEPLACEMENT_MAITRE = 8;
    public static final int DEPLACEMENT_CHIEN = 4;
    public static final int COUT_PORTAIL = 1;
    public static final int COUT_CONSTRUCTION = 4;
    public static final int COUT_DESTRUCTION = 4;
    public static final int PORTEE_MAITRE = 1;
    public static final int NB_AGES = 3;
    public static final int NUTRITION = 2;
    public static final int TAILLE_INVENTAIRE_MAITRE = 3;
    public static final int TAILLE_INVENTAIRE_CHIEN = 10;
    public static final int PROTECTION_NICHE = 3;

    /** Half the points of a dog that has an owner. */
    public static final int DEPLACEMENT_VAGABOND = DEPLACEMENT_CHIEN / 2;
    /** Successful actions that may stand in one half-turn. */
    public static final int ACTIONS_MAX = 4096;

    private Constantes() {}
}
