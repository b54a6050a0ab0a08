package ludotheque.cameleon;

/** A square that a rule gave to a player in one move: a cell (side 1) or a whole region. */
public record Recolouring(Rule rule, int line, int column, int side, Colour colour) {}
