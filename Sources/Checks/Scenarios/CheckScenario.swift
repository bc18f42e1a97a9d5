package import Lifecycle
package import Runs

/// A launch of an app in circumstances that matter if you replace delegates in tests.
package struct CheckScenario: Hashable, Sendable, Identifiable {
    package var id: ID
    /// The launches before it on the same device, in order.
    package var earlier: [LaunchConfiguration]
    package var launch: LaunchConfiguration

    /// A kind of launch, and the way of Xcode's in which it is done.
    package struct ID: Hashable, Sendable {
        package var kind: Kind
        /// Another way to test the app than the one that is checked first, such as `scheme Nightly`; nil for that one.
        package var way: String?

        package init(_ kind: Kind, way: String? = nil) {
            self.kind = kind
            self.way = way
        }

        package static let run = ID(.run)
        package static let tests = ID(.tests)
        package static let testsAfterRun = ID(.testsAfterRun)
        package static let runAfterTests = ID(.runAfterTests)
        package static let testsWithTwoWindows = ID(.testsWithTwoWindows)
        package static let runWithSDK27 = ID(.runWithSDK27)
        package static let testsWithSDK27 = ID(.testsWithSDK27)
    }

    /// The stable identifiers, in the order of the table.
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        case run
        case tests
        case testsAfterRun = "tests-after-run"
        case runAfterTests = "run-after-tests"
        case testsWithTwoWindows = "tests-with-two-windows"
        case runWithSDK27 = "run-with-sdk-27"
        case testsWithSDK27 = "tests-with-sdk-27"
    }

    /// Returns the launches of an app on a fresh device; the last is the one that the row is about.
    package func series<App>(of app: App) -> LaunchSeries<App> {
        LaunchSeries(
            on: launch.freshDevice, after: earlier.map { .launch(PlannedLaunch(app, $0, production: .none)) },
            PlannedLaunch(app, launch))
    }
}

/// The choices that hold for every scenario of a check.
package struct CheckSettings: Hashable, Sendable {
    /// The system, and the SDK, of the scenarios that do not try a newer one.
    package var system: SystemVersion
    /// The Xcode that launches.
    package var hosting: HostingProfile
    /// The arguments and variables that the scheme passes to the app when Run launches it.
    package var runScheme: Scheme
    /// Those that it passes when Test does.
    package var testScheme: Scheme
    /// The kinds of device. The launches that an iPad alone shows need one.
    package var devices: Set<Idiom> = [.phone, .pad]

    package init(
        system: SystemVersion = .lastBeforeScenesRequired, hosting: HostingProfile = .newest,
        runScheme: Scheme = Scheme(), testScheme: Scheme = Scheme()
    ) {
        self.system = system
        self.hosting = hosting
        self.runScheme = runScheme
        self.testScheme = testScheme
    }

    /// The system for a project: the newest whose SDK still accepts apps without scenes, unless the project is for
    /// later ones alone.
    package static func system(for deploymentTarget: SystemVersion?) -> SystemVersion {
        guard let target = deploymentTarget, target > .lastBeforeScenesRequired else {
            return .lastBeforeScenesRequired
        }
        return SystemVersion.modelled.first { $0 >= target } ?? .newest
    }
}

extension CheckScenario {
    /// Returns the scenarios of a check, in the order of the table.
    package static func all(_ settings: CheckSettings) -> [CheckScenario] {
        func launch(
            _ kind: ProcessLaunch, idiom: Idiom = settings.devices.contains(.phone) ? .phone : .pad,
            system: SystemVersion? = nil,
            actions: [Action] = []
        ) -> LaunchConfiguration {
            LaunchConfiguration(
                kind, idiom: idiom, system: system ?? settings.system, hosting: settings.hosting,
                scheme: kind == .test ? settings.testScheme : settings.runScheme, actions: actions)
        }
        let scenarios =
            [
                CheckScenario(id: .run, earlier: [], launch: launch(.run)),
                CheckScenario(id: .tests, earlier: [], launch: launch(.test)),
                CheckScenario(id: .testsAfterRun, earlier: [launch(.run)], launch: launch(.test)),
                CheckScenario(id: .runAfterTests, earlier: [launch(.test)], launch: launch(.run)),
            ]
            + (settings.devices.contains(.pad)
                ? [
                    CheckScenario(
                        id: .testsWithTwoWindows, earlier: [launch(.run, idiom: .pad, actions: [.split, .home])],
                        launch: launch(.test, idiom: .pad))
                ] : [])
        // A check whose system requires scenes has tried that SDK already.
        guard settings.system < .scenesRequired else { return scenarios }
        return scenarios + [
            CheckScenario(id: .runWithSDK27, earlier: [], launch: launch(.run, system: .scenesRequired)),
            CheckScenario(id: .testsWithSDK27, earlier: [], launch: launch(.test, system: .scenesRequired)),
        ]
    }
}

extension CheckScenario {
    /// Returns the scenarios of another way to test the app: those in which a stored session may matter.
    package static func all(_ settings: CheckSettings, way: String) -> [CheckScenario] {
        all(settings).filter { [.tests, .testsAfterRun, .testsWithTwoWindows].contains($0.id.kind) }.map { scenario in
            var scenario = scenario
            scenario.id.way = way
            return scenario
        }
    }
}

extension CheckScenario.ID {
    /// The scenario in the table.
    package var title: String { kind.title + (way.map { " (\($0))" } ?? "") }

    /// The scenario in a word, with its way.
    package var name: String { kind.rawValue + (way.map { " (\($0))" } ?? "") }

    /// True if the app's tests are launched.
    package var isTest: Bool { kind.isTest }
}

extension CheckScenario.Kind {
    /// The kind in the table.
    package var title: String {
        switch self {
        case .run: "a normal run"
        case .tests: "tests on a fresh device"
        case .testsAfterRun: "tests after a normal run"
        case .runAfterTests: "a normal run after tests"
        case .testsWithTwoWindows: "tests on an iPad with two windows"
        case .runWithSDK27: "a normal run with the SDK of iOS 27"
        case .testsWithSDK27: "tests with the SDK of iOS 27"
        }
    }

    /// True if the app's tests are launched.
    package var isTest: Bool {
        switch self {
        case .tests, .testsAfterRun, .testsWithTwoWindows, .testsWithSDK27: true
        case .run, .runAfterTests, .runWithSDK27: false
        }
    }
}
