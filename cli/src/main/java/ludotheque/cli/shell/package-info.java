/**
 * What every command stands on: the shell it was typed in, the exit codes, the one line that says what went wrong, files,
 * progress, and the conversation with a person who plays.
 */
@NullMarked
package ludotheque.cli.shell;

import org.jspecify.annotations.NullMarked;
