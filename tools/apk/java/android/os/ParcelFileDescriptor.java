package android.os;

import java.io.FileInputStream;
import java.io.IOException;
import java.lang.reflect.Field;

public class ParcelFileDescriptor {
    /** Kept, so that Java does not close what was handed over. */
    private static FileInputStream open;

    private final int descriptor;

    public ParcelFileDescriptor(String path) throws IOException, ReflectiveOperationException {
        open = new FileInputStream(path);
        Field number = java.io.FileDescriptor.class.getDeclaredField("fd");
        number.setAccessible(true);
        descriptor = number.getInt(open.getFD());
    }

    public int detachFd() {
        return descriptor;
    }
}
