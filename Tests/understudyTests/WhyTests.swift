import TestSupport
import Testing

/// The option `--why` of `run` and `test`.
@Suite struct WhyTests {
    @Test func `The reasons follow the verdict`() async throws {
        let output = try await Program.run(["test", "launch/first-test", "--why"])
        #expect(output.status == 0)
        let lines = output.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let end = try #require(lines.lastIndex { $0.hasPrefix("  End ") })
        #expect(
            lines[(end + 1)...].filter { !$0.hasPrefix("  rule") } == [
                "", "Why AppDelegate is the app delegate, a class of production",
                "  asked      The app was launched by Xcode's Test, with the test bundle in the process.",
                "  asked      UIApplicationMain asked for the class of the app delegate.",
                "  answered   The app named AppDelegate, by @main or in code.",
                "  therefore  The app delegate is AppDelegate, a class of production.",
                "", "Why SceneDelegate is a scene’s delegate, a class of production",
                "  asked      No configuration is stored, so UIKit looked if AppDelegate has application(_:configurationForConnecting:options:).",
                "  answered   It has not, so the configuration is from the Info.plist: name Default Configuration, delegate BoxOffice.SceneDelegate.",
                "  therefore  The scene’s delegate is SceneDelegate, a class of production.",
                "", "Why SeatsViewController took part, a class of production",
                "  asked      UIKit called SceneDelegate.scene(_:willConnectTo:options:).",
                "  answered   UIKit called SeatsViewController.viewDidLoad().",
                "  therefore  The launch has SeatsViewController, a class of production.",
                "", "Why a window shows SeatsViewController, a class of production",
                "  asked      UIKit called SceneDelegate.scene(_:willConnectTo:options:).",
                "  answered   SeatsViewController became the root view controller of a window.",
                "  therefore  The window shows SeatsViewController, a class of production.", "",
            ])
    }

    @Test func `Another form than text is refused`() async throws {
        let output = try await Program.run(["test", "launch/first-test", "--why", "--format", "jsonl"])
        #expect(output.status == 2)
        #expect(output.error.contains("--why: The reasons are text. Remove --format, or remove --why."))
    }
}
