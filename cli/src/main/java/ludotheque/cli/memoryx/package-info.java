/**
 * Mémoryx at the command line. {@link ludotheque.cli.memoryx.MemoryxPlay} sits people and bots down at a {@link
 * ludotheque.cli.memoryx.MemoryxLiveGame}; the other commands replay records and measure the bots.
 */
@NullMarked
package ludotheque.cli.memoryx;

import org.jspecify.annotations.NullMarked;
