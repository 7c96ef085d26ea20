package android.view;

public interface WindowInsetsController {
    void setSystemBarsBehavior(int behavior);

    void hide(int types);
}
