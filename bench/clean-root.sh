# A minimal Debian in a folder, for what must work on a machine that has nothing else. Sourced by bash after machine.sh.

# need_root: only root can make one and enter it.
need_root() {
    if [ "$(id -u)" != 0 ]; then
        say "Il faut être root pour construire une racine." "Building a root needs root."
        return 1
    fi
    for tool in mmdebstrap:mmdebstrap unshare:util-linux curl:curl git:git; do
        command -v "${tool%%:*}" >/dev/null || apt-get install -y -qq "${tool#*:}" >/dev/null
    done
}

# make_root FOLDER: nothing but the base system, from where this machine takes its packages, unless it is there already.
make_root() {
    local sources=/etc/apt/sources.list.d/debian.sources
    [ -e "$sources" ] || sources=/etc/apt/sources.list
    [ -x "$1/bin/bash" ] || mmdebstrap --quiet --variant=minbase "$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)" "$1" "$sources"
    cp -L /etc/resolv.conf /etc/hosts "$1/etc/"
}
