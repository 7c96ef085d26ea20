package android.hardware;

import standin.Tablet;

public class SensorManager {
    public static final int SENSOR_DELAY_GAME = 1;
    public static final int SENSOR_DELAY_NORMAL = 3;

    private static SensorEventListener listening;

    public static void feel(float x, float y, float z) {
        if (listening != null) {
            listening.onSensorChanged(new SensorEvent(x, y, z));
        }
    }

    public Sensor getDefaultSensor(int type) {
        return Tablet.sensor ? new Sensor() : null;
    }

    public boolean registerListener(SensorEventListener listener, Sensor sensor, int rate) {
        listening = listener;
        Tablet.did("listen " + rate);
        return true;
    }

    public boolean registerListener(SensorEventListener listener, Sensor sensor, int rate, int latency) {
        throw Tablet.wrong("registerListener");
    }

    public void unregisterListener(SensorEventListener listener) {
        listening = null;
        Tablet.did("deaf");
    }

    public void unregisterListener(SensorEventListener listener, Sensor sensor) {
        unregisterListener(listener);
    }
}
