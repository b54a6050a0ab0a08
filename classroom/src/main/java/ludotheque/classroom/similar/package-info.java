/** Which programs of a class share passages, whatever names, comments and layout were changed in them. */
@NullMarked
package ludotheque.classroom.similar;

import org.jspecify.annotations.NullMarked;
