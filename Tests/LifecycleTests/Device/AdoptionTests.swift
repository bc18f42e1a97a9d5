import DeviceWalks
import Lifecycle
import Testing

/// The life cycle that an app gets: only the app delegate's, or that of scenes.
struct AdoptionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var system: Int
        var hasManifest: Bool
        var configuresScenes: Bool
        var usesScenes: Bool

        var testDescription: String {
            "iOS \(system)\(hasManifest ? ", manifest" : "")\(configuresScenes ? ", callback" : "")"
        }
    }

    static let cases = [
        Case(system: 12, hasManifest: true, configuresScenes: true, usesScenes: false),
        Case(system: 12, hasManifest: false, configuresScenes: false, usesScenes: false),
        Case(system: 13, hasManifest: true, configuresScenes: true, usesScenes: true),
        Case(system: 13, hasManifest: true, configuresScenes: false, usesScenes: true),
        Case(system: 13, hasManifest: false, configuresScenes: true, usesScenes: true),
        Case(system: 13, hasManifest: false, configuresScenes: false, usesScenes: false),
        Case(system: 17, hasManifest: false, configuresScenes: false, usesScenes: false),
    ]

    @Test(arguments: cases)
    func `The life cycle follows from the system, the manifest and the delegate`(_ adoption: Case) {
        var app = PretendApp()
        app.description.sceneManifest = adoption.hasManifest ? SceneManifest() : nil
        app.configuresScenes = adoption.configuresScenes
        var harness = DeviceHarness(app, system: SystemVersion(adoption.system))
        harness.play(.launch(.run))
        let scenes =
            LaunchTests.began + ["configuration #1", "connect #1 to App.SceneDelegate"] + LaunchTests.shown("#1")
        let application = LaunchTests.began + ["layOut", "app didBecomeActive", "appear"]
        #expect(
            harness.notes == ["start run", "begin []"] + (adoption.usesScenes ? scenes : application)
                + LaunchTests.settled)
        #expect(harness.device.apps["app"]?.process?.lifeCycle == (adoption.usesScenes ? .scenes : .application))
    }

    /// A launch on iOS 27, built with an SDK.
    struct Enforced: Sendable, CustomTestStringConvertible {
        var name: String
        var manifest: SceneManifest?
        var configuresScenes = false
        var isSwiftUI = false
        var readings: [Reading] = []
        var launches: Bool

        var testDescription: String { name }
    }

    static let named = SceneManifest(configurations: [
        SceneConfiguration.applicationRole: [SceneConfiguration(name: "Main", delegateClass: "App.SceneDelegate")]
    ])
    static let unnamed = SceneManifest(configurations: [
        SceneConfiguration.applicationRole: [SceneConfiguration(name: "Main")]
    ])

    static let enforced = [
        Enforced(name: "no manifest, no method", launches: false),
        Enforced(name: "no manifest, the method", configuresScenes: true, launches: true),
        Enforced(name: "no manifest, SwiftUI", isSwiftUI: true, launches: true),
        Enforced(name: "a manifest without entries, no method", manifest: SceneManifest(), launches: false),
        Enforced(
            name: "a manifest without entries, the method", manifest: SceneManifest(), configuresScenes: true,
            launches: false),
        Enforced(
            name: "a manifest without entries, SwiftUI", manifest: SceneManifest(), isSwiftUI: true, launches: true),
        Enforced(name: "an entry without a delegate, no method", manifest: unnamed, launches: false),
        Enforced(
            name: "an entry without a delegate, the method", manifest: unnamed, configuresScenes: true, launches: false),
        Enforced(name: "an entry with a delegate, no method", manifest: named, launches: true),
        Enforced(name: "an entry with a delegate, the method", manifest: named, configuresScenes: true, launches: true),
        Enforced(
            name: "no manifest, the method, if both are needed", configuresScenes: true,
            readings: [.adoptionNeedsBoth], launches: false),
    ]

    /// The console's line, as gluonhq/substrate 1366 and metrodroid 904 print it.
    static let refusal = """
        Application failed to launch: UIScene life cycle is required for apps built with this SDK. See \
        "Transitioning to the UIKit scene-based life cycle" in the UIKit documentation for more information on \
        migration.
        """

    @Test(arguments: enforced) func `Adopted or refused with the SDK of iOS 27`(_ row: Enforced) {
        var app = AppDescription(bundleIdentifier: "app", name: "App")
        app.sceneManifest = row.manifest
        func outcome(_ system: Int, sdk: Int?) -> Adoption.Outcome {
            app.sdk = sdk.map { SystemVersion($0) }
            return Adoption(
                app, Conditions(system: SystemVersion(system), readings: row.readings),
                configuresScenes: row.configuresScenes, isSwiftUI: row.isSwiftUI
            ).outcome
        }
        #expect(outcome(27, sdk: nil) == (row.launches ? .scenes : .refused(Self.refusal)))
        for before in [outcome(27, sdk: 26), outcome(26, sdk: nil), outcome(26, sdk: 27)] {
            #expect(before == .application || before == .scenes)
        }
    }

    @Test func `Each order after the decision tells the app of it`() {
        var app = PretendApp()
        var device = Device(system: SystemVersion(17))
        _ = device.receive(.install(app.description), for: "app")
        _ = device.receive(.launch(.run), for: "app")
        var messages: [AppMessage] = [.entered]
        var commands: [Command] = []
        while !messages.isEmpty {
            for effect in device.receive(.message(messages.removeFirst()), for: "app") {
                guard case .tell(let command) = effect else { continue }
                commands.append(command)
                messages += app.perform(command)
            }
        }
        #expect(commands.prefix(2).map(\.lifeCycle) == [.undecided, .undecided])
        #expect(commands.count > 5)
        #expect(Set(commands.dropFirst(2).map(\.lifeCycle)) == [.scenes])
    }

    @Test func `Without scenes the main storyboard comes before the delegate's callbacks, its window after them`() {
        var harness = DeviceHarness(.withoutScenes, system: SystemVersion(12))
        harness.play(.launch(.homeScreen))
        #expect(
            harness.notes == [
                "start homeScreen",
                "begin []",
                "createApplication",
                "loadMainStoryboard Main",
                "willFinishLaunching",
                "didFinishLaunching",
                "showMainWindow",
                "layOut",
                "app didBecomeActive",
                "appear",
                "settle",
                "settled",
            ])
    }

    @Test func `Without scenes no session is stored`() {
        var harness = DeviceHarness(.withoutScenes)
        harness.play([.launch(.run), .action(.home), .action(.activate), .action(.swipe(card: 1))])
        #expect(harness.device.apps["app"]?.sessions == [])
        #expect(harness.device.apps["app"]?.spaces == [])
    }
}
