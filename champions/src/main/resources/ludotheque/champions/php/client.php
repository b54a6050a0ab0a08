<?php
// Relie l'API au client en C ; un champion n'en a pas besoin.

final class Papattes
{
    public static FFI $client;
}

Papattes::$client = FFI::cdef(<<<'C'
int32_t papattes_next_call(void);
%sC, __DIR__ . '/libpapattes.so');
