package ludotheque.cli.cameleon;

import ludotheque.cameleon.CameleonSetup;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Move;
import ludotheque.kernel.GameRecord;

/** A game as it is agreed on: the game itself with what was played of it already, the person's colour and who plays the other one. */
record AgreedGame(GameRecord<CameleonSetup, Move, Game> record, Colour person, Opponent opponent) {}
