internal import Lifecycle

/// A kind of project that needs a technique: the systems its app supports and the way the app is made.
package struct ProjectKind: Hashable, Sendable {
    /// The systems that the app supports, and the SDK that it is built with.
    package var systems: Systems
    /// The origin of its interface.
    package var interface: Interface
    /// The devices that it runs on.
    package var devices: Devices

    /// Creates a kind of project.
    package init(systems: Systems, interface: Interface, devices: Devices) {
        self.systems = systems
        self.interface = interface
        self.devices = devices
    }

    /// The oldest system that an app supports, and the SDK.
    package enum Systems: String, Codable, Hashable, Sendable, CaseIterable {
        /// Any system, for an app without scenes, which runs on each of them as before iOS 13.
        case withoutScenes
        /// Also systems before scenes; no SDK that supports them demands scenes.
        case beforeScenes
        /// Scenes everywhere, and an SDK that also accepts apps without.
        case scenes
        /// The newest SDK, which accepts only apps with scenes.
        case newestSDK

        fileprivate func includes(_ setting: Setting) -> Bool {
            switch self {
            case .withoutScenes: setting.system < .scenes
            case .beforeScenes: setting.sdk < .scenesRequired
            case .scenes: setting.system >= .scenes && setting.sdk < .scenesRequired
            // A system's own SDK stands for the newest where that changes nothing.
            case .newestSDK: setting.system >= SystemVersion.newest.oldestTarget && setting.sdk == setting.system
            }
        }
    }

    /// The origins of an app's interface.
    package enum Interface: String, Codable, Hashable, Sendable, CaseIterable {
        case storyboard, code, swiftUI
    }

    /// The devices that an app runs on.
    package enum Devices: String, Hashable, Sendable, CaseIterable {
        case phone, phoneAndPad, windows

        func includes(_ setting: Setting) -> Bool {
            switch self {
            case .phone: setting.device == .phone
            case .phoneAndPad: !setting.supportsMultipleScenes
            case .windows:
                // An iPad before scenes has one window, whatever the Info.plist says.
                setting.device == .phone || setting.supportsMultipleScenes || setting.system < .scenes
            }
        }
    }

    /// Returns true if the project's tests may run in a setting: hosted as today, on its devices and systems.
    package func includes(_ setting: Setting) -> Bool {
        setting.hosting == .newest && setting.usesStoryboard == (interface == .storyboard)
            && systems.includes(setting) && devices.includes(setting)
    }

    /// All kinds of projects.
    package static let all: [ProjectKind] = Interface.allCases.flatMap { interface in
        Systems.allCases.filter { interface != .swiftUI || $0 == .scenes || $0 == .newestSDK }.flatMap { systems in
            Devices.allCases.filter { systems != .withoutScenes || $0 != .windows }
                .map { ProjectKind(systems: systems, interface: interface, devices: $0) }
        }
    }
}
