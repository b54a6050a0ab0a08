// solver INSTANCE OUTPUT: writes a tableau of the instance and, on a second line, its score.
//
// It is a beginning. Eight regions in descending order make no ascent, so they ask for no sanctuary and are always valid.
// Of those it looks for good ones by exchanging a region for another as long as that scores more. Other orders, and
// sanctuaries, score much more: that is left to you.
#include <algorithm>
#include <cctype>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

// A line for each card: number, colour, icons (n night, i clue, s stone, c chimera, t thistle), score, condition after "?".
// A score ends with what it counts: 3s is three points for each stone, 10e ten for each set of the four colours.
static const char *const DECK = R"(
@DECK@
)";

struct Card {
    std::string gives;
    int points = 0;
    std::string per;
    std::string needs;
};

static std::map<int, Card> readDeck() {
    std::map<int, Card> cards;
    std::istringstream lines(DECK);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        int number;
        std::string colour, icons, score, needs;
        if (words >> number >> colour >> icons >> score) {
            words >> needs;
            Card &card = cards[number];
            for (char letter : colour + icons)
                if (letter != '-') card.gives += letter;
            size_t digits = 0;
            while (digits < score.size() && std::isdigit((unsigned char)score[digits])) digits++;
            card.points = std::stoi(score.substr(0, digits));
            card.per = score.substr(digits);
            card.needs = needs.empty() ? "" : needs.substr(1);
        }
    }
    return cards;
}

static const std::map<int, Card> CARDS = readDeck();

static int count(const std::string &letters, char letter) {
    return (int)std::count(letters.begin(), letters.end(), letter);
}

static int worth(int number, const std::string &seen) {
    const Card &card = CARDS.at(number);
    for (char icon : card.needs)
        if (count(card.needs, icon) > count(seen, icon)) return 0;
    if (card.per.empty()) return card.points;
    int times = 0;
    if (card.per == "e") {
        times = std::min({count(seen, 'R'), count(seen, 'B'), count(seen, 'G'), count(seen, 'Y')});
    } else {
        for (char letter : card.per) times += count(seen, letter);
    }
    return card.points * times;
}

// A region sees itself, the regions after it and all sanctuaries; sanctuaries see everything.
static int score(const std::vector<int> &regions, const std::vector<int> &sanctuaries) {
    std::string seen;
    int total = 0;
    for (int sanctuary : sanctuaries) seen += CARDS.at(sanctuary).gives;
    for (auto region = regions.rbegin(); region != regions.rend(); ++region) {
        seen += CARDS.at(*region).gives;
        total += worth(*region, seen);
    }
    for (int sanctuary : sanctuaries) total += worth(sanctuary, seen);
    return total;
}

int main(int, char **arguments) {
    std::ifstream file(arguments[1]);
    std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    std::replace(text.begin(), text.end(), ',', ' ');
    std::istringstream numbers(text);
    std::set<int, std::greater<int>> given;
    for (int number; numbers >> number;)
        if (number <= 68) given.insert(number);
    std::vector<int> regions(given.begin(), given.end());
    if (regions.size() < 8) return 1;
    std::vector<int> best(regions.end() - 8, regions.end());
    int points = score(best, {});
    for (bool better = true; better;) {
        better = false;
        for (size_t place = 0; place < best.size(); place++)
            for (int region : regions) {
                if (std::count(best.begin(), best.end(), region)) continue;
                std::vector<int> tried = best;
                tried[place] = region;
                std::sort(tried.rbegin(), tried.rend());
                int now = score(tried, {});
                if (now > points) {
                    best = tried;
                    points = now;
                    better = true;
                }
            }
    }
    std::ofstream output(arguments[2]);
    for (int region : best) output << region << ' ';
    output << '\n' << points << '\n';
    return output ? 0 : 1;
}
