/** What a teacher runs on the work of a whole class. */
@NullMarked
package ludotheque.cli.classroom;

import org.jspecify.annotations.NullMarked;
