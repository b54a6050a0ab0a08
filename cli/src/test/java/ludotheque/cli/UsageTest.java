package ludotheque.cli;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class UsageTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            memorix                      | ludo: "memorix" is not understood; perhaps memoryx? (help: ludo --help)
            memoryx                      | ludo memoryx: a verb was expected: play, replay, duel, solo, table, mark (help: ludo memoryx --help)
            memoryx duel --foo 3         | ludo memoryx duel: there is no option "--foo" (help: ludo memoryx duel --help)
            memoryx duel --sise 3x3      | ludo memoryx duel: there is no option "--sise"; perhaps --size? (help: ludo memoryx duel --help)
            memoryx duel --size 4x4      | ludo memoryx duel: --size: the size 4x4 does not fit: lines and columns must be odd (help: ludo memoryx duel --help)
            memoryx duel --games 0       | ludo memoryx duel: --games: a number in 1..10000000 was expected (help: ludo memoryx duel --help)
            memoryx duel --games many    | ludo memoryx duel: --games: a number in 1..10000000 was expected (help: ludo memoryx duel --help)
            memoryx duel --seed x        | ludo memoryx duel: --seed: a whole number was expected, not "x" (help: ludo memoryx duel --help)
            memoryx duel --first best    | ludo memoryx duel: --first: a level random, limited[:M], perfect, joker-aware or exact was expected, not "best" (nor a program, like ./bot) (help: ludo memoryx duel --help)
            memoryx duel --first         | ludo memoryx duel: --first is missing its value (help: ludo memoryx duel --help)
            memoryx duel --size 3x3 --size 5x5 | ludo memoryx duel: --size is given twice (help: ludo memoryx duel --help)
            memoryx solo                 | 'ludo memoryx solo: LEVEL|PROGRAM is missing (help: ludo memoryx solo --help)'
            memoryx replay               | ludo memoryx replay: FILE is missing (help: ludo memoryx replay --help)
            memoryx replay a b           | ludo memoryx replay: "b" is not understood (help: ludo memoryx replay --help)
            memoryx play --delay soon    | ludo memoryx play: --delay: a time like 5s, 800ms or 0 was expected, not "soon" (help: ludo memoryx play --help)
            memoryx play --players 3     | ludo memoryx play: --players: a number in 1..2 was expected (help: ludo memoryx play --help)
            memoryx play --players 1 --seat1 human | ludo memoryx play: --players 1 has player 0 only: neither --first 1 nor --seat1 (help: ludo memoryx play --help)
            memoryx play --names A,B,C   | ludo memoryx play: --names gives 3 names for --players 2 (help: ludo memoryx play --help)
            patience                     | ludo patience: a verb was expected: play, replay, show, check, search, stats, xpat2, mark (help: ludo patience --help)
            patience show                | ludo patience show: DEAL is missing (help: ludo patience show --help)
            patience show fc.0           | ludo patience show: DEAL: a number from 1 to 999999999 was expected (help: ludo patience show --help)
            patience show fc.1 --game fc | ludo patience show: --game goes with --board only (help: ludo patience show --help)
            patience show --board b      | ludo patience show: --board needs --game (help: ludo patience show --help)
            patience show --board b --game go | ludo patience show: --game: a game was expected (FreeCell, Seahaven, MidnightOil, BakersDozen), not "go" (help: ludo patience show --help)
            patience check fc.1          | ludo patience check: FILE is missing (help: ludo patience check --help)
            patience check --board b --game fc fc.1 f | ludo patience check: --board replaces DEAL: "f" is one too many (help: ludo patience check --help)
            patience search fc.1 f --time long | ludo patience search: --time: a time like 5s, 800ms or 0 was expected, not "long" (help: ludo patience search --help)
            patience search fc.1 f --nodes 0 | ludo patience search: --nodes: a number in 1..2147483647 was expected (help: ludo patience search --help)
            patience stats fc            | ludo patience stats: FROM-TO is missing (help: ludo patience stats --help)
            patience stats fc 9-1        | ludo patience stats: FROM-TO: numbers from 1 to 999999999 like 1-1000 were expected, not "9-1" (help: ludo patience stats --help)
            patience play fc             | ludo patience play: DEAL: a game like FreeCell.123, Seahaven.1, MidnightOil.1, BakersDozen.1 or ms:1 was expected, not "fc" (help: ludo patience play --help)
            papattes match idle          | ludo papattes match: B is missing (help: ludo papattes match --help)
            papattes replay f --turn 200 | ludo papattes replay: --turn: a number in 0..199 was expected (help: ludo papattes replay --help)
            papattes tournament idle idle --seed=٣ | ludo papattes tournament: --seed: a whole number was expected, not "٣" (help: ludo papattes tournament --help)
            papattes map                 | ludo papattes map: a verb was expected: show, check, new, list (help: ludo papattes map --help)
            papattes map new --symmetry none | ludo papattes map new: --symmetry: one of rotation, east-west, north-south was expected, not "none" (help: ludo papattes map new --help)
            papattes map new --walls 50  | ludo papattes map new: --walls: a number in 0..20 was expected (help: ludo papattes map new --help)
            completion fish              | 'ludo completion: bash|zsh: "fish" does not fit (help: ludo completion --help)'
            --lang de                    | ludo: --lang: fr or en was expected, not "de" (help: ludo --help)
            --port 99999                 | ludo: --port: a number in 0..65535 was expected (help: ludo --help)
            memorix --lang fr            | ludo: « memorix » n'est pas compris ; peut-être memoryx ? (aide : ludo --help)
            memoryx solo --lang fr       | 'ludo memoryx solo: il manque LEVEL|PROGRAM (aide : ludo memoryx solo --help)'
            """)
    void aWrongCommandLineIsToldInOneLine(String typed, String line) {
        Typed wrong = ludo(typed.split(" ", -1));
        assertThat(wrong.err().replace('\u00a0', ' ')).isEqualTo(line + System.lineSeparator());
        assertThat(wrong.out()).isEmpty();
        assertThat(wrong.exitCode()).isEqualTo(64);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"papattes new python ", "faraway solve file -o ", "papattes map new --out ", "faraway contest "})
    void theFolderThatWeAreInIsNotMeantByAnEmptyName(String typed) {
        Typed wrong = ludo(typed.split(" ", -1));
        assertThat(wrong.err()).contains(": the name of a file or folder was expected, not \"\" (help: ");
        assertThat(wrong.exitCode()).isEqualTo(64);
    }
}
