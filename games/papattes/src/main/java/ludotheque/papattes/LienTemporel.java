package ludotheque.papattes;

/** A portal and the dog that came out of it. */
public record LienTemporel(Position chien, Position portail) {}
