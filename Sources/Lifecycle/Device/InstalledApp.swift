/// An app on a device: the data that outlive its process, and its process while there is one.
public struct InstalledApp: Codable, Hashable, Sendable {
    /// The description of the build that was installed last.
    public var description: AppDescription
    /// The sessions that UIKit stores in the app's container.
    public internal(set) var sessions: [SessionRecord] = []
    /// The app's spaces in the App Switcher, the one used last first.
    public internal(set) var spaces: [Space] = []
    /// The spaces as they were when the app was last left, for a launch to restore.
    public internal(set) var arrangement: [Space] = []
    /// The last window of an app with several, closed on an iPad: out of the App Switcher, and not forgotten.
    public internal(set) var remembered: Space?
    /// True if an external display is connected.
    public internal(set) var hasExternalDisplay = false
    /// The app's process; nil while the app is not running.
    public internal(set) var process: AppProcess?
    /// The number of sessions there ever were; new identifiers are made from it.
    var sessionsMade = 0

    /// Creates an app that was just installed: it has no sessions.
    public init(description: AppDescription) {
        self.description = description
    }

    /// The stand-in for an app while it changes.
    static let placeholder = InstalledApp(description: AppDescription(bundleIdentifier: "", name: ""))

    /// Returns the session with a persistent identifier.
    public func session(_ id: String) -> SessionRecord? {
        sessions.first { $0.id == id }
    }
}

extension InstalledApp {
    /// Makes a persistent identifier that no session ever had.
    mutating func makeIdentifier() -> String {
        sessionsMade += 1
        return Self.identifier(sessionsMade)
    }

    static let identifierStart = "5CE4E000-0000-4000-8000-"

    static func identifier(_ number: Int) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return identifierStart + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    }

    /// Returns true if the user can reach a session's window.
    func hasCard(_ id: String) -> Bool {
        spaces.contains { $0.scenes.contains(id) } || remembered?.scenes.contains(id) == true
    }

    mutating func change(_ id: String, _ change: (inout SessionRecord) -> Void) {
        guard let index = sessions.firstIndex(where: { $0.id == id }) else { return }
        change(&sessions[index])
    }

    /// Takes windows out of the App Switcher.
    mutating func removeCards(_ ids: [String]) {
        guard !ids.isEmpty else { return }
        spaces = spaces.without(ids)
        arrangement = arrangement.without(ids)
        remembered = remembered.flatMap { [$0].without(ids).first }
    }

    /// Updates the app when its process is gone, however it ended.
    mutating func endProcess(_ conditions: Conditions) {
        guard let process else { return }
        if let before = process.sessionsBefore {
            sessions = before
        }
        if conditions.holds(.sceneDestroyedBySystem) {
            let ids = sessions.filter { session in
                session.destruction?.contains(.systemDisconnection) == true
            }.map(\.id)
            sessions.removeAll { ids.contains($0.id) }
            removeCards(ids)
        }
        self.process = nil
    }
}

extension [Space] {
    func without(_ ids: [String]) -> [Space] {
        compactMap { space in
            let scenes = space.scenes.filter { !ids.contains($0) }
            return scenes.isEmpty ? nil : Space(scenes: scenes)
        }
    }
}
