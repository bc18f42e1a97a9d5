/// An app on a device: what outlives its process, and its process while there is one.
public struct InstalledApp: Codable, Hashable, Sendable {
    /// Of the build that was installed last.
    public var description: AppDescription
    /// The sessions that UIKit stores in the app's container.
    public internal(set) var sessions: [SessionRecord] = []
    /// The cards in the App Switcher, the one used last first.
    public internal(set) var cards: [Card] = []
    /// nil while the app is not running.
    public internal(set) var process: AppProcess?

    /// An app that was just installed: it has no sessions.
    public init(description: AppDescription) {
        self.description = description
    }
}
