/**
 * The champion worth beating. Every turn it looks at the match ({@link ludotheque.papattes.champion.strong.Outlook}), plays
 * the rest of it in thought for many slightly different plans ({@link ludotheque.papattes.champion.strong.Forecast}), keeps
 * the best and walks its first steps; the masters feed the dogs and bring croquettes to portals.
 */
@NullMarked
package ludotheque.papattes.champion.strong;

import org.jspecify.annotations.NullMarked;
