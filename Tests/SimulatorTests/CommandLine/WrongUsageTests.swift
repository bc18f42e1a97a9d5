import Testing

extension EndToEnd {
    /// What the program answers to words that it does not know, or that do not go together.
    struct WrongUsageTests {
        private static let fixtures = EndToEnd.fixtures

        private static let stage = CommandLineTests.stage

        static let wrongUse: [([String], String)] = [
            (
                ["run", "/nonexistent"],
                "understudy: /nonexistent: There is no such file or folder.\nName a folder that holds an app, or an Xcode project (.xcodeproj)."
            ),
            (
                ["run", stage, "--os", "11"],
                """
                Error: iOS 11.0 is not modelled. Choose a version from 12 to 27, such as --os 16.4.
                """
            ),
            (
                ["run", stage, "--os", "28"],
                "Error: iOS 28.0 is not modelled. Choose a version from 12 to 27, such as --os 16.4."
            ),
            (["run", stage, "--os", "new"], "Error: The value 'new' is invalid for '--os <version>'"),
            (
                ["run", stage, "--then", "home,jump"],
                "Error: The value 'home,jump' is invalid for '--then <action,...>': There is no action jump. understudy help run lists them."
            ),
            (
                ["test", stage, "--xcode", "9"],
                "Error: The value '9' is invalid for '--xcode <6|7|8|16|none>': There are: 6, 7, 8, 16, none."
            ),
            (
                ["run", stage, "--environment", "UITEST"],
                "Error: The value 'UITEST' is invalid for '--environment <name=value>'"
            ),
            (
                ["run", stage, "--environment", "LD_PRELOAD=/lib"],
                "Error: LD_PRELOAD is what Understudy itself starts the app with. Choose another variable."
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
                Say what to do with it: understudy run \(stage), or understudy test \(stage)
                """
            ),
            (
                ["run", stage, "--device", "iphoen"],
                "Error: The value 'iphoen' is invalid for '--device <device>': Did you mean iphone? There are: iphone, ipad."
            ),
            (
                ["run", stage, "--format", "jsnol"],
                """
                Error: The value 'jsnol' is invalid for '--format <format>': Did you mean jsonl? There are: text, jsonl, mermaid, \
                perfetto, svg.
                """
            ),
            (
                ["run", stage, "--then", "home,activte"],
                """
                Error: The value 'home,activte' is invalid for '--then <action,...>': There is no action activte. \
                Did you mean activate? understudy help run lists them.
                """
            ),
            (
                ["run", stage, "--then", "swipe=0"],
                "Error: The value 'swipe=0' is invalid for '--then <action,...>': swipe is written swipe[=CARD]."
            ),
            (
                ["test", "hackworth"],
                "understudy: hackworth is a tutorial, not a step.\nName one of its steps, hackworth/info-plist to hackworth/closed-windows."
            ),
            (["test", "T999"], "understudy: There is no technique T999.\nThere are T01 to T60, N01 to N26."),
            (
                ["test", "t7"],
                "understudy: There is no technique T7.\nDid you mean T07? There are T01 to T60, N01 to N26."
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
            (["steps", "hackwort"], "understudy: hackwort is no step.\nDid you mean hackworth? "),
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
                ["test", "hackworth/scene-delegate"],
                """
                understudy: The step hackworth/scene-delegate has no tests yet.
                The next step with tests: understudy test hackworth/first-test
                To launch its app: understudy run hackworth/scene-delegate
                """
            ),
            (
                ["run", stage, "--environment=-S/bin/sh -c id=1"],
                "Error: \"-S/bin/sh -c id\" is no name of an environment variable. Use letters, digits and underscores, no digit at the beginning."
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
