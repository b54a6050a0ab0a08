#include "attempt.h"

int main(void)
{
    for (int mebibytes = 0; mebibytes < 2048; mebibytes++) {
        char *piece = malloc(1 << 20);
        if (piece == NULL)
            return 3;
        memset(piece, 1, 1 << 20);
    }
    attempt("2 GiB of heap", 1);
    return done();
}
