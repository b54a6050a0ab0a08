/**
 * Six Papattes: the rules, whole and once. A {@link ludotheque.papattes.State} is one flat array of numbers whose places
 * {@link ludotheque.papattes.Layout} names; {@link ludotheque.papattes.Rules} checks and applies the actions,
 * {@link ludotheque.papattes.Stages} begins and ends the half-turns, {@link ludotheque.papattes.Seat} is what a player may
 * call: the functions of the subject.
 */
@NullMarked
package ludotheque.papattes;

import org.jspecify.annotations.NullMarked;
