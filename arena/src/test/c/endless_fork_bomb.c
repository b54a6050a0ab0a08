#include "attempt.h"

int main(void)
{
    signal(SIGTERM, SIG_IGN);
    write(1, "!", 1);
    for (;;)
        fork();
}
