package ludotheque.cli.cameleon;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.cameleon.player.Level;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Digits;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;

/** The words that options and answers are written in. */
final class Words {
    private Words() {}

    static Variant variant(String word) throws BadInput {
        return known(Variant.of(word), word, new Variants());
    }

    static Level level(String word) throws BadInput {
        return known(Level.of(word), word, new Levels());
    }

    static Colour colour(String word) throws BadInput {
        return known(word.length() == 1 ? Colour.of(word.charAt(0)) : null, word, new Colours());
    }

    private static <T> T known(@Nullable T meant, String word, List<String> words) throws BadInput {
        if (meant != null) {
            return meant;
        }
        String choice = String.join(", ", words);
        throw new BadInput(
                "un mot parmi " + choice + " était attendu, pas « " + word + " »",
                "one of " + choice + " was expected, not \"" + word + "\"");
    }

    /** The variants a shell proposes when it completes a command line. */
    static final class Variants extends ArrayList<String> {
        Variants() {
            super(Stream.of(Variant.values()).map(Variant::word).toList());
        }
    }

    /** The levels it proposes. */
    static final class Levels extends ArrayList<String> {
        Levels() {
            super(Stream.of(Level.values()).map(Level::word).toList());
        }
    }

    /** The colours it proposes. */
    static final class Colours extends ArrayList<String> {
        Colours() {
            super(Stream.of(Colour.values())
                    .map(colour -> String.valueOf(colour.letter()))
                    .toList());
        }
    }

    /** The levels of a variant, as a question lists them. */
    static String levels(Variant variant) {
        return Level.of(variant).stream().map(Level::word).collect(Collectors.joining(", "));
    }

    static Text notOf(Variant variant, Level level) {
        return new Text(
                level.word() + " ne joue pas à cette variante : " + levels(variant),
                level.word() + " does not play this variant: " + levels(variant));
    }

    /** Reads how many cells a side an empty board has, and makes that board. */
    static final class Empty implements ITypeConverter<Setup> {
        @Override
        public Setup convert(String word) throws BadInput {
            try {
                int side = Digits.toInt(word);
                if (Setup.isSide(side)) {
                    return Setup.empty(Integer.numberOfTrailingZeros(side / 3));
                }
            } catch (NumberFormatException notANumber) {
                // told below
            }
            int most = 3 << Setup.MOST_DOUBLINGS;
            throw new BadInput(
                    "3, 6, 12, 24… jusqu'à " + most + " était attendu",
                    "3, 6, 12, 24… up to " + most + " was expected");
        }
    }
}
