/**
 * The contest for a crowd: accounts, champions handed in, matches, ladder and tournaments. A web process keeps what it is given in a
 * database; workers take builds and matches from a queue in the same database, so that each may be killed and more may be added.
 */
@NullMarked
package ludotheque.contest;

import org.jspecify.annotations.NullMarked;
