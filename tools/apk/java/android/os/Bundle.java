package android.os;

import java.util.HashMap;
import java.util.Map;

public class Bundle {
    private final Map<String, Float> values = new HashMap<>();

    public void putFloat(String key, float value) {
        values.put(key, value);
    }

    public float getFloat(String key) {
        return values.get(key);
    }
}
