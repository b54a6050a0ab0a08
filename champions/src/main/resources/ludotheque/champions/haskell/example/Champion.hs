-- | Un champion d'exemple : simple, lisible, et le même jeu dans tous les langages.
--
-- - Chaque âge dure un tiers de la partie.
-- - Un maître donne ses croquettes aux chiens voisins, puis va cueillir la plus proche sur un arbre.
-- - Un chien mange ce qu'on lui donne et va chercher l'os le plus proche de l'âge présent. Il rentre à la niche quand il
--   est assez chargé, quand il n'y a plus d'os à sa portée ou quand l'âge touche à sa fin.
-- - « Le plus proche » : par le plus court chemin ; à égalité, le premier de la carte, ligne par ligne.
module Champion where

import Api
import Control.Monad
import Data.IORef
import Data.List (minimumBy)
import Data.Ord (comparing)
import System.IO.Unsafe (unsafePerformIO)

charge, marge :: Int
charge = 3
marge = 8

{-# NOINLINE squelettes #-}
squelettes :: IORef [Position]
squelettes = unsafePerformIO (newIORef [])

{-# NOINLINE arbres #-}
arbres :: IORef [Position]
arbres = unsafePerformIO (newIORef [])

mon_age :: IO Int
mon_age = moi >>= age_joueur

aller :: Position -> Position -> IO [Position]
aller depart arrivee = moi >>= trouver_chemin depart arrivee

-- | Le plus court des chemins vers ces positions, le premier à égalité ; un chemin vide n'en est pas un.
le_plus_court :: Position -> [Position] -> IO [Position]
le_plus_court depart arrivees = do
  chemins <- filter (not . null) <$> mapM (aller depart) arrivees
  return (if null chemins then [] else minimumBy (comparing length) chemins)

vers_un_os :: Position -> IO [Position]
vers_un_os chien = do
  age <- mon_age
  let est_garni pos = do
        squelette <- info_squelette pos
        return (a_squelette squelette && type_squelette squelette == age)
  readIORef squelettes >>= filterM est_garni >>= le_plus_court chien

vers_une_croquette :: Position -> IO [Position]
vers_une_croquette maitre = do
  garnis <- readIORef arbres >>= filterM (fmap a_croquette . info_arbre)
  le_plus_court maitre garnis

but_du_chien :: Position -> IO [Position]
but_du_chien chien = do
  age <- mon_age
  os <- inventaire_chien chien age
  if os == 0
    then vers_un_os chien
    else do
      retour <- moi >>= niche_joueur >>= aller chien
      tour <- tour_actuel
      let pas_avant_la_fin = ((age + 1) * nb_tours `div` nb_ages - tour) `div` 2 * deplacement_chien
      os_proche <-
        if os < charge && length retour + marge < pas_avant_la_fin
          then vers_un_os chien
          else return []
      return (if null os_proche then retour else os_proche)

jouer_chien :: Position -> IO ()
jouer_chien chien = do
  croquettes <- nb_croquettes chien
  replicateM_ croquettes (manger chien)
  points <- points_mouvement chien
  when (points > 0) (but_du_chien chien >>= avancer jouer_chien chien)

-- | Fait un pas sur un chemin, s'il y en a un, et continue de là.
avancer :: (Position -> IO ()) -> Position -> [Position] -> IO ()
avancer _ _ [] = return ()
avancer continuer depart (pas : _) = do
  reponse <- se_deplacer depart pas
  when (reponse == Ok) (continuer pas)

jouer_maitre :: Position -> IO ()
jouer_maitre maitre = do
  moi >>= chiens_joueur >>= mapM_ (donner maitre)
  cueillir maitre

donner :: Position -> Position -> IO ()
donner maitre chien = do
  reponse <- donner_croquette maitre chien
  when (reponse == Ok) (donner maitre chien)

cueillir :: Position -> IO ()
cueillir maitre = do
  croquettes <- nb_croquettes maitre
  points <- points_mouvement maitre
  when (croquettes < taille_inventaire_maitre && points > 0) $
    vers_une_croquette maitre >>= avancer cueillir maitre

-- | Appelée une fois, avant le premier tour.
partie_init :: IO ()
partie_init = do
  let carte = [Position colonne ligne | ligne <- [0 .. hauteur - 1], colonne <- [0 .. largeur - 1]]
      contient attendu pos = (== attendu) . contenu <$> info_case pos
  filterM (contient Squelette) carte >>= writeIORef squelettes
  filterM (contient Arbre) carte >>= writeIORef arbres

-- | Appelée à chacun de vos tours.
jouer_tour :: IO ()
jouer_tour = do
  changer_d_age
  forM_ [0 .. nb_maitres - 1] $ \i -> moi >>= maitres_joueur >>= jouer_maitre . (!! i)
  forM_ [0 .. nb_chiens - 1] $ \i -> moi >>= chiens_joueur >>= jouer_chien . (!! i)

changer_d_age :: IO ()
changer_d_age = do
  age <- mon_age
  tour <- tour_actuel
  when (age < tour * nb_ages `div` nb_tours) (age_suivant >> changer_d_age)

-- | Appelée une fois, après le dernier tour.
partie_fin :: IO ()
partie_fin = return ()
