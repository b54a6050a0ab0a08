/** The functions that the subject names, for a reader who looks for them: {@link ludotheque.cameleon.subject.Cameleon}. */
@NullMarked
package ludotheque.cameleon.subject;

import org.jspecify.annotations.NullMarked;
