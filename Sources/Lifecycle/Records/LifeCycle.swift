/// The delegates that get life-cycle callbacks.
public enum LifeCycle: String, Codable, Hashable, Sendable {
    /// UIApplicationMain was not reached yet.
    case undecided
    /// Only the app delegate.
    case application
    /// A scene delegate for each scene.
    case scenes
}
