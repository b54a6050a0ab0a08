package ludotheque.site;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;

/** Fingers on a page: Playwright itself only taps. */
final class Fingers {
    private static final int STEPS = 4;

    private Fingers() {}

    /** One finger goes from a place to another. */
    static void drag(Page page, double fromX, double fromY, double toX, double toY) {
        CDPSession fingers = page.context().newCDPSession(page);
        touch(fingers, "touchStart", fromX, fromY);
        for (int step = 1; step <= STEPS; step++) {
            double part = (double) step / STEPS;
            touch(fingers, "touchMove", fromX + (toX - fromX) * part, fromY + (toY - fromY) * part);
        }
        touch(fingers, "touchEnd");
    }

    /** Two fingers around the middle of a box, each so many pixels from it at first and at last. */
    static void pinch(Page page, BoundingBox box, double from, double to) {
        CDPSession fingers = page.context().newCDPSession(page);
        double x = box.x + box.width / 2;
        double y = box.y + box.height / 2;
        touch(fingers, "touchStart", x - from, y, x + from, y);
        for (int step = 1; step <= STEPS; step++) {
            double apart = from + (to - from) * step / STEPS;
            touch(fingers, "touchMove", x - apart, y, x + apart, y);
        }
        touch(fingers, "touchEnd");
    }

    private static void touch(CDPSession fingers, String type, double... places) {
        JsonArray points = new JsonArray();
        for (int i = 0; i < places.length; i += 2) {
            JsonObject point = new JsonObject();
            point.addProperty("x", places[i]);
            point.addProperty("y", places[i + 1]);
            point.addProperty("id", i);
            points.add(point);
        }
        JsonObject event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", points);
        fingers.send("Input.dispatchTouchEvent", event);
    }
}
