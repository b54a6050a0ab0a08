/**
 * What calls a student's functions. These classes are laid beside the student's, in the sandbox, and run there in a Java of their own: they use
 * nothing but the JDK, and know no right answer.
 */
@NullMarked
package ludotheque.classroom.cameleon.caller;

import org.jspecify.annotations.NullMarked;
