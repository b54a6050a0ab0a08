/**
 * The referee's end of a match with a program of its own process. Frames of six 32-bit numbers go both ways over two
 * pipes ({@link ludotheque.arena.protocol.Frame}); questions never travel, as the program reads the state from a
 * file that both sides map ({@link ludotheque.arena.protocol.Snapshot}). Whatever the program sends, is late with or breaks
 * ends it and never the referee ({@link ludotheque.arena.protocol.RemoteChampion}).
 */
@NullMarked
package ludotheque.arena.protocol;

import org.jspecify.annotations.NullMarked;
