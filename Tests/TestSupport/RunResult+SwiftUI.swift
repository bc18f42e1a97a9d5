import Building
import Lifecycle
import Traces

extension BuiltSample.RunResult {
    /// The calls, in order, each with the type by its last component.
    package var calls: [String] {
        events.filter { $0.kind == .call && $0.name.map(SwiftUISamples.calls.contains) == true }.map(\.signature)
    }

    /// The content of the screen, at each time that a window is shown.
    package var screens: [String] { events.filter { $0.title == "rootViewController" }.map { $0.text ?? "" } }

    /// The summary's sentence, where the app's types are known.
    package func sentence(_ built: BuiltSample) -> String? {
        VerdictSummary(
            of: events, roles: ClassRoles(test: built.build.testClasses, app: built.build.appClasses))?.sentence
    }
}
