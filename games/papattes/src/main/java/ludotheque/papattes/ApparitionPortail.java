package ludotheque.papattes;

/** A portal to come. */
public record ApparitionPortail(int tour, Position posPortail) {}
