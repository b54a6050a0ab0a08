package ludotheque.cli.faraway;

import ludotheque.faraway.Instance;

/** An instance of a contest and its name, by which the teams' files are found: 01, 02… */
record Trial(String name, Instance instance) {

    String fileName() {
        return name + ContestFolder.TEXT;
    }
}
