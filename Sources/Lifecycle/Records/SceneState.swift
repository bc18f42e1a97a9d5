/// `UIScene.ActivationState`.
public enum SceneState: String, Codable, Hashable, Sendable, CaseIterable {
    /// It is not connected.
    case unattached
    /// It is not shown.
    case background
    /// It is shown, and no events reach it.
    case foregroundInactive
    /// It is shown, and events reach it.
    case foregroundActive

    /// True if it is shown.
    public var isForeground: Bool { self == .foregroundInactive || self == .foregroundActive }
}
