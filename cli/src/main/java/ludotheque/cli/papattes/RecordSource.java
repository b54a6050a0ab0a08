package ludotheque.cli.papattes;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import ludotheque.arena.match.PackedRecord;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.papattes.match.MatchRecord;
import ludotheque.papattes.match.PapattesGame;

/** Finds the record that a word names, as text or packed. */
record RecordSource(Shell shell) {
    private static final int MAGIC = 2;

    MatchRecord read(String file) {
        return TextFile.parse(file, text(file), MatchRecord::parse);
    }

    private String text(String file) {
        File given = new File(file);
        try {
            if (!file.equals(TextFile.STANDARD_INPUT) && given.isFile() && isPacked(given.toPath())) {
                return PackedRecord.unpack(firstBytes(given.toPath(), PapattesGame.PAPATTES.mostBytes()));
            }
        } catch (IOException damaged) {
            throw Failure.badInput(
                    file + ": ce fichier compressé ne peut pas être lu, ou il est endommagé",
                    file + ": this packed file cannot be read, or it is damaged");
        }
        return TextFile.read(shell, file, PapattesGame.PAPATTES.mostBytes());
    }

    private static boolean isPacked(Path path) throws IOException {
        return PackedRecord.isPacked(firstBytes(path, MAGIC));
    }

    private static byte[] firstBytes(Path path, int count) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            return in.readNBytes(count);
        }
    }
}
