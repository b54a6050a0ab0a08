package ludotheque.arena.protocol;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.Loss;
import ludotheque.papattes.Loss.Status;
import org.jspecify.annotations.Nullable;

/**
 * A program that sends what it was told to, whatever it is answered; then it is silent until it is killed, or hangs up, or sends
 * its last frame for ever.
 */
final class FakeProcess implements ChampionProcess {
    private final ByteArrayOutputStream script = new ByteArrayOutputStream();
    private final CountDownLatch killed = new CountDownLatch(1);
    private boolean isEndless;
    private boolean hangsUp;
    private boolean endsLate;
    private long othersMicros;
    private byte[] lastGasp = new byte[0];

    FakeProcess frame(int kind, int number) {
        return bytes(encoded(kind, number));
    }

    /** A frame that is already in the pipe when the program is killed. */
    FakeProcess whenKilled(int kind, int number) {
        lastGasp = encoded(kind, number);
        return this;
    }

    private static byte[] encoded(int kind, int number) {
        ByteBuffer words = ByteBuffer.allocate(Frame.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        return words.putInt(kind).putInt(number).array();
    }

    FakeProcess bytes(byte... bytes) {
        script.writeBytes(bytes);
        return this;
    }

    FakeProcess endless() {
        isEndless = true;
        return this;
    }

    FakeProcess hangingUp() {
        hangsUp = true;
        return this;
    }

    /** Its end is known only after its deadline. */
    FakeProcess endingLate() {
        endsLate = true;
        return this;
    }

    /** Others take so much of its processor until it is killed. */
    FakeProcess besideOthers(Duration theirs) {
        othersMicros = TimeUnit.NANOSECONDS.toMicros(theirs.toNanos());
        return this;
    }

    boolean isKilled() {
        return killed.getCount() == 0;
    }

    @Override
    public OutputStream input() {
        return OutputStream.nullOutputStream();
    }

    private final InputStream output = new InputStream() {
        private int at;

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] into, int start, int length) throws IOException {
            if (at == script.size() && isEndless) {
                at -= Frame.BYTES;
            }
            if (at == script.size() && !hangsUp) {
                await();
            }
            if (at == script.size() && isKilled()) {
                script.writeBytes(lastGasp);
                lastGasp = new byte[0];
            } else if (isKilled()) {
                return -1;
            }
            if (at == script.size()) {
                return -1;
            }
            int read = Math.min(length, script.size() - at);
            System.arraycopy(script.toByteArray(), at, into, start, read);
            at += read;
            return read;
        }

        private void await() throws IOException {
            try {
                killed.await();
            } catch (InterruptedException interrupted) {
                throw new IOException(interrupted);
            }
        }
    };

    @Override
    public InputStream output() {
        return output;
    }

    @Override
    public String printed() {
        return "";
    }

    @Override
    public OptionalLong othersMicros() {
        return OptionalLong.of(isKilled() ? othersMicros : 0);
    }

    @Override
    public void kill() {
        killed.countDown();
    }

    @Override
    public @Nullable ChampionLost ending() throws InterruptedException {
        if (endsLate) {
            killed.await();
        }
        return hangsUp ? new ChampionLost(new Loss.Told(Status.CRASHED, "it hung up")) : null;
    }
}
