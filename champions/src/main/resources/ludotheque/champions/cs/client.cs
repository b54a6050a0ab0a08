// Relie l'API au client en C ; un champion n'en a pas besoin. Fichier engendré.
using System.Runtime.InteropServices;

static unsafe class Client
{
    internal delegate T Reader<T>(int* p);

    [DllImport("papattes")]
    internal static extern int papattes_next_call();

    internal static T[] ReadArray<T>(int* p, int size, Reader<T> read)
    {
        var all = new T[p[0]];
        for (int i = 0; i < all.Length; i++)
        {
            all[i] = read(p + 1 + i * size);
        }
        return all;
    }
