/**
 * Caméléon: red and blue fill a square board; a move turns its neighbours, and in the Téméraire variant a full region is acquired.
 */
@NullMarked
package ludotheque.cameleon;

import org.jspecify.annotations.NullMarked;
