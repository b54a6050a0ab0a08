/** What a class handed in, as a folder or as the archive that a learning platform gives out. */
@NullMarked
package ludotheque.classroom.handin;

import org.jspecify.annotations.NullMarked;
