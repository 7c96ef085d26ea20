package org.kivy.android;

import android.app.Activity;
import android.content.ContentResolver;
import android.content.Context;
import android.content.Intent;
import android.hardware.SensorManager;
import android.net.Uri;
import android.os.Bundle;
import android.os.Vibrator;
import android.view.Window;
import android.view.WindowManager;
import standin.Tablet;

public class PythonActivity extends Context {
    public interface ActivityResultListener {
        void onActivityResult(int request, int result, Intent answer);
    }

    public static PythonActivity mActivity = new PythonActivity();

    private ActivityResultListener listener;
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

    public boolean isInMultiWindowMode() {
        return Tablet.split;
    }

    public Window getWindow() {
        return window;
    }

    public WindowManager getWindowManager() {
        return new WindowManager();
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

    public void registerActivityResultListener(ActivityResultListener listener) {
        this.listener = listener;
    }

    /** Somebody chooses the file that lies there, or turns back when there is none. */
    public void startActivityForResult(Intent intent, int request) {
        Tablet.did("ask " + intent);
        boolean chosen = !Tablet.file.isEmpty();
        Intent answer = chosen ? new Intent("").setData(Uri.parse(Tablet.file)) : null;
        Tablet.post(() -> listener.onActivityResult(request, chosen ? Activity.RESULT_OK : 0, answer));
    }

    public void startActivityForResult(Intent intent, int request, Bundle options) {
        throw Tablet.wrong("startActivityForResult");
    }

    public void startActivity(Intent intent, Bundle options) {
        throw Tablet.wrong("startActivity");
    }
}
