package import Lifecycle

/// A launch of an app: who launches it, on which device, after what, what the scheme passes, and what is done then.
package struct LaunchConfiguration: Hashable, Sendable {
    /// `.run` as by Xcode's Run, `.test` as by its Test.
    package var kind: ProcessLaunch
    /// The kind of device.
    package var idiom: Idiom
    /// The device's version of iOS.
    package var system: SystemVersion
    /// The SDK that the app is built with, by the version of iOS that it is for; nil for that of the device's system.
    package var sdk: SystemVersion?
    /// The profile by which a test's bundle gets into the process.
    package var hosting: HostingProfile
    /// The sides taken when sources contradict each other, sorted as the model lists them.
    package var readings: [Reading]
    /// The arguments and the environment that the scheme passes.
    package var scheme: Scheme
    /// True if Run is that of Xcode's canvas, for a preview.
    package var isPreview: Bool
    /// The events on the device before the launch.
    package var scenario: LaunchScenario
    /// The actions of a person between those events and the launch: with the app in front if they begin with `activate`,
    /// else with the app not running.
    package var before: [Action]
    /// The actions after the launch and the tests, each once the last has settled.
    package var actions: [Action]

    /// A launch for tests on a fresh iPhone with the newest system, unless said otherwise.
    package init(
        _ kind: ProcessLaunch = .test, idiom: Idiom = .phone, system: SystemVersion = .newest,
        sdk: SystemVersion? = nil, hosting: HostingProfile = .newest, readings: [Reading] = [],
        scheme: Scheme = Scheme(), isPreview: Bool = false, scenario: LaunchScenario = .history(.fresh),
        before: [Action] = [],
        actions: [Action] = []
    ) {
        self.kind = kind
        self.idiom = idiom
        self.system = system
        self.sdk = sdk
        self.hosting = hosting
        self.readings = readings
        self.scheme = scheme
        self.isPreview = isPreview
        self.scenario = scenario
        self.before = before
        self.actions = actions
    }

    /// True if tests run in the app's process; those of a UI test do not.
    package var hostsTests: Bool { kind == .test && hosting.bundleClasses != .never }

    /// The device before anything happened on it.
    package var freshDevice: Device {
        Device(Conditions(idiom: idiom, system: system, readings: readings))
    }

    /// Takes the device as one that was used.
    package mutating func take(_ conditions: Conditions) {
        idiom = conditions.idiom
        system = conditions.system
        readings = Reading.allCases.filter(conditions.readings.contains)
    }
}
