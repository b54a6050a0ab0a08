# Votre champion. Toute l'API est dans api.py.
from api import *


def partie_init():
    """Appelée une fois, avant le premier tour."""


def jouer_tour():
    """Appelée à chacun de vos tours."""


def partie_fin():
    """Appelée une fois, après le dernier tour."""
