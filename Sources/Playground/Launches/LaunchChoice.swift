internal import Lifecycle
internal import Tutorials

/// How an app is launched, beside what it is made of: the device, the SDK, Xcode, and what its scheme passes.
struct LaunchChoice: Hashable, Sendable {
    var idiom = Device.Idiom.phone
    var system = SystemVersion.newest
    /// nil for that of the device's system.
    var sdk: SystemVersion?
    /// How a test's bundle gets into the process.
    var hosting = HostingProfile.newest
    /// Sorted as the model lists them.
    var readings: [Reading] = []
    var scheme = Scheme()
    /// Whether Run is that of Xcode's canvas, for a preview.
    var isPreview = false
    var scenario = Scenario.afterRun

    /// What is on the device when the app is launched.
    enum Scenario: String, Hashable, Sendable, CaseIterable {
        case fresh
        case afterRun
        case afterSplit
        /// What the run before left.
        case custom
    }

    /// Takes the device as one that was used.
    mutating func take(_ conditions: Conditions) {
        idiom = conditions.idiom
        system = conditions.system
        readings = Reading.allCases.filter(conditions.readings.contains)
    }

    /// The device before anything happened on it.
    var freshDevice: Device {
        Device(Conditions(idiom: idiom, system: system, readings: readings))
    }
}

extension LaunchChoice.Scenario {
    /// What a page offers from the start.
    static let offered: [Self] = [.fresh, .afterRun, .afterSplit]

    var title: String {
        switch self {
        case .fresh: "Tests on a fresh device"
        case .afterRun: "Tests after a normal run"
        case .afterSplit: "Tests after a split view"
        case .custom: "Tests on the device as it is now"
        }
    }

    /// The one whose ordinary run a command is; nil where it does something else besides.
    init?(of command: String) {
        let words = StepCommand(command).arguments
        guard words.first == "run", let then = words.firstIndex(of: "--then"), words.indices.contains(then + 1) else {
            return nil
        }
        let actions = words[then + 1].split(separator: ",").map { Action(String($0)) }
        guard let scenario = Self.offered.first(where: { $0.actionsBefore == actions.compactMap(\.self) }) else {
            return nil
        }
        self = scenario
    }

    /// What is done with the app before its tests; nil where it is not run.
    var actionsBefore: [Action]? {
        switch self {
        case .fresh, .custom: nil
        case .afterRun: []
        case .afterSplit: [.split, .home]
        }
    }
}
