import Foundation
import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// The program's answers to words that it does not know, or that do not go together.
    struct WrongUsageTests {
        private static let fixtures = Checkout.path("Tests/Fixtures")

        private static let stage = CommandLineTests.stage

        /// The techniques that there are, as a message lists them.
        private static let techniques: String = {
            let names =
                (try? FileManager.default.contentsOfDirectory(atPath: Checkout.path("Sources/Catalog/Techniques")))
            let ranges = Dictionary(grouping: names ?? [], by: \.first).sorted { ($0.key ?? " ") > ($1.key ?? " ") }
            return "There are \(ranges.map { "\($1.min() ?? "") to \($1.max() ?? "")" }.joined(separator: ", "))."
        }()

        static let wrongUse: [([String], String)] = [
            (
                ["run", "/nonexistent"],
                "understudy: /nonexistent: There is no such file or folder.\nName a folder that holds an app, or an Xcode project (.xcodeproj)."
            ),
            (
                ["run", stage, "--os", "11"],
                "understudy: --os: iOS 11 is not modelled. Choose a version from \(SystemVersion.modelledRange), such as 16.4."
            ),
            (
                ["run", stage, "--os", "\(SystemVersion.newest.major + 1)"],
                "understudy: --os: iOS \(SystemVersion.newest.major + 1) is not modelled. Choose a version from \(SystemVersion.modelledRange), such as 16.4."
            ),
            (
                ["run", stage, "--os", "22"],
                "understudy: --os: iOS 22 never existed; iOS 18 was followed by iOS 26. Choose a version from \(SystemVersion.modelledRange), such as 16.4."
            ),
            (
                ["run", stage, "--os", "new"],
                "understudy: --os: iOS new is not modelled. Choose a version from \(SystemVersion.modelledRange), such as 16.4."
            ),
            (
                ["run", stage, "--os", "14", "--sdk", "27"],
                "understudy: --sdk: The SDK of iOS 27 builds apps for iOS 15 and later. Choose a later system, or an older SDK."
            ),
            (
                ["run", stage, "--build-limit", "0"],
                "understudy: A build may take more than 0 and at most 3600 seconds. Try --build-limit 300."
            ),
            (
                ["run", stage, "--then", "home,jump"],
                "understudy: --then: There is no action jump. understudy help run lists them."
            ),
            (
                ["test", stage, "--xcode", "9"],
                "understudy: --xcode: \"9\" is not an Xcode that Understudy models. Choose 6, 7, 8, 16 or none."
            ),
            (
                ["run", stage, "--environment", "UITEST"],
                "understudy: --environment: \"UITEST\" sets no variable. Write it as NAME=VALUE."
            ),
            (
                ["run", stage, "--environment", "LD_PRELOAD=/lib"],
                "understudy: --environment: LD_PRELOAD is a variable that Understudy itself sets. Choose another variable."
            ),
            (["perform"], "understudy: There is no command perform.\nunderstudy --help lists the commands."),
            (
                ["tset", "hackworth/4"],
                """
                understudy: There is no command tset.
                Did you mean: understudy test hackworth/4
                understudy --help lists the commands.
                """
            ),
            (
                ["help", "tset"],
                """
                understudy: There is no command tset.
                Did you mean: understudy help test
                understudy --help lists the commands.
                """
            ),
            (
                ["version"],
                """
                understudy: There is no command version.
                Did you mean: understudy --version
                understudy --help lists the commands.
                """
            ),
            (
                [stage],
                """
                understudy: There is no command \(stage).
                Add a command: understudy run \(stage), or understudy test \(stage)
                """
            ),
            (
                ["run", stage, "--device", "iphoen"],
                "understudy: --device: \"iphoen\" is not a kind of device. Did you mean iphone? Choose iphone or ipad."
            ),
            (
                ["run", stage, "--format", "jsnol"],
                """
                understudy: The value 'jsnol' is invalid for '--format <format>': Did you mean jsonl? There are: text, jsonl, mermaid, \
                perfetto, svg.
                """
            ),
            (
                ["run", stage, "--then", "home,activte"],
                "understudy: --then: There is no action activte. Did you mean activate? understudy help run lists them."
            ),
            (
                ["run", stage, "--then", "swipe=0"],
                "understudy: --then: \"swipe=0\" is not an action. swipe is written swipe[=CARD]."
            ),
            (
                ["test", "hackworth"],
                "understudy: hackworth is a tutorial, not a step.\nName one of its steps, hackworth/view-controller to hackworth/closed-windows."
            ),
            (["test", "T999"], "understudy: There is no technique T999.\n\(techniques)"),
            (
                ["test", "t7"],
                "understudy: There is no technique T7.\nDid you mean T07? \(techniques)"
            ),
            (
                ["test", "hackwrth/flush"],
                "understudy: There is no tutorial hackwrth.\nDid you mean hackworth/flush? "
            ),
            (
                ["run", "hackworth/flsh"],
                "understudy: There is no step hackworth/flsh.\nDid you mean hackworth/flush? "
            ),
            (
                ["test", "T47/xib"],
                """
                understudy: There is no sample T47/xib.
                A technique is named T47, or T47/code for the app without a storyboard.
                """
            ),
            (
                ["record", "steps", "hackwort", "--check"],
                "understudy: hackwort is not a step.\nDid you mean hackworth? "
            ),
            (
                ["steps", "hackworth", "--renew"],
                "understudy: understudy steps was renamed.\nUse understudy record steps hackworth"
            ),
            (
                ["rules", "session.unknwn"],
                "understudy: No rule is called session.unknwn.\nDid you mean session.unknown? "
            ),
            (["matrix", "T600"], "understudy: There is no technique T600.\nDid you mean T60? "),
            (["evidence", "C6"], "understudy: There is no claim C6.\nDid you mean C06? "),
            (
                ["run", "\(fixtures)/Stag"],
                "understudy: \(fixtures)/Stag: There is no such file or folder.\nDid you mean \(fixtures)/Stage? "
            ),
            (
                ["test", "hackworth/view-controller"],
                """
                understudy: The step hackworth/view-controller has no tests yet.
                The next step with tests: understudy test hackworth/first-test
                To launch its app: understudy run hackworth/view-controller
                """
            ),
            (
                ["run", stage, "--environment=-S/bin/sh -c id=1"],
                "understudy: --environment: \"-S/bin/sh -c id\" cannot be the name of an environment variable. Use letters, digits and underscores, no digit at the beginning."
            ),
        ]

        @Test(arguments: wrongUse)
        func `2: wrong usage`(_ arguments: [String], _ message: String) async throws {
            let ending = try await Program.run(arguments)
            #expect(ending.status == 2)
            #expect(ending.output == "")
            let lines = message.split(separator: "\n").count
            let said = ending.error.split(separator: "\n").prefix(lines).joined(separator: "\n")
            // A list of all that there is may follow a question.
            #expect(
                message.hasSuffix("? ") || message.hasSuffix("/") ? said.hasPrefix(message) : said == message, "\(said)"
            )
        }
    }
}
