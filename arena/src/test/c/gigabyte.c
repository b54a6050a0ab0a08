#include "attempt.h"

int main(int count, char **arguments)
{
    static char piece[1 << 16];
    int output = count > 1 ? atoi(arguments[1]) : 2;
    memset(piece, 'x', sizeof piece);
    for (int i = 0; i < 1 << 14; i++)
        if (write(output, piece, sizeof piece) < 0)
            return 3;
    return 0;
}
