package ludotheque.cameleon;

import org.jspecify.annotations.Nullable;

/** A square of the board, named by its first line and column, and who acquired it, if anyone. */
public record Region(
        int line, int column, int side, @Nullable Colour owner) {}
