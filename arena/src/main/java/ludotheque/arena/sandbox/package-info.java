/**
 * Runs a stranger's program under the limits of the subject's section 8 and gives the referee its streams.
 *
 * <p>A {@link ludotheque.arena.sandbox.Sandbox} knows what this machine offers and what it lacks. What it starts is a
 * {@link ludotheque.arena.sandbox.Jailed} program, which ends in one of the ways of {@link ludotheque.arena.sandbox.Ending}. Around the
 * program stand, from outside in: a {@link ludotheque.arena.sandbox.ControlGroup} that counts its memory and tasks, a user nobody else
 * is, {@linkplain ludotheque.arena.sandbox.BubblewrapArguments bubblewrap's namespaces} with a read-only file system, and a
 * {@linkplain ludotheque.arena.sandbox.SeccompFilter filter} of system calls.
 */
@NullMarked
package ludotheque.arena.sandbox;

import org.jspecify.annotations.NullMarked;
