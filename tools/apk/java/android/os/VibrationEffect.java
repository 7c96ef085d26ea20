package android.os;

import java.util.Arrays;
import standin.Tablet;

public class VibrationEffect {
    public static final int DEFAULT_AMPLITUDE = -1;

    private final String described;

    private VibrationEffect(String described) {
        this.described = described;
    }

    public static VibrationEffect createOneShot(long milliseconds, int amplitude) {
        if (milliseconds <= 0) {
            throw new IllegalArgumentException("duration must be positive");
        }
        return new VibrationEffect("once " + milliseconds);
    }

    public static VibrationEffect createWaveform(long[] timings, int repeat) {
        if (Arrays.stream(timings).noneMatch(timing -> timing > 0)) {
            throw new IllegalArgumentException("at least one timing must be non-zero");
        }
        if (repeat < -1 || repeat >= timings.length) {
            throw new IllegalArgumentException("repeat index must be within the bounds of the timings array");
        }
        return new VibrationEffect(Arrays.toString(timings) + " " + repeat);
    }

    public static VibrationEffect createWaveform(long[] timings, int[] amplitudes, int repeat) {
        throw Tablet.wrong("createWaveform");
    }

    @Override
    public String toString() {
        return described;
    }
}
