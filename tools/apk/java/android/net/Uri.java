package android.net;

import android.os.Parcelable;

public abstract class Uri implements Parcelable {
    public static Uri parse(String text) {
        return new StringUri(text);
    }

    public String getLastPathSegment() {
        return toString().substring(toString().lastIndexOf('/') + 1);
    }

    /** As in Android, what one gets is of a class that nobody can see. */
    private static class StringUri extends Uri {
        private final String text;

        StringUri(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
