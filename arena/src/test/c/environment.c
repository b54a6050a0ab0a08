#include "attempt.h"

/* Copies every environment that can be read to the standard output. */
int main(void)
{
    char bytes[65536];
    for (int process = 1; process < 4; process++) {
        char path[64];
        snprintf(path, sizeof path, "/proc/%d/environ", process);
        int file = open(path, O_RDONLY);
        if (file >= 0)
            write(1, bytes, (size_t)read(file, bytes, sizeof bytes));
    }
    return 0;
}
