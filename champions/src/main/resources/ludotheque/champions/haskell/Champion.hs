-- | Votre champion. Toute l'API est dans Api.hs.
module Champion where

import Api

-- | Appelée une fois, avant le premier tour.
partie_init :: IO ()
partie_init = return ()

-- | Appelée à chacun de vos tours.
jouer_tour :: IO ()
jouer_tour = return ()

-- | Appelée une fois, après le dernier tour.
partie_fin :: IO ()
partie_fin = return ()
