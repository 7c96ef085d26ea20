package android.speech.tts;

import android.content.Context;
import android.os.Bundle;
import java.util.HashMap;
import java.util.Locale;
import standin.Tablet;

public class TextToSpeech {
    public static final int QUEUE_FLUSH = 0;

    public interface OnInitListener {
        void onInit(int status);
    }

    public TextToSpeech(Context context, OnInitListener listener) {
        Tablet.did("engine");
        Tablet.post(() -> listener.onInit(Tablet.engineStatus));
    }

    public TextToSpeech(Context context, OnInitListener listener, String engine) {
        throw Tablet.wrong("TextToSpeech");
    }

    public int setLanguage(Locale locale) {
        return Tablet.voices.contains(locale.getLanguage()) ? 0 : -2;
    }

    public int speak(CharSequence text, int queue, Bundle how, String utterance) {
        Tablet.did("speak " + text + " " + how.getFloat("volume"));
        return 0;
    }

    public int speak(String text, int queue, HashMap<String, String> how) {
        throw Tablet.wrong("speak");
    }

    public int stop() {
        Tablet.did("silence");
        return 0;
    }
}
