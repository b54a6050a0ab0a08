"""L'API de Six Papattes en Python. Fichier engendré : vos changements y seraient perdus."""

import ctypes as _ctypes
import os as _os
import struct as _struct
from enum import IntEnum as _IntEnum
from typing import List as _List, NamedTuple as _NamedTuple, Tuple as _Tuple

# Sans relâcher le verrou de l'interprète : les réponses sont immédiates.
_client = _ctypes.PyDLL(_os.path.join(_os.path.dirname(_os.path.abspath(__file__)), "libpapattes.so"))
_answer = (_ctypes.c_int32 * 5).in_dll(_client, "papattes_answer")
_int = _ctypes.c_int32
_address = _ctypes.c_void_p
_new = tuple.__new__
_unpack2 = _struct.Struct("=2i").unpack_from
_unpack3 = _struct.Struct("=3i").unpack_from
_unpack4 = _struct.Struct("=4i").unpack_from
_unpack5 = _struct.Struct("=5i").unpack_from


def _function(name, parameters, result):
    function = _client["papattes_" + name]
    function.argtypes = [_int] * parameters
    function.restype = result
    return function


def _array(address, size, read):
    length = _int.from_address(address).value
    numbers = _struct.unpack(f"={length * size}i", _ctypes.string_at(address + 4, 4 * length * size))
    return [read(*numbers[i : i + size]) for i in range(0, length * size, size)]


