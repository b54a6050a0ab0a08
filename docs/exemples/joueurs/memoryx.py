"""A player of Mémoryx: remembers every card, takes a pair that it remembers, otherwise turns a new card."""
import random
import sys

cards = {}  # place -> the card that was last seen there
places = []  # where cards still lie
face_up = None  # the first card of this turn


def partner(place):
    """Another place where the same card was seen, or None."""
    return next((other for other in cards if other != place and cards[other] == cards[place]), None)


def choose():
    if face_up is not None:
        other = partner(face_up)
        if other is not None:
            return other
    else:
        for place in cards:
            if partner(place) is not None:
                return place
    rest = [place for place in places if place != face_up]
    return random.choice([place for place in rest if place not in cards] or rest)


for line in sys.stdin:
    word, *numbers = line.split()
    if word == "ludo":
        print("ready memoryx.py", flush=True)
    elif word == "size":
        places = list(range(int(numbers[0]) * int(numbers[1])))
    elif word == "shown":
        place, card = map(int, numbers)
        # Every second card ends a turn, and so does the joker, which is card 0.
        face_up = place if face_up is None and card != 0 else None
        cards.pop(place, None)
        if card != 0:
            cards[place] = card
    elif word == "taken":
        for place in map(int, numbers):
            places.remove(place)
            del cards[place]
    elif word == "move":
        print("flip", choose(), flush=True)
    elif word == "quit":
        break
