package android.hardware;

public class Sensor {
    public static final int TYPE_ACCELEROMETER = 1;
}
