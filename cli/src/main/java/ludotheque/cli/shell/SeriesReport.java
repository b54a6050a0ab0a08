package ludotheque.cli.shell;

import ludotheque.kernel.Estimate;
import ludotheque.kernel.Json;

/** Prints the measured figures of a series of games for people, a line each, written the way their language does. */
public record SeriesReport(Shell shell) {
    private static final String FRENCH_SHARE = "%6d  %5.1f %%  [%.1f ; %.1f]";
    private static final String ENGLISH_SHARE = "%6d  %5.1f%%  [%.1f, %.1f]";

    public void title(String title) {
        shell.print(title);
    }

    public void row(String fr, String en, String figure) {
        shell.print(String.format("  %-18s %s", shell.say(fr, en), figure));
    }

    /** A share with its label in one sentence: in French no-break spaces stand before the label and the count too. */
    public void shareRow(String fr, String en, long count, long trials) {
        Estimate share = Estimate.share(count, trials);
        shell.print(format(
                shell.say("  %-18s " + FRENCH_SHARE, "  %-18s " + ENGLISH_SHARE),
                shell.say(fr, en),
                count,
                100 * share.value(),
                100 * share.low(),
                100 * share.high()));
    }

    /** Told only when there are some. */
    public void stopped(int games) {
        if (games > 0) {
            row("parties arrêtées", "games stopped", String.valueOf(games));
        }
    }

    /** How a series is played again. */
    public String games(int games, long seed) {
        return shell.say(
                games + (games == 1 ? " partie" : " parties") + ", graine " + seed,
                games + (games == 1 ? " game" : " games") + ", seed " + seed);
    }

    public String share(long count, long trials) {
        Estimate share = Estimate.share(count, trials);
        return format(
                shell.say(FRENCH_SHARE, ENGLISH_SHARE),
                count,
                100 * share.value(),
                100 * share.low(),
                100 * share.high());
    }

    /** A mean with its interval; a single game gives none. */
    public String mean(Estimate mean, int games) {
        if (games == 1) {
            return format("%.2f  –", mean.value());
        }
        return format(shell.say("%.2f  [%.2f ; %.2f]", "%.2f  [%.2f, %.2f]"), mean.value(), mean.low(), mean.high());
    }

    public String signed(Estimate mean, int games) {
        return (mean.value() > 0 ? "+" : "") + mean(mean, games);
    }

    /** Writes a mean with its interval, null for a single game. */
    public static void write(Json json, Estimate mean, int games) {
        if (games > 1) {
            mean.write(json);
            return;
        }
        json.object().field("value", mean.value());
        json.field("low", (String) null).field("high", (String) null).end();
    }

    public String format(String form, Object... values) {
        return String.format(shell.locale(), form, values);
    }
}
