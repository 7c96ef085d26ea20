package android.view;

import standin.Tablet;

public class Window {
    public void addFlags(int flags) {
        Tablet.checkThread();
        Tablet.flags |= flags;
    }

    public void clearFlags(int flags) {
        Tablet.checkThread();
        Tablet.flags &= ~flags;
    }

    public View getDecorView() {
        return new View();
    }

    public WindowInsetsController getInsetsController() {
        return new Controller();
    }

    /** As in Android, what one gets is of a class that nobody can see. */
    private static class Controller implements WindowInsetsController {
        @Override
        public void setSystemBarsBehavior(int behavior) {
            Tablet.checkThread();
            Tablet.did("bars come by " + behavior);
        }

        @Override
        public void hide(int types) {
            Tablet.checkThread();
            Tablet.did("hide " + types);
        }
    }
}
