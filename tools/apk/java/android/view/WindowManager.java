package android.view;

public class WindowManager {
    public static class LayoutParams {
        public static final int FLAG_KEEP_SCREEN_ON = 0x80;
        public static final int FLAG_SECURE = 0x2000;
    }

    public Display getDefaultDisplay() {
        return new Display();
    }
}
