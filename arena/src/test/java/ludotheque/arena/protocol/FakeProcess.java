package ludotheque.arena.protocol;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.concurrent.CountDownLatch;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.ChampionLost.Status;

/**
 * A program that sends what it was told to, whatever it is answered; then it is silent until it is killed, or hangs up, or sends
 * its last frame for ever.
 */
final class FakeProcess implements ChampionProcess {
    private final ByteArrayOutputStream script = new ByteArrayOutputStream();
    private final CountDownLatch killed = new CountDownLatch(1);
    private boolean isEndless;
    private boolean hangsUp;

    FakeProcess frame(int kind, int number) {
        ByteBuffer words = ByteBuffer.allocate(Frame.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        words.putInt(kind).putInt(number);
        script.writeBytes(words.array());
        return this;
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
            if (at == script.size() || isKilled()) {
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
    public String errors() {
        return "";
    }

    @Override
    public void kill() {
        killed.countDown();
    }

    @Override
    public ChampionLost ending() {
        return new ChampionLost(Status.CRASHED, "it hung up");
    }
}
