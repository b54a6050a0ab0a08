/**
 * Who wins a Téméraire game when both play perfectly. {@link ludotheque.cameleon.solver.Solver} is the door.
 *
 * <p>The last move of a game fills its small region, every region around it is then full, and R4 and R5 climb to the whole board: so
 * whoever gets the board has won, and of a position only this matters: how many white cells each small region has, and who acquired
 * the others. {@link ludotheque.cameleon.solver.Counters} keeps such positions in one canonical form.
 *
 * <p>A full region of both colours (from a file) belongs to nobody. While a white cell touches such a small region R′2 may still
 * change it, the colours matter, and the solver says that it cannot answer.
 */
@NullMarked
package ludotheque.cameleon.solver;

import org.jspecify.annotations.NullMarked;
