/** L'autre nom de l'API : Interface.info_case et Api.info_case sont la même fonction. */
public class Interface extends Api {}
