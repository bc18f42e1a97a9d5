import Lifecycle
import Traces

/// The sentences about apps of SwiftUI, which have SwiftUI's own delegates.
extension VerdictSummaryTests {
    private static let swiftUIApp = TraceEvent(state: .app, class: "M.MyApp")
    private static let behind = TraceEvent(state: .adaptedAppDelegate, class: "M.A")
    private static let bodyOfView = TraceEvent(kind: .call, lane: .viewController, class: "M.V", name: "body")
    private static let ofSwiftUI = ("SwiftUI.AppDelegate", ["SwiftUI.AppSceneDelegate"])

    static let inSwiftUI: [Case] = [
        (
            verdict(ofSwiftUI.0, ofSwiftUI.1, tests: nil), roles, appearances(swiftUIApp), "MyApp took the stage."
        ),
        (
            verdict(ofSwiftUI.0, ofSwiftUI.1, tests: nil), roles, appearances(swiftUIApp, behind),
            "MyApp took the stage, with A behind SwiftUI's own delegates."
        ),
        (
            verdict(ofSwiftUI.0, ofSwiftUI.1, isolated: true), roles, appearances(swiftUIApp),
            "The system called no production code before the first test: MyApp took the stage. 3 tests passed."
        ),
        (
            verdict(ofSwiftUI.0, ofSwiftUI.1), roles, appearances(swiftUIApp, bodyOfView),
            "MyApp took the stage, and the system called production's V before the first test. 3 tests passed."
        ),
        (
            verdict(ofSwiftUI.0, ofSwiftUI.1), .unknown, appearances(swiftUIApp, bodyOfView),
            "MyApp took the stage, and the system called production code before the first test. 3 tests passed."
        ),
        (
            verdict(ofSwiftUI.0, ofSwiftUI.1, tests: nil), roles, Appearances(),
            "SwiftUI.AppDelegate and SwiftUI.AppSceneDelegate took the stage."
        ),
    ]
}
