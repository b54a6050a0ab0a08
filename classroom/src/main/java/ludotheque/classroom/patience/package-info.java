/**
 * What is asked of a class that wrote a patience program, called as {@code ./run GAME.SEED -check FILE} and {@code -search FILE}: solution
 * files made here, good ones and spoilt ones, and deals that are solved or proved insoluble here.
 */
@NullMarked
package ludotheque.classroom.patience;

import org.jspecify.annotations.NullMarked;
