// A student's patience: ./run GAME.SEED -check FILE and -search FILE. FAULT plants one mistake.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#ifndef FAULT
#define FAULT CORRECT
#endif

enum { CORRECT, ACCEPTS_ALL, COUNTS_FROM_ZERO, EXITS_WITH_ZERO, NEVER_ENDS, CRASHES, ALWAYS_INSOLUBLE, WRITES_NOTHING, EATS_MEMORY, GIVES_UP };

using Cards = std::vector<int>;

static int rank(int card) { return card / 4 + 1; }
static int suit(int card) { return card % 4; }
static bool red(int card) { return suit(card) > 1; }

struct Game {
    std::vector<int> sizes;
    int registers;
    int build;   // 0 other colour, 1 same suit, 2 any
    int empty;   // 0 any card, 1 kings, 2 nothing
    bool kings_sink;
};

static Game game(const std::string& name) {
    if (name == "FreeCell") return {{7, 6, 7, 6, 7, 6, 7, 6}, 4, 0, 0, false};
    if (name == "Seahaven") return {std::vector<int>(10, 5), 4, 1, 1, false};
    if (name == "MidnightOil") {
        std::vector<int> sizes(17, 3);
        sizes.push_back(1);
        return {sizes, 0, 1, 2, false};
    }
    return {std::vector<int>(13, 4), 0, 2, 2, true};
}

static Cards shuffle(long seed) {
    const long M = 1000000000;
    long seconds[55], places[55];
    long a = seed, b = 1;
    for (int i = 0; i < 55; i++) {
        seconds[i] = i == 0 ? a : i == 1 ? b : ((seconds[i - 2] - seconds[i - 1]) % M + M) % M;
        places[i * 21 % 55] = seconds[i];
    }
    std::deque<long> f1, f2;
    for (int i = 54; i >= 0; i--) (i < 24 ? f2 : f1).push_back(places[i]);
    auto draw = [&] {
        long n1 = f1.front(), n2 = f2.front();
        f1.pop_front();
        f2.pop_front();
        long d = ((n1 - n2) % M + M) % M;
        f1.push_back(n2);
        f2.push_back(d);
        return d;
    };
    for (int i = 0; i < 165; i++) draw();
    Cards left(52), order;
    for (int i = 0; i < 52; i++) left[i] = i;
    for (int limit = 52; limit > 0; limit--) {
        int at = int(draw() / 1e9 * limit);
        order.push_back(left[at]);
        left.erase(left.begin() + at);
    }
    std::reverse(order.begin(), order.end());
    return order;
}

struct Board {
    std::vector<Cards> columns;
    Cards registers;
    int foundation[4] = {0, 0, 0, 0};

    void normalise() {
        for (bool moved = true; moved;) {
            moved = false;
            auto takes = [&](int card) {
                if (foundation[suit(card)] != rank(card) - 1) return false;
                foundation[suit(card)]++;
                return moved = true;
            };
            for (auto& column : columns)
                if (!column.empty() && takes(column.back())) column.pop_back();
            for (auto it = registers.begin(); it != registers.end();) it = takes(*it) ? registers.erase(it) : it + 1;
        }
    }
    int score() const { return foundation[0] + foundation[1] + foundation[2] + foundation[3]; }
    bool won() const { return score() == 52; }

    bool play(const Game& game, int card, const std::string& to) {
        int from = -1;
        for (size_t i = 0; i < columns.size(); i++)
            if (!columns[i].empty() && columns[i].back() == card) from = int(i);
        auto held = std::find(registers.begin(), registers.end(), card);
        if (from < 0 && held == registers.end()) return false;
        Cards* target = nullptr;
        if (to == "T") {
            if (from < 0 || int(registers.size()) >= game.registers) return false;
        } else if (to == "V") {
            if (game.empty == 2 || (game.empty == 1 && rank(card) != 13)) return false;
            for (auto& column : columns)
                if (column.empty() && !target) target = &column;
            if (!target) return false;
        } else {
            int onto = atoi(to.c_str());
            for (auto& column : columns)
                if (!column.empty() && column.back() == onto) target = &column;
            if (!target || rank(card) + 1 != rank(onto)) return false;
            if (game.build == 0 && red(card) == red(onto)) return false;
            if (game.build == 1 && suit(card) != suit(onto)) return false;
        }
        if (from >= 0) columns[from].pop_back(); else registers.erase(held);
        if (target) target->push_back(card); else registers.push_back(card);
        normalise();
        return true;
    }

