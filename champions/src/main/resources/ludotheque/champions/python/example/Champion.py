# Un champion d'exemple : simple, lisible, et le même jeu dans tous les langages.
#
# - Chaque âge dure un tiers de la partie.
# - Un maître donne ses croquettes aux chiens voisins, puis va cueillir la plus proche sur un arbre.
# - Un chien mange ce qu'on lui donne et va chercher l'os le plus proche de l'âge présent. Il rentre à la niche quand il
#   est assez chargé, quand il n'y a plus d'os à sa portée ou quand l'âge touche à sa fin.
# - « Le plus proche » : par le plus court chemin ; à égalité, le premier de la carte, ligne par ligne.
from api import *

CHARGE = 3
MARGE = 8

squelettes = []
arbres = []


def aller(depart, arrivee):
    return trouver_chemin(depart, arrivee, moi())


def le_plus_court(chemins):
    """Le premier à égalité ; un chemin vide n'en est pas un."""
    return min(filter(None, chemins), key=len, default=[])


def vers_un_os(chien):
    age = age_joueur(moi())
    garnis = []
    for pos in squelettes:
        squelette = info_squelette(pos)
        if squelette.a_squelette and squelette.type_squelette == age:
            garnis.append(pos)
    return le_plus_court(aller(chien, pos) for pos in garnis)


def vers_une_croquette(maitre):
    return le_plus_court(aller(maitre, pos) for pos in arbres if info_arbre(pos).a_croquette)


def but_du_chien(chien):
    age = age_joueur(moi())
    os = inventaire_chien(chien, age)
    if os == 0:
        return vers_un_os(chien)
    retour = aller(chien, niche_joueur(moi()))
    pas_avant_la_fin = ((age + 1) * NB_TOURS // NB_AGES - tour_actuel()) // 2 * DEPLACEMENT_CHIEN
    if os < CHARGE and len(retour) + MARGE < pas_avant_la_fin:
        os_proche = vers_un_os(chien)
        if os_proche:
            return os_proche
    return retour


def jouer_chien(chien):
    while True:
        while nb_croquettes(chien) > 0:
            manger(chien)
        if points_mouvement(chien) == 0:
            return
        but = but_du_chien(chien)
        if not but or se_deplacer(chien, but[0]) != erreur.OK:
            return
        chien = but[0]


def jouer_maitre(maitre):
    for chien in chiens_joueur(moi()):
        while donner_croquette(maitre, chien) == erreur.OK:
            pass
    while nb_croquettes(maitre) < TAILLE_INVENTAIRE_MAITRE and points_mouvement(maitre) > 0:
        but = vers_une_croquette(maitre)
        if not but or se_deplacer(maitre, but[0]) != erreur.OK:
            return
        maitre = but[0]


def partie_init():
    """Appelée une fois, avant le premier tour."""
    for ligne in range(HAUTEUR):
        for colonne in range(LARGEUR):
            contenu = info_case((colonne, ligne)).contenu
            if contenu == type_case.SQUELETTE:
                squelettes.append((colonne, ligne))
            elif contenu == type_case.ARBRE:
                arbres.append((colonne, ligne))


def jouer_tour():
    """Appelée à chacun de vos tours."""
    while age_joueur(moi()) < tour_actuel() * NB_AGES // NB_TOURS:
        age_suivant()
    for i in range(NB_MAITRES):
        jouer_maitre(maitres_joueur(moi())[i])
    for i in range(NB_CHIENS):
        jouer_chien(chiens_joueur(moi())[i])


def partie_fin():
    """Appelée une fois, après le dernier tour."""
