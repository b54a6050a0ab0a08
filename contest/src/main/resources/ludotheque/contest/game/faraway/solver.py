# solver.py INSTANCE OUTPUT: writes a tableau of the instance and, on a second line, its score.
#
# It is a beginning. Eight regions in descending order make no ascent, so they ask for no sanctuary and are always valid.
# Of those it looks for good ones by exchanging a region for another as long as that scores more. Other orders, and
# sanctuaries, score much more: that is left to you.
import sys

# A line for each card: number, colour, icons (n night, i clue, s stone, c chimera, t thistle), score, condition after "?".
# A score ends with what it counts: 3s is three points for each stone, 10e ten for each set of the four colours.
DECK = """
@DECK@
"""


def read_deck():
    cards = {}
    for line in DECK.split("\n"):
        words = line.split()
        if words:
            gives = (words[1] + words[2]).replace("-", "")
            points = "".join(c for c in words[3] if c.isdigit())
            needs = words[4][1:] if len(words) > 4 else ""
            cards[int(words[0])] = (gives, int(points), words[3][len(points):], needs)
    return cards


CARDS = read_deck()


def worth(card, seen):
    _, points, per, needs = CARDS[card]
    if any(needs.count(icon) > seen.count(icon) for icon in needs):
        return 0
    if per == "":
        return points
    if per == "e":
        return points * min(seen.count(colour) for colour in "RBGY")
    return points * sum(seen.count(letter) for letter in per)


def score(regions, sanctuaries):
    """A region sees itself, the regions after it and all sanctuaries; sanctuaries see everything."""
    seen = "".join(CARDS[card][0] for card in sanctuaries)
    total = 0
    for region in reversed(regions):
        seen += CARDS[region][0]
        total += worth(region, seen)
    return total + sum(worth(sanctuary, seen) for sanctuary in sanctuaries)


def solve(cards):
    given = sorted((card for card in cards if card <= 68), reverse=True)
    best = given[-8:]
    points = score(best, [])
    better = True
    while better:
        better = False
        for old in list(best):
            for new in given:
                if old in best and new not in best:
                    tried = sorted([card for card in best if card != old] + [new], reverse=True)
                    if score(tried, []) > points:
                        best, points, better = tried, score(tried, []), True
    return best, points


if __name__ == "__main__":
    with open(sys.argv[1]) as instance:
        numbers = {int(word) for word in instance.read().replace(",", " ").split()}
    tableau, points = solve(numbers)
    with open(sys.argv[2], "w") as output:
        print(*tableau, file=output)
        print(points, file=output)
