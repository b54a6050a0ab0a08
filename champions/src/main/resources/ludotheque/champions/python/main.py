"""Appelle le champion à la demande de l'arbitre."""

import sys

import api  # en premier : dès lors, ce que le champion affiche va sur la sortie d'erreur

sys.stdout.reconfigure(line_buffering=True)

import Champion

CALLS = (Champion.partie_init, Champion.jouer_tour, Champion.partie_fin)
next_call = api._function("next_call", 0, api._int)

call = next_call()
while call >= 0:
    CALLS[call]()
    sys.stdout.flush()
    call = next_call()
