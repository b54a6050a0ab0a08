package ludotheque.cameleon;

/** What a game is before its first move: its variant, who starts, and the board. */
public record CameleonSetup(Variant variant, Colour first, Setup board) {}
