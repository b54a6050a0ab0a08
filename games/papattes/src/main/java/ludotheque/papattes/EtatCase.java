package ludotheque.papattes;

/** A cell: what it is made of and the croquettes on its ground. */
public record EtatCase(TypeCase contenu, Position posCase, boolean estConstructible, int nbCroquette) {}
