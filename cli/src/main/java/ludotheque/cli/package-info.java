/**
 * The command {@code ludo}: its entrance and the verbs that belong to no game. The commands of each game have a package of
 * their own; what all commands stand on is in {@link ludotheque.cli.shell}.
 */
@NullMarked
package ludotheque.cli;

import org.jspecify.annotations.NullMarked;
