package ludotheque.cli.shell;

import picocli.CommandLine.Option;

/** A verb that reports, to people or to a program. */
public abstract class ReportingVerb extends Verb {
    @Option(names = "--json")
    protected boolean json;
}
