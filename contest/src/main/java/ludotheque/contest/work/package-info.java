/**
 * What is done beside the pages: builds and matches, taken from the queue by workers; and the director, who plans the ladder and the
 * tournaments. A worker knows the database and nothing else.
 */
@NullMarked
package ludotheque.contest.work;

import org.jspecify.annotations.NullMarked;
