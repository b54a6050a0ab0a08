/**
 * How pages ask the rules, for all games: a {@link Bridge} is a game's functions from text to JSON, compiled to WebAssembly, together
 * with the TypeScript types of what they answer. Each game has its own package beneath.
 */
@NullMarked
package ludotheque.browser;

import org.jspecify.annotations.NullMarked;
