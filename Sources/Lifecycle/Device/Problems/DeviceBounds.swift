/// The sizes up to which a device from outside is accepted. No run that keeps to its own limits comes near them.
public enum DeviceBounds {
    /// Apps on a device.
    public static let apps = 1_000
    /// Sessions of an app, its cards, its connected scenes.
    public static let sessions = 10_000
    /// Sessions that an app ever had, and commands that a process ever got.
    public static let count = 1 << 40
    /// Things that an app's process still has to do.
    public static let agenda = 10_000
    /// View controllers and scene configurations of an app.
    public static let parts = 10_000
    /// Bytes of a text: as many as a message of an app's process can carry, so that no message makes a device that is
    /// refused.
    public static let textBytes = AppMessage.longest
}
