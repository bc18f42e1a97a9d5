/// The events on a device before a launch, by the name that a page and an address give them.
package enum LaunchScenario: Hashable, Sendable {
    /// Those of a history that any app's device can have.
    case history(DeviceHistory)
    /// The launches that a lesson asks for before; they belong to the lesson, which knows their apps.
    case lesson
    /// Those that led to a device that was kept; nothing is added to them.
    case kept

    /// The scenarios that can be asked for.
    package static let offered: [LaunchScenario] = DeviceHistory.offered.map { .history($0) } + [.lesson, .kept]

    /// The name in an address and in a request.
    package var word: String {
        switch self {
        case .history(let history): history.rawValue
        case .lesson: "lesson"
        case .kept: "custom"
        }
    }

    /// The history; nil if the device is a lesson's or was kept.
    package var history: DeviceHistory? {
        if case .history(let history) = self { history } else { nil }
    }
}
