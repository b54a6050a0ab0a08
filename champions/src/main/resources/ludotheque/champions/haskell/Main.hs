{-# LANGUAGE ForeignFunctionInterface #-}

-- Appelle le champion à la demande de l'arbitre.
module Main (main) where

import qualified Champion
import Foreign.C.Types (CInt (..))
import GHC.IO.Encoding (setForeignEncoding, setLocaleEncoding)
import System.IO

foreign import ccall unsafe "papattes_start" start :: IO ()

foreign import ccall unsafe "papattes_next_call" nextCall :: IO CInt

main :: IO ()
main = do
  start
  -- Celui des fichiers, des sorties, puis des erreurs fatales.
  setLocaleEncoding utf8
  mapM_ (`hSetEncoding` utf8) [stdout, stderr]
  setForeignEncoding utf8
  hSetBuffering stdout LineBuffering
  serve

serve :: IO ()
serve = do
  hFlush stdout
  call <- nextCall
  case call of
    0 -> Champion.partie_init >> serve
    1 -> Champion.jouer_tour >> serve
    2 -> Champion.partie_fin >> serve
    _ -> return ()
