import random
import sys
import time

random.seed(1)
cards, places, face_up, asked = {}, [], None, 0


def partner(place):
    return next((other for other in cards if other != place and cards[other] == cards[place]), None)


def choose():
    rest = [place for place in places if place != face_up]
    if FAULT == "FORGETS":
        return random.choice(rest)
    if FAULT == "TURNS_THE_SAME":
        return rest[0]
    if face_up is not None:
        other = partner(face_up)
        if other is not None:
            return other
    else:
        for place in cards:
            if partner(place) is not None:
                return place
    return random.choice([place for place in rest if place not in cards] or rest)


if FAULT == "DIALOGUE":
    print("Bienvenue dans le jeu Mémoryx ! Nombre de lignes :", flush=True)
for line in sys.stdin:
    word, *numbers = line.split()
    if word == "ludo":
        print("ready\nflip 0" if FAULT == "EARLY" else "ready", flush=True)
    elif word == "size":
        places = list(range(int(numbers[0]) * int(numbers[1])))
    elif word == "shown":
        place, card = map(int, numbers)
        face_up = place if face_up is None and card != 0 else None
        cards.pop(place, None)
        if card != 0:
            cards[place] = card
    elif word == "taken":
        for place in map(int, numbers):
            places.remove(place)
            del cards[place]
    elif word == "move":
        asked += 1
        if FAULT == "NEVER_ANSWERS":
            time.sleep(1000)
        if FAULT == "CRASHES" and asked == 3:
            raise ValueError("third move")
        if FAULT == "OFF_BOARD" and asked == 3:
            print("flip 99", flush=True)
        elif FAULT == "TALKS":
            print("I turn place", choose(), flush=True)
        else:
            print("flip", choose(), flush=True)
    elif word == "quit":
        break
