package ludotheque.cli.patience;

import ludotheque.kernel.Json;

/** How fast a run went: the deals it solved itself, without those kept from before. */
record Pace(long deals, double seconds) {

    boolean isKnown() {
        return deals > 0 && seconds > 0;
    }

    double dealsPerSecond() {
        return deals / seconds;
    }

    Json write(Json json) {
        return json.field("seconds", seconds).field("dealsPerSecond", isKnown() ? (Double) dealsPerSecond() : null);
    }
}
