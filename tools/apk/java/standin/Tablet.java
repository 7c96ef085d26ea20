package standin;

import android.os.Build;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** What this tablet has and lets one do, and what was done to it: the tests set the first and read the second. */
public final class Tablet {
    public static boolean motor = true, mayVibrate = true, sensor = true, mayChangeWindow = true, shares = true;
    public static String voices = "fr en";
    /** Left, bottom, right and top: what bars that show themselves take of the window, and what a cut-out does. */
    public static int[] barsAt = {0, 0, 0, 0}, cutoutAt = {0, 0, 0, 0};
    public static void setBarsAt(int left, int bottom, int right, int top) {
        barsAt = new int[] {left, bottom, right, top};
    }

    public static void setCutoutAt(int left, int bottom, int right, int top) {
        cutoutAt = new int[] {left, bottom, right, top};
    }

    public static boolean attached = true, split = false;
    /** Of what is shown, in quarter turns. */
    public static int rotation = 0;
    public static int windowWidth = 2560, windowHeight = 1600;
    /** What lies in the tablet to be chosen: a path, or nothing. */
    public static String file = "";
    public static int engineStatus = 0;
    public static int flags = 0;
    public static final List<String> done = new ArrayList<>();

    private static final String UI = "main-ui";
    private static final AtomicInteger waiting = new AtomicInteger();
    private static final ExecutorService thread = Executors.newSingleThreadExecutor(work -> {
        Thread one = new Thread(work, UI);
        one.setDaemon(true);
        return one;
    });

    private Tablet() {}

    public static void did(String what) {
        synchronized (done) {
            done.add(what);
        }
    }

    public static void forget() {
        synchronized (done) {
            done.clear();
        }
    }

    /** What Android's own thread does a moment later, in the order in which it was posted. */
    public static void post(Runnable work) {
        waiting.incrementAndGet();
        thread.execute(() -> {
            try {
                work.run();
            } finally {
                waiting.decrementAndGet();
            }
        });
    }

    /** Whether that thread has done all that was posted. */
    public static boolean idle() {
        return waiting.get() == 0;
    }

    /** The window may be touched by Android's own thread only. */
    public static void checkThread() {
        if (!mayChangeWindow || !Thread.currentThread().getName().equals(UI)) {
            throw new IllegalStateException("Only the original thread that created a view can touch it.");
        }
    }

    public static void checkVibrate() {
        if (!mayVibrate) {
            throw new SecurityException("Requires VIBRATE permission");
        }
    }

    /** A tablet that is older than a method does not have it. */
    public static void since(int level) {
        if (Build.VERSION.SDK_INT < level) {
            throw new NoSuchMethodError("since API " + level);
        }
    }

    /** The overload that our code must not reach. */
    public static RuntimeException wrong(String method) {
        return new IllegalArgumentException("pyjnius chose another " + method);
    }
}
