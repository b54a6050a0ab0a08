# What ./ludo and ./test ask of the machine. Sourced by bash, 3.2 or later.

# The locale the person chose, whatever a script sets for its programs later.
person_locale=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}

# say FRENCH ENGLISH: one line for the person, in the language of the locale.
say() {
    case $person_locale in
        fr*) printf '%s\n' "$1" >&2 ;;
        *) printf '%s\n' "$2" >&2 ;;
    esac
}

# Java reads and writes the names of files as the locale has it: without UTF-8, a path with an accent could not be opened.
use_utf8_paths() {
    local locale
    for locale in "" C.UTF-8 en_US.UTF-8; do
        if [ "$(LC_ALL=${locale:-${LC_ALL:-}} locale charmap 2>/dev/null)" = UTF-8 ]; then
            [ -z "$locale" ] || export LC_ALL=$locale
            return
        fi
    done 2>/dev/null
}

# The version a Java home declares, without starting it.
java_version() {
    local line
    [ -x "$1/bin/java" ] && [ -r "$1/release" ] || return 1
    while IFS= read -r line; do
        case $line in
            JAVA_VERSION=*)
                line=${line#*\"}
                printf '%s' "${line%%\"*}"
                return 0
                ;;
        esac
    done <"$1/release"
    return 1
}

# The home of the java on the PATH.
java_home_on_path() {
    local java link
    java=$(command -v java) || return 1
    while [ -L "$java" ]; do
        link=$(readlink "$java")
        case $link in
            /*) java=$link ;;
            *) java=$(dirname "$java")/$link ;;
        esac
    done
    (cd "$(dirname "$java")/.." && pwd -P)
}

# jdks: a line "major home" for each JDK from 17 on, oldest first.
jdks() {
    local home major
    for home in "${JAVA_HOME:-}" "$(java_home_on_path || true)" /usr/lib/jvm/* \
        "$HOME"/.sdkman/candidates/java/* /Library/Java/JavaVirtualMachines/*/Contents/Home \
        {/opt/homebrew,/usr/local}/opt/openjdk*/libexec/openjdk.jdk/Contents/Home; do
        [ -n "$home" ] && [ -x "$home/bin/javac" ] || continue
        major=$(java_version "$home") || continue
        major=${major%%[.+-]*}
        [ "$major" -ge 17 ] 2>/dev/null && printf '%s %s\n' "$major" "$home"
    done | sort -n
}

# at_least MINIMUM VERSION: whether a version such as 3.9.1 reaches a minimum such as 3.8.
at_least() {
    [ "$(printf '%s\n%s\n' "$1" "$2" | sort -t. -k1,1n -k2,2n | sed -n 1p)" = "$1" ]
}

# need_tools: fails, saying what to install, when a tool of the build is missing or too old.
need_tools() {
    local version
    if [ -z "$(jdks)" ]; then
        say "Il manque un JDK, version 17 ou suivante (avec javac)." "A JDK is missing, version 17 or later (with javac)."
        return 1
    fi
    version=$(mvn --version 2>/dev/null | sed -n 's/.*Apache Maven \([0-9.]*\).*/\1/p')
    if [ -z "$version" ] || ! at_least 3.8 "$version"; then
        say "Il manque Maven (mvn), version 3.8 ou suivante." "Maven (mvn) is missing, version 3.8 or later."
        return 1
    fi
    version=$(node --version 2>/dev/null | sed 's/^v//')
    if [ -z "$version" ] || ! at_least 20.0 "$version" || ! command -v npm >/dev/null; then
        say "Il manque Node.js avec npm, version 20 ou suivante." "Node.js with npm is missing, version 20 or later."
        return 1
    fi
}

# sources PATH… -- ACTION…: what find does with each file that the build reads under $root, or under these paths.
sources() {
    local paths=()
    while [ "$1" != -- ]; do
        paths+=("$1")
        shift
    done
    shift
    (cd "$root" && if [ ${#paths[@]} -eq 0 ]; then paths=(./*/); fi && find pom.xml .mvn "${paths[@]}" \
        \( -name target -o -name node_modules -o -name dist -o -path '*/src/test' \) -prune -o "$@")
}

# fingerprint [PATH…]: one number for the contents of some sources, or of all. Unlike dates, it survives checkouts, copies and undone edits.
fingerprint() {
    sources "$@" -- -type f -exec cksum {} + | LC_ALL=C sort | cksum | tr -d ' '
}

# known_fingerprint FOLDER: the number of all sources. Reading them takes longer than looking whether one was written, made or removed since
# they were read last: the folder then has a file that is as old as that and has the number in its name.
known_fingerprint() {
    local read_at number
    for read_at in "$1"/sources-*; do
        if [ -e "$read_at" ] && [ -z "$(sources -- -cnewer "$read_at" -print | head -n 1)" ]; then
            printf '%s\n' "${read_at##*-}"
            return
        fi
    done
    if [ ! -w "$1" ]; then
        fingerprint
        return
    fi
    read_at=$1/reading-$$
    : >"$read_at"
    number=$(fingerprint)
    rm -f "$1"/sources-*
    mv "$read_at" "$1/sources-$number"
    printf '%s\n' "$number"
}
