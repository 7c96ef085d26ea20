package android.view;

import standin.Tablet;

public final class DisplayCutout {
    public int getSafeInsetLeft() {
        return Tablet.cutoutAt[0];
    }

    public int getSafeInsetBottom() {
        return Tablet.cutoutAt[1];
    }

    public int getSafeInsetRight() {
        return Tablet.cutoutAt[2];
    }

    public int getSafeInsetTop() {
        return Tablet.cutoutAt[3];
    }
}
