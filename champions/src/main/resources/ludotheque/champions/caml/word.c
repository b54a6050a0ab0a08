/* Lets OCaml read the numbers that the client's functions give. */
#include <caml/mlvalues.h>
#include <stdint.h>

intnat papattes_word(intnat address, intnat index) {
    return ((const int32_t *)address)[index];
}
