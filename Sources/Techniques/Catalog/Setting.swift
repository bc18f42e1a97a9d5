package import Lifecycle
package import Runs

/// A combination of the matrix: the way the app is made, and the way its tests are launched.
package struct Setting: Codable, Hashable, Sendable {
    /// The launch of the tests; its SDK is always said.
    package var launch: LaunchConfiguration
    /// True if the Info.plist supports multiple scenes.
    package var supportsMultipleScenes: Bool
    /// True if the app's interface comes from a storyboard.
    package var usesStoryboard: Bool

    /// A setting. By default an app with a storyboard, fresh on an iPhone.
    package init(
        system: SystemVersion, sdk: SystemVersion? = nil, device: Idiom = .phone,
        supportsMultipleScenes: Bool = false, usesStoryboard: Bool = true, cache: DeviceHistory = .fresh,
        hosting: HostingProfile = .newest
    ) {
        launch = LaunchConfiguration(
            idiom: device, system: system, sdk: sdk ?? system, hosting: hosting, scenario: .history(cache))
        self.supportsMultipleScenes = supportsMultipleScenes
        self.usesStoryboard = usesStoryboard
    }

    /// The device's version of iOS.
    package var system: SystemVersion { launch.system }
    /// The SDK that the app is built with, by the version of iOS that it is for.
    package var sdk: SystemVersion { launch.sdk ?? launch.system }
    /// The kind of device.
    package var device: Idiom { launch.idiom }
    /// The events that the device remembers.
    package var cache: DeviceHistory { launch.scenario.history ?? .fresh }
    /// The profile by which the tests get into the app's process.
    package var hosting: HostingProfile { launch.hosting }
}

extension Setting {
    /// Every setting that there is, in the order of the axes.
    package static let all: [Setting] = Axes.systems.flatMap { system in
        Axes.sdks(for: system).flatMap { sdk in
            Idiom.allCases.flatMap { device in
                [false, true].flatMap { multiple in
                    [true, false].flatMap { storyboard in
                        DeviceHistory.allCases.flatMap { cache in
                            HostingProfile.allCases.map { hosting in
                                Setting(
                                    system: system, sdk: sdk, device: device, supportsMultipleScenes: multiple,
                                    usesStoryboard: storyboard, cache: cache, hosting: hosting)
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The values that the matrix varies.
package enum Axes {
    /// A system of each generation.
    ///
    /// They are: before scenes; the first with them; one in the middle; the last whose SDK accepts apps without scenes;
    /// the first whose SDK does not; the newest.
    package static let systems: [SystemVersion] =
        [
            .oldest, .scenes, SystemVersion(17), beforeScenesRequired, .scenesRequired,
        ].filter { $0 < .newest } + [.newest]

    /// The system on which tests are tried twice after a run.
    package static let repeated = SystemVersion(17)

    /// The last system whose SDK accepts apps without scenes.
    package static let beforeScenesRequired = SystemVersion.lastBeforeScenesRequired

    /// Returns the SDK of a system and, if that demands scenes, also the last that does not.
    package static func sdks(for system: SystemVersion) -> [SystemVersion] {
        system >= .scenesRequired ? [system, beforeScenesRequired] : [system]
    }
}

extension Setting: CustomStringConvertible {
    /// Such as `iPhone, iOS 17.0, storyboard, after a run`.
    package var description: String {
        var parts = ["\(device == .pad ? "iPad" : "iPhone")", "iOS \(system)"]
        if sdk != system { parts.append("SDK \(sdk)") }
        if supportsMultipleScenes { parts.append("multiple scenes") }
        parts.append(usesStoryboard ? "storyboard" : "window in code")
        parts.append(cache.words)
        if hosting != .newest { parts.append(hosting == .none ? "not hosted" : "Xcode \(hosting.rawValue)") }
        return parts.joined(separator: ", ")
    }
}

extension DeviceHistory {
    /// Such as `after a run`.
    package var words: String {
        switch self {
        case .fresh: "fresh"
        case .afterRun: "after a run"
        case .afterTests: "after tests"
        case .afterRunAndTests: "after a run and tests"
        case .afterSplit: "after a split view"
        }
    }
}
