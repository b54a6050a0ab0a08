package ludotheque.papattes;

/** A skeleton; -1 everywhere when there is none. */
public record EtatSquelette(int prochainSquelette, int typeSquelette, int periodeSquelette, boolean aSquelette) {}
