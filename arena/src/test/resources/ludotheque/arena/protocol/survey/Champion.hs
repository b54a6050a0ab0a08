-- Asks every question, tries every action and shows what comes of it.
module Champion where

import Api
import Control.Monad

montrer :: [Position] -> IO ()
montrer = mapM_ afficher_position

nombres :: [IO Int] -> IO ()
nombres questions = sequence questions >>= putStrLn . unwords . map show

personnages :: [Position] -> IO ()
personnages places = forM_ places $ \pos -> do
  afficher_position pos
  nombres [points_mouvement pos, nb_croquettes pos, inventaire_chien pos 0, inventaire_chien pos 3]

questions :: IO ()
questions = do
  putStr "tour "
  nombres [tour_actuel, moi, adversaire]
  forM_ [-1 .. 2] $ \joueur -> do
    putStr "joueur "
    nombres [age_joueur joueur, score joueur, score_age joueur 1]
    niche_joueur joueur >>= afficher_position
    chiens_joueur joueur >>= personnages
    maitres_joueur joueur >>= personnages
  apparition_portails >>= mapM_ afficher_apparition_portail
  positions_portails >>= montrer
  liens <- liens_temporels
  forM_ liens $ \lien -> do
    afficher_lien_temporel lien
    deplacements_chien (chien lien) 3 >>= montrer
  historique >>= mapM_ afficher_action_hist
  depart <- niche_joueur 0
  arrivee <- niche_joueur 1
  trouver_chemin depart arrivee 2 >>= montrer
  actuel <- tour_actuel
  forM_ [-1 .. largeur] $ \c -> do
    let pos = Position c (actuel `mod` hauteur)
    info_case pos >>= afficher_type_case . contenu
    info_case pos >>= afficher_etat_case
    info_squelette pos >>= afficher_etat_squelette
    info_arbre pos >>= afficher_etat_arbre

actions :: IO ()
actions = do
  dog <- (!! 0) <$> (moi >>= chiens_joueur)
  master <- (!! 0) <$> (moi >>= maitres_joueur)
  let est = dog {colonne = colonne dog + 1}
      sud = master {ligne = ligne master + 1}
  debug_poser_papatte dog Papatte_jaune >>= afficher_erreur
  construire master sud >>= afficher_erreur
  detruire master sud >>= afficher_erreur
  donner_croquette master dog >>= afficher_erreur
  poser_croquette master master >>= afficher_erreur
  manger dog >>= afficher_erreur
  prendre_portail dog est >>= afficher_erreur
  se_deplacer dog est >>= afficher_erreur
  se_deplacer master sud >>= afficher_erreur
  annuler >>= print . fromEnum
  actuel <- tour_actuel
  when (actuel > 20) (age_suivant >>= afficher_erreur)
  afficher_papatte_debug Papatte_rouge
  afficher_type_action Action_age_suivant

partie_init :: IO ()
partie_init = questions >> actions

jouer_tour :: IO ()
jouer_tour = do
  actuel <- tour_actuel
  when (actuel < 60) (questions >> actions)

partie_fin :: IO ()
partie_fin = questions >> actions
