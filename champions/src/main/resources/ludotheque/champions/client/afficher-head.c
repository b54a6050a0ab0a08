/* The afficher_ functions: one line on the error output. */
#include "papattes.h"

#include <stdio.h>

static const char *name_of(const char *const *names, int32_t count, int32_t value) {
    static char number[16];
    if (value >= 0 && value < count) {
        return names[value];
    }
    snprintf(number, sizeof number, "%d", (int)value);
    return number;
}

