package ludotheque.papattes;

/** An action of the opponent's latest half-turn; a position that it does not have is (-1, -1). */
public record ActionHist(TypeAction actionType, Position src, Position dest) {}
