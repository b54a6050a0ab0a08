package ludotheque.cli.cameleon;

import ludotheque.cameleon.Colour;
import ludotheque.cameleon.GameRecord;
import ludotheque.cameleon.player.Level;

/** A game as it is agreed on: the game itself with what was played of it already, the person's colour and the computer's level. */
record Match(GameRecord record, Colour person, Level level) {}
