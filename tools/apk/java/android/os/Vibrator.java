package android.os;

import java.util.Arrays;
import standin.Tablet;

public class Vibrator {
    public boolean hasVibrator() {
        return Tablet.motor;
    }

    public void vibrate(VibrationEffect effect) {
        Tablet.checkVibrate();
        Tablet.did("vibrate " + effect);
    }

    public void vibrate(long milliseconds) {
        Tablet.checkVibrate();
        Tablet.did("vibrate " + milliseconds);
    }

    public void vibrate(long[] pattern, int repeat) {
        Tablet.checkVibrate();
        Tablet.did("vibrate " + Arrays.toString(pattern) + " " + repeat);
    }

    public void cancel() {
        Tablet.checkVibrate();
        Tablet.did("cancel");
    }
}
