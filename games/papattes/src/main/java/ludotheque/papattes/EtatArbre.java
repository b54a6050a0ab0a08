package ludotheque.papattes;

/** A tree; -1 everywhere when there is none. */
public record EtatArbre(int prochainCroquette, int periodeCroquette, boolean aCroquette) {}
