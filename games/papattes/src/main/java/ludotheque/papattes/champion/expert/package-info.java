/**
 * The house's best champion. The opponent has one doghouse and every bone must come there, so its masters close the cheapest set of cells
 * that parts it from the bones ({@link ludotheque.papattes.champion.expert.Blockade}) and keep it closed
 * ({@link ludotheque.papattes.champion.expert.Siege}); its dogs meanwhile follow the strong champion's planner.
 */
@NullMarked
package ludotheque.papattes.champion.expert;

import org.jspecify.annotations.NullMarked;
