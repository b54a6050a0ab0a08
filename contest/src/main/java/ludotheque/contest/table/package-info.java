/** Tables, all derived from matches: nobody edits a rank, and any table can be made again from what was played. */
@NullMarked
package ludotheque.contest.table;

import org.jspecify.annotations.NullMarked;
