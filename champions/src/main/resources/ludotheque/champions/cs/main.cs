// Appelle le champion à la demande de l'arbitre.
using System;
using System.Reflection;
using System.Text;

static class Lancement
{
    const BindingFlags All = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    static void Main()
    {
        // En premier : dès lors, ce que le champion affiche va sur la sortie d'erreur.
        Client.papattes_moi();
        Console.OutputEncoding = new UTF8Encoding(false);
        try
        {
            Serve(new Champion.Champion());
            Environment.Exit(0);
        }
        catch (Exception thrown)
        {
            Console.Error.WriteLine(thrown);
            Environment.Exit(1);
        }
    }

    static void Serve(Champion.Champion champion)
    {
        Action[] calls = { Find(champion, "PartieInit"), Find(champion, "JouerTour"), Find(champion, "PartieFin") };
        int call;
        while ((call = Client.papattes_next_call()) >= 0)
        {
            calls[call]();
        }
    }

    // Privée ou non, de la classe ou de l'objet.
    static Action Find(Champion.Champion champion, string name)
    {
        MethodInfo method = typeof(Champion.Champion).GetMethod(name, All, null, Type.EmptyTypes, null);
        if (method == null)
        {
            throw new MissingMethodException("Champion", name);
        }
        return (Action)Delegate.CreateDelegate(typeof(Action), method.IsStatic ? null : champion, method);
    }
}
