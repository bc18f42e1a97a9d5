internal import Foundation

extension Recorder {
    /// Records the logs of the scenarios that show the rules, or compares them.
    func recordScenarios() throws -> Bool {
        let checkout = try folders.checkout(for: "record scenarios")
        let tests = Process()
        tests.executableURL = URL(filePath: "/usr/bin/env")
        tests.arguments = ["swift", "test", "--filter", "RuleScenarioTests"]
        tests.currentDirectoryURL = checkout
        if !check {
            tests.environment = environment.merging(["UNDERSTUDY_RECORD": "1"]) { $1 }
        }
        try tests.run()
        tests.waitUntilExit()
        let isSame = tests.terminationStatus == 0
        if !isSame, check { sayHowToAccept(.scenarios) }
        return isSame
    }
}
