/**
 * The exercises of Caméléon: the functions that the subject prescribes are called on boards of ours, in the sandbox, and what they answer is
 * compared with the rules.
 */
@NullMarked
package ludotheque.classroom.cameleon;

import org.jspecify.annotations.NullMarked;
