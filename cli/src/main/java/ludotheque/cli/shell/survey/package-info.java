/**
 * Long series that machines share: the same question about each number of a range, answered by the workers of a database, slice by
 * slice.
 */
@NullMarked
package ludotheque.cli.shell.survey;

import org.jspecify.annotations.NullMarked;
