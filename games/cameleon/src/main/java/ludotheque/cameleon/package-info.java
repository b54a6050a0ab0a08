/**
 * Caméléon: red (J1) and blue (J2) fill a square board of 3 × 2ⁿ cells a side; a move turns its neighbours (R1, R2) and, in the Téméraire
 * variant, full regions are acquired (R′2 to R5).
 *
 * <p>A {@link ludotheque.cameleon.Setup} is a board as the subject's files write it. A {@link ludotheque.cameleon.Game} is played on it:
 * check a {@link ludotheque.cameleon.Move}, play it, then ask for the {@link ludotheque.cameleon.Recolouring}s it caused. Its
 * {@link ludotheque.cameleon.Board} tells colours, counts and regions at any moment, its {@link ludotheque.cameleon.Gains} what every white
 * cell would bring and which is the greedy choice. A {@link ludotheque.cameleon.CameleonGame} is a game as text; undo is a shorter record.
 * Lines and columns count from 1; where speed matters a cell is one number, {@link ludotheque.cameleon.Board#cell}.
 *
 * <p>The functions that the subject names are in {@code ludotheque.cameleon.subject}, players in {@code ludotheque.cameleon.player}, the
 * exact solver in {@code ludotheque.cameleon.solver}.
 */
@NullMarked
package ludotheque.cameleon;

import org.jspecify.annotations.NullMarked;
