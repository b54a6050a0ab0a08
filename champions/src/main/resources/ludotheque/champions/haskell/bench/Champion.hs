-- | Mesure la durée d'une question, puis celle d'une action, en nanosecondes.
module Champion where

import Api
import Control.Monad
import Data.List (sort)
import GHC.Clock (getMonotonicTimeNSec)

questions, actions :: Int
questions = 5000000
actions = 4000

compter :: Int -> Int -> IO Int
compter i croquettes
  | i == questions = return croquettes
  | otherwise = do
      etat <- info_case (Position (i `mod` largeur) (i `div` largeur `mod` hauteur))
      compter (i + 1) $! croquettes + nb_croquette etat

partie_init :: IO ()
partie_init = do
  debut <- getMonotonicTimeNSec
  croquettes <- compter 0 0
  fin <- getMonotonicTimeNSec
  let duree = fromIntegral (fin - debut) + fromIntegral croquettes :: Double
  putStrLn ("info_case " ++ show (duree / fromIntegral questions))

jouer_tour :: IO ()
jouer_tour = do
  tour <- tour_actuel
  when (tour <= 1) $ do
    durees <- replicateM (actions `div` 2) mesurer
    putStrLn ("action " ++ show (sort (concat durees) !! (actions `div` 2)))
  where
    mesurer = do
      debut <- getMonotonicTimeNSec
      _ <- debug_poser_papatte (Position 0 0) Papatte_bleu
      milieu <- getMonotonicTimeNSec
      _ <- annuler
      fin <- getMonotonicTimeNSec
      return [milieu - debut, fin - milieu]

partie_fin :: IO ()
partie_fin = return ()
