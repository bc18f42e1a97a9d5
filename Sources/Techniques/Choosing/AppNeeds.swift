package import Lifecycle

/// The needs of an app whose tests are to be kept from production: what a person knows before choosing a technique.
package struct AppNeeds: Codable, Hashable, Sendable {
    /// The origin of the app's interface.
    package var interface: ProjectKind.Interface
    /// The oldest system that the app supports.
    package var oldest: SystemVersion
    /// The SDK that the app is built with, by the version of iOS that it is for.
    package var sdk: SystemVersion
    /// True if the app shows several windows on an iPad.
    package var hasWindows: Bool
    /// True if the tests may call API that Apple does not document.
    package var acceptsPrivateCalls: Bool

    /// Creates the needs of an app; by default one with a storyboard, for iOS 15 and later.
    package init(
        interface: ProjectKind.Interface = .storyboard, oldest: SystemVersion = SystemVersion(15),
        sdk: SystemVersion = .newest, hasWindows: Bool = false, acceptsPrivateCalls: Bool = true
    ) {
        self.interface = interface
        self.oldest = oldest
        self.sdk = sdk
        self.hasWindows = hasWindows
        self.acceptsPrivateCalls = acceptsPrivateCalls
    }

    /// The oldest system that can be asked for: the SDK may build for none before it.
    package var oldestPossible: SystemVersion { max(oldest, sdk.oldestTarget, interface.oldest) }

    /// Returns true if the app's tests may run in a setting.
    package func includes(_ setting: Setting) -> Bool {
        setting.hosting == .newest && setting.usesStoryboard == (interface == .storyboard)
            && setting.system >= oldestPossible && isBuilt(like: setting) && devices.includes(setting)
    }

    /// A system's own SDK stands for the newest one, which changes nothing on an older system.
    private func isBuilt(like setting: Setting) -> Bool {
        sdk >= .scenesRequired ? setting.sdk == setting.system : setting.sdk < .scenesRequired
    }

    private var devices: ProjectKind.Devices { hasWindows ? .windows : .phoneAndPad }

    /// The kind of app for which there is a recommendation.
    var kind: ProjectKind {
        let systems: ProjectKind.Systems =
            if sdk >= .scenesRequired {
                .newestSDK
            } else if oldestPossible < .scenes {
                .beforeScenes
            } else {
                .scenes
            }
        return ProjectKind(systems: systems, interface: interface, devices: devices)
    }

    /// The needs in a sentence.
    package var sentence: String {
        let older = oldestPossible == oldest ? "" : ", the oldest that is possible,"
        let windows = hasWindows ? "with several windows on an iPad" : "with one window"
        let calls = acceptsPrivateCalls ? "private calls are accepted" : "no private call"
        return "\(interface.words), iOS \(oldestPossible.short)\(older) and later, the SDK of iOS \(sdk.short), "
            + "\(windows), \(calls)."
    }
}

extension ProjectKind.Interface {
    /// The first system with such an interface.
    fileprivate var oldest: SystemVersion { self == .swiftUI ? SystemVersion(14) : .oldest }

    /// The interface, at the beginning of a sentence.
    package var words: String {
        switch self {
        case .storyboard: "An app with a storyboard"
        case .code: "An app that makes its window in code"
        case .swiftUI: "A SwiftUI app"
        }
    }
}
