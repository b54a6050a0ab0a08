package ludotheque.faraway;

/** The cards a row may be made of, and how many sanctuaries it may have. */
public record FarawaySetup(Instance instance, SanctuaryRule rule) {}
