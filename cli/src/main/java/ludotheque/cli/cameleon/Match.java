package ludotheque.cli.cameleon;

import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.cameleon.player.Level;

/** A game as it is agreed on: the board, the variant, who starts, the person's colour and the computer's level. */
record Match(Setup setup, Variant variant, Colour first, Colour person, Level level) {}
