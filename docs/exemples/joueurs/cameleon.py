"""A player of Caméléon: fills a small region if it can, and never leaves one white cell alone in one if it can be helped."""
import random
import sys

white = set()
me = "R"
side = 0
rows = 0  # lines of the board that are still to come


def region(cell):
    return cell[0] // 3, cell[1] // 3


def choose():
    left = {}
    for cell in white:
        left[region(cell)] = left.get(region(cell), 0) + 1

    def worth(cell):
        count = left[region(cell)]
        return 2 if count == 1 else 0 if count == 2 else 1

    best = max(map(worth, white))
    return random.choice(sorted(cell for cell in white if worth(cell) == best))


for line in sys.stdin:
    words = line.split()
    if rows > 0:
        white |= {(side - rows, column) for column, letter in enumerate(words[0]) if letter == "A"}
        rows -= 1
    elif words[0] == "ludo":
        print("ready cameleon.py", flush=True)
    elif words[0] == "empty":
        side = int(words[1])
        white = {(i, j) for i in range(side) for j in range(side)}
    elif words[0] == "board":
        side = rows = int(words[1])
    elif words[0] == "you":
        me = words[1]
    elif words[0] in ("R", "B"):
        white.remove((int(words[1]) - 1, int(words[2]) - 1))
    elif words[0] == "move":
        i, j = choose()
        print(me, i + 1, j + 1, flush=True)
    elif words[0] == "quit":
        break
