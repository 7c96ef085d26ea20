package android.content;

import android.net.Uri;
import android.os.Parcelable;
import java.io.Serializable;

public class Intent implements Parcelable {
    public static final String ACTION_SEND = "android.intent.action.SEND";
    public static final String ACTION_OPEN_DOCUMENT = "android.intent.action.OPEN_DOCUMENT";
    public static final String CATEGORY_OPENABLE = "android.intent.category.OPENABLE";
    public static final String EXTRA_TEXT = "android.intent.extra.TEXT";
    public static final String EXTRA_STREAM = "android.intent.extra.STREAM";
    public static final int FLAG_GRANT_READ_URI_PERMISSION = 1;

    private Uri data;
    private final StringBuilder described = new StringBuilder();

    public Intent() {}

    public Intent(Intent other) {
        described.append(other);
    }

    public Intent(String action) {
        described.append(action);
    }

    public Intent setType(String type) {
        return add("type", type);
    }

    public Intent addCategory(String category) {
        return add("category", category);
    }

    public Intent setData(Uri data) {
        this.data = data;
        return this;
    }

    public Uri getData() {
        return data;
    }

    public Intent addFlags(int flags) {
        return add("flags", flags);
    }

    public Intent putExtra(String name, String value) {
        return add("String", value);
    }

    public Intent putExtra(String name, CharSequence value) {
        return add("CharSequence", value);
    }

    public Intent putExtra(String name, Parcelable value) {
        return add("Parcelable", value);
    }

    public Intent putExtra(String name, Serializable value) {
        return add("Serializable", value);
    }

    public static Intent createChooser(Intent target, CharSequence title) {
        return new Intent("choose [" + target + "] " + title);
    }

    private Intent add(String what, Object value) {
        described.append(" ").append(what).append("=").append(value);
        return this;
    }

    @Override
    public String toString() {
        return described.toString();
    }
}
