package android.view;

import android.graphics.Insets;
import standin.Tablet;

public final class WindowInsets {
    public static final class Type {
        public static int systemBars() {
            Tablet.since(30);
            return 519;
        }

        public static int displayCutout() {
            Tablet.since(30);
            return 128;
        }
    }

    public Insets getInsets(int kinds) {
        Tablet.since(30);
        int[] found = {0, 0, 0, 0};
        for (int edge = 0; edge < 4; edge++) {
            int bars = (kinds & 519) == 519 ? Tablet.barsAt[edge] : 0;
            int cutout = (kinds & 128) != 0 ? Tablet.cutoutAt[edge] : 0;
            found[edge] = Math.max(bars, cutout);
        }
        return new Insets(found[0], found[3], found[2], found[1]);
    }

    public DisplayCutout getDisplayCutout() {
        Tablet.since(28);
        for (int reach : Tablet.cutoutAt) {
            if (reach > 0) {
                return new DisplayCutout();
            }
        }
        return null;
    }

    public int getSystemWindowInsetLeft() {
        return Tablet.barsAt[0];
    }

    public int getSystemWindowInsetBottom() {
        return Tablet.barsAt[1];
    }

    public int getSystemWindowInsetRight() {
        return Tablet.barsAt[2];
    }

    public int getSystemWindowInsetTop() {
        return Tablet.barsAt[3];
    }
}
