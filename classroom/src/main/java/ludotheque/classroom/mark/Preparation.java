package ludotheque.classroom.mark;

import java.util.function.BooleanSupplier;

/**
 * What a subject may use to make an exercise.
 *
 * @param kept what was worked out before: proofs may take long
 * @param stopped whether somebody asked to stop
 */
public record Preparation(Allowance allowance, Journal kept, BooleanSupplier stopped) {}
