package android.app;

public class Activity {
    public static final int RESULT_OK = -1;
}
