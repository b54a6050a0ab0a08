# Reads what Maven printed: a line for each module with its tests, and exit code 1 unless every module is well.
/^\[INFO\] Building [^ ]+ .*\[[0-9]+\/[0-9]+\]$/ { module = $3 }
/Tests run: .*Skipped: [0-9]+$/ {
    match($0, /Tests run: [0-9]+/)
    run[module] += substr($0, RSTART + 11, RLENGTH - 11)
    match($0, /Failures: [0-9]+/)
    red[module] += substr($0, RSTART + 10, RLENGTH - 10)
    match($0, /Errors: [0-9]+/)
    red[module] += substr($0, RSTART + 8, RLENGTH - 8)
    skipped[module] += $NF
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
        print line
    }
    if (count == 0) print "Maven did not come to its summary."
    exit count == 0 || bad > 0
}
