/**
 * What is kept, one class for each kind of thing, all over one {@link org.jdbi.v3.core.Handle}: whoever opens a transaction decides what
 * belongs together. Every change writes its event in the same transaction.
 */
@NullMarked
package ludotheque.contest.store;

import org.jspecify.annotations.NullMarked;
