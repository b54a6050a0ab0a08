/**
 * The champion's end of a match for champions in Java, which answers their questions with the rules themselves. Together with
 * the rules it goes into the library of a kit, so it uses nothing else of ours.
 */
@NullMarked
package ludotheque.champions.client;

import org.jspecify.annotations.NullMarked;
