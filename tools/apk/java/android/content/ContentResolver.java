package android.content;

import android.net.Uri;
import android.os.Bundle;
import android.os.ParcelFileDescriptor;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import standin.Tablet;

public class ContentResolver {
    public final Uri insert(Uri where, ContentValues values) {
        Tablet.did("insert " + values);
        return Uri.parse(where + "/1");
    }

    public final Uri insert(Uri where, ContentValues values, Bundle extras) {
        throw Tablet.wrong("insert");
    }

    public final ParcelFileDescriptor openFileDescriptor(Uri where, String mode) throws Exception {
        return new ParcelFileDescriptor(where.toString());
    }

    public final OutputStream openOutputStream(Uri where) {
        return new ByteArrayOutputStream() {
            @Override
            public void close() {
                Tablet.did("written " + size());
            }
        };
    }

    public final OutputStream openOutputStream(Uri where, String mode) {
        throw Tablet.wrong("openOutputStream");
    }
}
