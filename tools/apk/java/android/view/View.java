package android.view;

import standin.Tablet;

public class View {
    public static final int SYSTEM_UI_FLAG_HIDE_NAVIGATION = 2;
    public static final int SYSTEM_UI_FLAG_FULLSCREEN = 4;
    public static final int SYSTEM_UI_FLAG_LAYOUT_STABLE = 0x100;
    public static final int SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION = 0x200;
    public static final int SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN = 0x400;
    public static final int SYSTEM_UI_FLAG_IMMERSIVE_STICKY = 0x1000;

    public WindowInsets getRootWindowInsets() {
        return Tablet.attached ? new WindowInsets() : null;
    }

    public int getWidth() {
        return Tablet.windowWidth;
    }

    public int getHeight() {
        return Tablet.windowHeight;
    }

    public void setSystemUiVisibility(int flags) {
        Tablet.checkThread();
        Tablet.did("visibility " + Integer.toHexString(flags));
    }
}
