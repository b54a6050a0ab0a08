# Mesure la durée d'une question, puis celle d'une action, en nanosecondes.
from time import perf_counter_ns

from api import *

QUESTIONS = 200_000
ACTIONS = 4000


def partie_init():
    places = [(i % LARGEUR, i // LARGEUR % HAUTEUR) for i in range(QUESTIONS)]
    debut = perf_counter_ns()
    for pos in places:
        info_case(pos)
    print("info_case", (perf_counter_ns() - debut) / QUESTIONS)


def jouer_tour():
    if tour_actuel() > 1:
        return
    durees = []
    for _ in range(ACTIONS // 2):
        debut = perf_counter_ns()
        debug_poser_papatte((0, 0), papatte_debug.PAPATTE_BLEU)
        milieu = perf_counter_ns()
        annuler()
        durees.append(milieu - debut)
        durees.append(perf_counter_ns() - milieu)
    print("action", sorted(durees)[ACTIONS // 2])


def partie_fin():
    pass
