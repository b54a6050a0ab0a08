# Reads the first lines of the tests' reports (FILE:<testsuite …), then what Maven printed: a line for each module with its tests, and exit
# code 1 unless every module is well. Modules are built side by side, so only the reports tell whose a test is.
/^[^ ]*\/target\/[^ ]*:<testsuite / {
    module = $1
    sub(/\/target\/.*/, "", module)
    sub(/.*\//, "", module)
    run[module] += count_of("tests")
    red[module] += count_of("failures") + count_of("errors")
    skipped[module] += count_of("skipped")
    again[module] += count_of("flakes")
}
/^\[INFO\] Reactor Summary/ { summary = 1 }
summary && $2 != "BUILD" && match($0, / (SUCCESS|FAILURE|SKIPPED)( |$)/) {
    state = substr($0, RSTART + 1, 7)
    modules[++count] = $2
    states[count] = state
    bad += state != "SUCCESS"
}
END {
    print ""
    for (i = 1; i <= count; i++) {
        line = sprintf("%-12s %s", modules[i], states[i] == "SUCCESS" ? "ok" : states[i] == "FAILURE" ? "FAILED" : "not run")
        if (run[modules[i]] > 0) line = line sprintf(", %d tests", run[modules[i]])
        if (states[i] == "FAILURE" && run[modules[i]] > 0) line = line sprintf(", %d red", red[modules[i]])
        if (skipped[modules[i]] > 0) line = line sprintf(", %d skipped", skipped[modules[i]])
        if (again[modules[i]] > 0) line = line sprintf(", %d green at a second try", again[modules[i]])
        print line
    }
    if (count == 0) print "Maven did not come to its summary."
    exit count == 0 || bad > 0
}
function count_of(attribute) {
    return match($0, " " attribute "=\"[0-9]+") ? substr($0, RSTART + length(attribute) + 3, RLENGTH - length(attribute) - 3) : 0
}
