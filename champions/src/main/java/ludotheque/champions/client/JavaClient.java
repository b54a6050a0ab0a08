package ludotheque.champions.client;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InaccessibleObjectException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.Layout;
import ludotheque.papattes.Position;
import ludotheque.papattes.Protocol;
import ludotheque.papattes.Seat;
import ludotheque.papattes.TypeAction;

/**
 * The champion's end of a match: questions are answered here, from the snapshot of the state that the referee keeps up to date
 * in a shared file; only actions travel, one frame each way.
 */
public final class JavaClient {
    private static final JavaClient ONLY = new JavaClient();

    private static final int FRAME = Protocol.FRAME_SIZE * Integer.BYTES;

    private final InputStream fromReferee = new FileInputStream(descriptor(3));
    private final OutputStream toReferee = new FileOutputStream(descriptor(4));
    private final Snapshot snapshot;
    private final Seat seat;
    private boolean isGreeted;
    private boolean isCalled;
    private boolean isStale;

    private JavaClient() {
        System.setIn(InputStream.nullInputStream());
        System.setErr(new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
        System.setOut(System.err);
        snapshot = openSnapshot();
        seat = snapshot.seat();
    }

    /** The standard streams are anyone's, the Java machine's too; Java names no others, so it was started with this door open. */
    private static FileDescriptor descriptor(int number) {
        try {
            Constructor<FileDescriptor> constructor = FileDescriptor.class.getDeclaredConstructor(int.class);
            constructor.setAccessible(true);
            return constructor.newInstance(number);
        } catch (ReflectiveOperationException | InaccessibleObjectException closed) {
            throw giveUp(
                    "un champion se lance par « ludo papattes match »", "start a champion with 'ludo papattes match'");
        }
    }

    /** The one of this process. From the first time on, whatever the champion prints is its error output. */
    public static JavaClient only() {
        return ONLY;
    }

    private static Snapshot openSnapshot() {
        try {
            Snapshot opened = Snapshot.open();
            if (opened.isReadable()) {
                return opened;
            }
            throw giveUp(
                    "ce champion est d'une autre version que l'arbitre : recompilez-le",
                    "this champion is of another version than the referee: build it again");
        } catch (IOException missing) {
            throw giveUp(
                    "un champion se lance par « ludo papattes match »", "start a champion with 'ludo papattes match'");
        }
    }

    private static IllegalStateException giveUp(String fr, String en) {
        System.err.println("papattes : " + fr + " / " + en);
        Runtime.getRuntime().halt(2);
        return new IllegalStateException();
    }

    /**
     * Says that the running call, if any, is done, and waits for the next: 0 for {@code partie_init}, 1 for
     * {@code jouer_tour}, 2 for {@code partie_fin}, a negative number when the match is over.
     */
    public int nextCall() {
        if (isGreeted) {
            send(Protocol.DONE, 0, 0, 0, 0, 0);
        } else {
            send(Protocol.HELLO, Layout.VERSION, 0, 0, 0, 0);
            isGreeted = true;
        }
        int call = receive(Protocol.CALL);
        isCalled = call >= 0;
        isStale = true;
        return call;
    }

    /** The seat to ask; it is not to be acted through. */
    public Seat seat() {
        if (isStale) {
            snapshot.show(seat.state());
            isStale = false;
        }
        return seat;
    }

    public Erreur act(TypeAction type, Position first, Position second, int paw) {
        if (!isCalled) {
            return Erreur.HORS_TOUR;
        }
        boolean isMark = type == TypeAction.DEBUG_POSER_PAPATTE;
        send(
                Protocol.ACTION,
                type.number(),
                first.colonne(),
                first.ligne(),
                isMark ? paw : second.colonne(),
                second.ligne());
        Erreur answer = Erreur.of(reply());
        isStale |= answer == Erreur.OK;
        return answer;
    }

    public boolean annuler() {
        if (!isCalled) {
            return false;
        }
        send(Protocol.CANCEL, 0, 0, 0, 0, 0);
        boolean undone = reply() != 0;
        isStale |= undone;
        return undone;
    }

    private int reply() {
        int number = receive(Protocol.REPLY);
        if (number < 0) {
            throw hungUp();
        }
        return number;
    }

    private void send(int... numbers) {
        ByteBuffer frame = ByteBuffer.allocate(FRAME).order(ByteOrder.LITTLE_ENDIAN);
        frame.asIntBuffer().put(numbers);
        try {
            toReferee.write(frame.array());
        } catch (IOException gone) {
            throw hungUp();
        }
    }

    /** The number of the frame that comes, or -1 when it is of another kind: then the match is over. */
    private int receive(int kind) {
        try {
            byte[] bytes = new byte[FRAME];
            if (fromReferee.readNBytes(bytes, 0, FRAME) < FRAME) {
                throw hungUp();
            }
            ByteBuffer frame = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            return frame.getInt() == kind ? frame.getInt() : -1;
        } catch (IOException gone) {
            throw hungUp();
        }
    }

    /** Without the referee there is nothing left to do. */
    private static IllegalStateException hungUp() {
        Runtime.getRuntime().halt(0);
        return new IllegalStateException();
    }
}
