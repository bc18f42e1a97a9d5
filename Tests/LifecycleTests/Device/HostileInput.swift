import DeviceWalks

@testable import Lifecycle

extension DeviceInput {
    /// Returns an input that a device may get, from an app that means well or ill.
    static func anything(_ device: Device, _ chance: inout SplitMix64) -> DeviceInput {
        switch chance.next() % 16 {
        case 0: .launch(chance.pick(ProcessLaunch.allCases))
        case 1: chance.oneIn(3) ? .processEnded : .runTests
        case 2: .install(.anything(&chance))
        case 3, 4, 5, 6: .action(.anything(&chance))
        default: .message(.anything(device, &chance))
        }
    }
}

extension Int {
    /// Returns a number at whose edges sums break.
    fileprivate static func anything(_ chance: inout SplitMix64) -> Int {
        chance.pick([.min, .min + 1, -1, 0, 1, 2, 3, 9, 4096, 1 << 32, .max - 1, .max])
    }
}

extension String {
    fileprivate static func anything(_ device: Device, _ chance: inout SplitMix64) -> String {
        let app = device.apps["app"]
        let known = (app?.sessions.map(\.id) ?? []) + (app?.spaces.flatMap(\.scenes) ?? [])
        guard known.isEmpty || chance.oneIn(4) else { return chance.pick(known) }
        return chance.pick([
            "", "nobody", "\u{0}", "\u{202E}x", String(repeating: "é", count: 2000),
            InstalledApp.identifier(.anything(&chance)),
        ])
    }
}

extension Action {
    fileprivate static func anything(_ chance: inout SplitMix64) -> Action {
        switch chance.next() % 8 {
        case 0: .swipe(card: .anything(&chance))
        case 1: .front(card: .anything(&chance))
        case 2: .openURL("")
        default: chance.pick(Action.plain)
        }
    }
}

extension AppDescription {
    fileprivate static func anything(_ chance: inout SplitMix64) -> AppDescription {
        AppDescription(
            bundleIdentifier: "app", name: "",
            sceneManifest: chance.oneIn(3)
                ? nil
                : SceneManifest(
                    supportsMultipleScenes: !chance.oneIn(4),
                    configurations: chance.oneIn(2)
                        ? ["": []] : [SceneConfiguration.applicationRole: [.anything(&chance)]]),
            mainStoryboard: chance.oneIn(2) ? "" : nil,
            sdk: chance.oneIn(2) ? SystemVersion(.anything(&chance), .anything(&chance)) : nil)
    }
}

extension SceneConfiguration {
    fileprivate static func anything(_ chance: inout SplitMix64) -> SceneConfiguration {
        SceneConfiguration(
            name: chance.oneIn(2) ? "" : nil,
            role: chance.pick([applicationRole, externalDisplayRole, olderExternalDisplayRole, "", "\u{0}"]),
            delegateClass: chance.oneIn(2) ? "App.SceneDelegate" : nil)
    }
}

extension AppMessage {
    fileprivate static func anything(_ device: Device, _ chance: inout SplitMix64) -> AppMessage {
        let process = device.apps["app"]?.process
        switch chance.next() % 8 {
        case 0: return .entered
        case 1:
            return .event(
                TraceEvent(time: .anything(&chance), kind: chance.pick(TraceEvent.Kind.allCases), lane: .system))
        case 2, 3: return .requested(.anything(device, &chance))
        default:
            let command = [process?.pending, process?.testing].compactMap(\.self).first
            guard let command, !chance.oneIn(8) else { return .replied(id: .anything(&chance), .anything(&chance)) }
            return .replied(id: command.id, chance.oneIn(4) ? .anything(&chance) : command.instruction.answer(&chance))
        }
    }
}

extension Instruction {
    /// Returns a reply of the kind that is asked for.
    fileprivate func answer(_ chance: inout SplitMix64) -> Reply {
        switch self {
        case .createApplication: .created(configuresScenes: !chance.oneIn(3), isSwiftUI: chance.oneIn(4))
        case .resolve: chance.oneIn(2) ? .resolved : .unresolved
        case .configuration: .configuration(.anything(&chance))
        case .saveState: .state(chance.oneIn(2) ? nil : ActivityRecord(type: ""))
        case .runTests: .tested(ran: .anything(&chance), failed: .anything(&chance))
        default: .done
        }
    }
}

extension Reply {
    fileprivate static func anything(_ chance: inout SplitMix64) -> Reply {
        chance.pick([
            .done, .created(configuresScenes: true, isSwiftUI: true), .resolved, .unresolved,
            .configuration(.anything(&chance)), .state(nil),
            .tested(ran: .anything(&chance), failed: .anything(&chance)),
        ])
    }
}

extension Request {
    fileprivate static func anything(_ device: Device, _ chance: inout SplitMix64) -> Request {
        let id = String.anything(device, &chance)
        let activity = chance.oneIn(2) ? ActivityRecord(type: String.anything(device, &chance)) : nil
        return switch chance.next() % 8 {
        case 0: .removeSession(id: id)
        case 1: .destroy(request: .anything(&chance), session: id)
        case 2: .refresh(session: id)
        case 3: .destructionConditions(session: id, chance.pick([[], DestructionCondition.allCases]))
        case 4: .keep(session: id, activity: activity, userInfo: id)
        default:
            .activate(
                SceneActivation(
                    request: .anything(&chance), session: chance.oneIn(2) ? id : nil, role: id, activity: activity,
                    requesting: chance.oneIn(2) ? .anything(device, &chance) : nil))
        }
    }
}
