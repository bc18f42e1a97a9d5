import DeviceWalks
import Lifecycle
import Testing

/// The changes by which an app would launch that iOS 27 refuses.
struct LaunchAlternativesTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var hasManifest = false
        var configuresScenes = false
        var sdk: SystemVersion?
        var readings: [Reading] = []
        var alternatives: LaunchAlternatives?

        var testDescription: String { name }
    }

    static let older = SystemVersion(26)

    static let cases = [
        Case(name: "no scenes at all", alternatives: LaunchAlternatives(sdk: older, system: older)),
        Case(
            name: "a delegate that configures scenes, if the manifest alone counts", configuresScenes: true,
            readings: [.manifestAloneAdopts],
            alternatives: LaunchAlternatives(sdk: older, system: older, withoutReading: .manifestAloneAdopts)),
        Case(
            name: "the same, if both are needed", configuresScenes: true, readings: [.adoptionNeedsBoth],
            alternatives: LaunchAlternatives(sdk: older, system: older, withoutReading: .adoptionNeedsBoth)),
        Case(
            name: "the same, with two readings against it", configuresScenes: true,
            readings: [.adoptionNeedsBoth, .manifestAloneAdopts],
            alternatives: LaunchAlternatives(sdk: older, system: older)),
        Case(
            name: "a manifest that names no delegate, whatever the delegate does", hasManifest: true,
            configuresScenes: true, alternatives: LaunchAlternatives(sdk: older, system: older)),
        Case(name: "the SDK of iOS 26", sdk: older),
        Case(name: "a delegate that configures scenes", configuresScenes: true),
    ]

    @Test(arguments: cases) func `Only what helps is named`(row: Case) {
        var app = PretendApp()
        app.description.sceneManifest = row.hasManifest ? SceneManifest() : nil
        app.description.sdk = row.sdk
        app.configuresScenes = row.configuresScenes
        let states = Self.refusals(of: app, Conditions(system: SystemVersion(27), readings: row.readings)).map(\.state)
        #expect(states == (row.alternatives.map { [.launchRefused($0)] } ?? []))
    }

    @Test func `The words and the rule`() {
        var app = PretendApp()
        app.description.sceneManifest = nil
        app.configuresScenes = true
        let events = Self.refusals(of: app, Conditions(system: SystemVersion(27), readings: [.manifestAloneAdopts]))
        #expect(
            events == [
                TraceEvent(
                    state: .launchRefused(
                        LaunchAlternatives(sdk: Self.older, system: Self.older, withoutReading: .manifestAloneAdopts)),
                    text: """
                        it would launch if built with the SDK of iOS 26, or on iOS 26, or without the reading \
                        manifest-alone-adopts
                        """,
                    rule: "launch.adoption-enforced")
            ])
    }

    /// Returns the events about a refusal when an app is launched.
    private static func refusals(of app: PretendApp, _ conditions: Conditions) -> [TraceEvent] {
        var app = app
        var device = Device(conditions)
        _ = device.receive(.install(app.description), for: "app")
        _ = device.receive(.launch(.run), for: "app")
        var messages: [AppMessage] = [.entered]
        var events: [TraceEvent] = []
        while !messages.isEmpty {
            for effect in device.receive(.message(messages.removeFirst()), for: "app") {
                switch effect {
                case .trace(let event): if case .launchRefused = event.state { events.append(event) }
                case .tell(let command):
                    if case .trap = command.instruction { return events }
                    messages += app.perform(command)
                default: break
                }
            }
        }
        return events
    }
}
