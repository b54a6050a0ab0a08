# How Ludothèque is started from its jars, by ./ludo and by what is installed. Sourced by bash, 3.2 or later, after machine.sh.

# The time that a command is given counts from when it is typed, or from the end of the build that it had to wait for.
start_clock() {
    local now=${EPOCHREALTIME:-$(date +%s).000000}
    now=${now/[.,]/}
    started=${now%???}
}

# Java starts much faster from an archive of the classes that a first run loaded; each Java needs its own. From 25 on it also keeps what it
# learned of them in a rehearsal, and compiles at once what is worth it.
archive_classes() {
    local build=$1 java_home=$2 feature=$3 archive=$4
    shift 4
    # Where Java itself fails at it, it need not leave a report in whoever's folder.
    local words=(-XX:ErrorFile=/dev/null -XX:ArchiveClassesAtExit="$archive.$$" -cp "$build/lib/*" ludotheque.cli.Ludo --help)
    [ "$feature" -lt 25 ] || words=(-XX:AOTCacheOutput="$archive.$$" -cp "$build/lib/*" ludotheque.cli.Rehearsal)
    # In braces, so that the shell too keeps to itself that Java was aborted.
    { "$java_home/bin/java" "$@" "${words[@]}" >/dev/null </dev/null || : >"$archive.$$"; } 2>/dev/null
    [ -e "$archive.$$" ] || : >"$archive.$$"
    mv "$archive.$$" "$archive"
}

# start_ludo BUILD JAVA_HOME ARGUMENT…: becomes the command, from the jars in BUILD/lib. start_clock comes before it.
start_ludo() {
    local build=$1 java_home=$2 version feature archive use=-XX:SharedArchiveFile terminals='' stream
    shift 2
    version=$(java_version "$java_home")
    # Java's own warnings would land in the middle of the data on standard output.
    local options=(-Xlog:disable)
    feature=${version%%[.+-]*}
    [ "$feature" -lt 22 ] || options+=(--enable-native-access=ALL-UNNAMED)
    archive=$build/classes-$version
    [ "$feature" -lt 25 ] || use=-XX:AOTCache
    # Whoever may not write here, in an installation of somebody else's, starts without.
    [ -e "$archive" ] || [ ! -w "$build" ] || archive_classes "$build" "$java_home" "$feature" "$archive" "${options[@]}"
    [ ! -s "$archive" ] || options+=("$use=$archive")
    for stream in 0 1 2; do
        [ ! -t "$stream" ] || terminals=$terminals$stream
    done
    exec "$java_home/bin/java" "${options[@]}" "-Dludo.terminals=$terminals" "-Dludo.locale=$person_locale" \
        "-Dludo.started=$started" -cp "$build/lib/*" \
        ludotheque.cli.Ludo "$@"
}