    std::string key() const {
        std::vector<std::string> parts;
        for (auto& column : columns) {
            std::string part;
            for (int card : column) part += char(card + 1);
            parts.push_back(part);
        }
        std::sort(parts.begin(), parts.end());
        Cards sorted = registers;
        std::sort(sorted.begin(), sorted.end());
        std::string all;
        for (auto& part : parts) all += part + char(0);
        for (int card : sorted) all += char(card + 60);
        return all;
    }
};

static Board deal(const Game& game, long seed) {
    Cards order = shuffle(seed);
    Board board;
    size_t at = 0;
    for (int size : game.sizes) {
        Cards column(order.begin() + at, order.begin() + at + size);
        if (game.kings_sink) std::stable_partition(column.begin(), column.end(), [](int card) { return rank(card) == 13; });
        board.columns.push_back(column);
        at += size;
    }
    board.registers.assign(order.begin() + at, order.end());
    board.normalise();
    return board;
}

struct Node {
    Board board;
    int parent;
    int card;
    std::string to;
};

static int search(const Game& game, const Board& start, const char* file) {
    std::vector<Node> nodes{{start, -1, -1, ""}};
    std::set<std::string> seen{start.key()};
    // The best first: cards on the foundation, then few cards above those that are next.
    auto worth = [&](const Board& board) {
        int above = 0;
        for (auto& column : board.columns)
            for (size_t i = 0; i < column.size(); i++)
                if (board.foundation[suit(column[i])] == rank(column[i]) - 1) above += int(column.size() - i - 1);
        return 10 * board.score() - 3 * above - 2 * int(board.registers.size());
    };
    std::set<std::pair<int, int>> open{{-worth(start), 0}};
    while (!open.empty()) {
        int at = open.begin()->second;
        open.erase(open.begin());
        if (nodes[at].board.won()) {
            std::vector<std::string> lines;
            for (int i = at; nodes[i].parent >= 0; i = nodes[i].parent) lines.push_back(std::to_string(nodes[i].card) + " " + nodes[i].to);
            if (FAULT != WRITES_NOTHING) {
                std::ofstream out(file);
                for (auto it = lines.rbegin(); it != lines.rend(); ++it) out << *it << "\n";
            }
            puts("SUCCES");
            return 0;
        }
        if (nodes.size() > 400000) {
            puts("ECHEC");
            return 1;
        }
        Cards movable = nodes[at].board.registers;
        std::vector<std::string> targets{"V", "T"};
        for (auto& column : nodes[at].board.columns)
            if (!column.empty()) {
                movable.push_back(column.back());
                targets.push_back(std::to_string(column.back()));
            }
        for (int card : movable)
            for (auto& to : targets) {
                Board next = nodes[at].board;
                if (next.play(game, card, to) && seen.insert(next.key()).second) {
                    open.insert({-worth(next), int(nodes.size())});
                    nodes.push_back({next, at, card, to});
                }
            }
    }
    puts("INSOLUBLE");
    return 2;
}

static int check(const Game& game, Board board, const char* file) {
    std::ifstream in(file);
    std::string line;
    int number = 0;
    while (std::getline(in, line)) {
        if (line.empty()) continue;
        number++;
        std::istringstream words(line);
        int card = -1;
        std::string to;
        words >> card >> to;
        if (!board.play(game, card, to) && FAULT != ACCEPTS_ALL) {
            printf("ECHEC %d\n", number - (FAULT == COUNTS_FROM_ZERO));
            return FAULT == EXITS_WITH_ZERO ? 0 : 1;
        }
    }
    if (board.won() || FAULT == ACCEPTS_ALL) {
        puts("SUCCES");
        return 0;
    }
    printf("ECHEC %d\n", number + 1 - (FAULT == COUNTS_FROM_ZERO));
    return FAULT == EXITS_WITH_ZERO ? 0 : 1;
}

int main(int count, char** words) {
    if (count != 4) return 64;
    std::string name = words[1];
    Game rules = game(name.substr(0, name.find('.')));
    Board start = deal(rules, atol(name.c_str() + name.find('.') + 1));
    if (!strcmp(words[2], "-check")) {
        if (FAULT == CRASHES) abort();
        return check(rules, start, words[3]);
    }
    if (FAULT == NEVER_ENDS) for (volatile int i = 0;; i++) {}
    if (FAULT == EATS_MEMORY) {
        std::vector<char*> all;
        for (;;) {
            all.push_back(new char[1 << 20]);
            memset(all.back(), 1, 1 << 20);
        }
    }
    if (FAULT == ALWAYS_INSOLUBLE) {
        puts("INSOLUBLE");
        return 2;
    }
    if (FAULT == GIVES_UP) {
        puts("ECHEC");
        return 1;
    }
    return search(rules, start, words[3]);
}
