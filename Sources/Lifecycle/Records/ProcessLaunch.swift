/// The ways to start a process.
public enum ProcessLaunch: String, Codable, Hashable, Sendable, CaseIterable {
    /// A tap on the icon, or something that the app was asked to open.
    case homeScreen
    /// Xcode's Run.
    case run
    /// Xcode's Test: the process has the test bundle in it.
    case test
    /// The system, to let the app work in the background: no scene connects.
    case background
}
