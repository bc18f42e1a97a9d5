/// A space of the App Switcher: the windows that are in front together.
public struct Space: Codable, Hashable, Sendable {
    /// The persistent identifiers of the sessions of its one or two windows, the one on the left first.
    public var scenes: [String]

    /// Creates a space with these windows.
    public init(scenes: [String]) {
        self.scenes = scenes
    }
}
