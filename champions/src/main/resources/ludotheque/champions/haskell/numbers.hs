
-- Ce qui relie l'API au client en C.

type Numbers = Ptr CInt

word :: Numbers -> Int -> IO Int
word p at = fromIntegral <$> peekElemOff p at

enumerated :: Enum a => a -> CInt
enumerated = fromIntegral . fromEnum

readArray :: Int -> (Numbers -> Int -> IO a) -> Numbers -> IO [a]
readArray size readOne p = do
  count <- word p 0
  mapM (\i -> readOne p (1 + i * size)) [0 .. count - 1]
