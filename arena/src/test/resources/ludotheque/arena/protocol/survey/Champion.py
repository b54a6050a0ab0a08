# Asks every question, tries every action and shows what comes of it.
from api import *


def montrer(places):
    for pos in places:
        afficher_position(pos)


def personnages(places):
    for pos in places:
        afficher_position(pos)
        print(points_mouvement(pos), nb_croquettes(pos), inventaire_chien(pos, 0), inventaire_chien(pos, 3))


def questions():
    print("tour", tour_actuel(), moi(), adversaire())
    for joueur in range(-1, 3):
        print("joueur", age_joueur(joueur), score(joueur), score_age(joueur, 1))
        afficher_position(niche_joueur(joueur))
        personnages(chiens_joueur(joueur))
        personnages(maitres_joueur(joueur))
    for apparition in apparition_portails():
        afficher_apparition_portail(apparition)
    montrer(positions_portails())
    for lien in liens_temporels():
        afficher_lien_temporel(lien)
        montrer(deplacements_chien(lien.chien, 3))
    for action in historique():
        afficher_action_hist(action)
    montrer(trouver_chemin(niche_joueur(0), niche_joueur(1), 2))
    for colonne in range(-1, LARGEUR + 1):
        pos = (colonne, tour_actuel() % HAUTEUR)
        afficher_type_case(info_case(pos).contenu)
        afficher_etat_case(info_case(pos))
        afficher_etat_squelette(info_squelette(pos))
        afficher_etat_arbre(info_arbre(pos))


def actions():
    chien = chiens_joueur(moi())[0]
    maitre = maitres_joueur(moi())[0]
    est = (chien[0] + 1, chien[1])
    sud = (maitre[0], maitre[1] + 1)
    afficher_erreur(debug_poser_papatte(chien, papatte_debug.PAPATTE_JAUNE))
    afficher_erreur(construire(maitre, sud))
    afficher_erreur(detruire(maitre, sud))
    afficher_erreur(donner_croquette(maitre, chien))
    afficher_erreur(poser_croquette(maitre, maitre))
    afficher_erreur(manger(chien))
    afficher_erreur(prendre_portail(chien, est))
    afficher_erreur(se_deplacer(chien, est))
    afficher_erreur(se_deplacer(maitre, sud))
    print(int(annuler()))
    if tour_actuel() > 20:
        afficher_erreur(age_suivant())
    afficher_papatte_debug(papatte_debug.PAPATTE_ROUGE)
    afficher_type_action(type_action.ACTION_AGE_SUIVANT)


def partie_init():
    questions()
    actions()


def jouer_tour():
    if tour_actuel() < 60:
        questions()
        actions()


def partie_fin():
    questions()
    actions()
