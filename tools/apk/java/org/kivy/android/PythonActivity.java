package org.kivy.android;

import android.content.ContentResolver;
import android.content.Context;
import android.content.Intent;
import android.hardware.SensorManager;
import android.os.Bundle;
import android.os.Vibrator;
import android.view.Window;
import standin.Tablet;

public class PythonActivity extends Context {
    public static PythonActivity mActivity = new PythonActivity();

    private final Window window = new Window();

    public Object getSystemService(String name) {
        switch (name) {
            case Context.VIBRATOR_SERVICE:
                return new Vibrator();
            case Context.SENSOR_SERVICE:
                return new SensorManager();
            default:
                return null;
        }
    }

    public ContentResolver getContentResolver() {
        return new ContentResolver();
    }

    public Window getWindow() {
        return window;
    }

    public void runOnUiThread(Runnable work) {
        Tablet.post(work);
    }

    public void startActivity(Intent intent) {
        if (!Tablet.shares) {
            throw new IllegalStateException("ActivityNotFoundException");
        }
        Tablet.did("start " + intent);
    }

    public void startActivity(Intent intent, Bundle options) {
        throw Tablet.wrong("startActivity");
    }
}
