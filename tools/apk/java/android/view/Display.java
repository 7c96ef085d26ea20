package android.view;

import standin.Tablet;

public final class Display {
    public int getRotation() {
        return Tablet.rotation;
    }
}
