/** The built-in champions, from one that does nothing to one worth beating. */
@NullMarked
package ludotheque.papattes.champion;

import org.jspecify.annotations.NullMarked;
