import Foundation
import PackageResources

extension Record {
    /// Records the logs of the scenarios that show the rules, or compares them.
    func recordScenarios() throws -> Bool {
        try Checkout.require(for: "record scenarios")
        let tests = Process()
        tests.executableURL = URL(filePath: "/usr/bin/env")
        tests.arguments = ["swift", "test", "--filter", "RuleScenarioTests"]
        tests.currentDirectoryURL = PackageResources.checkout
        if !check {
            tests.environment = ProcessInfo.processInfo.environment.merging(["UNDERSTUDY_RECORD": "1"]) { $1 }
        }
        try tests.run()
        tests.waitUntilExit()
        let isSame = tests.terminationStatus == 0
        if !isSame, check { Self.sayHowToAccept(.scenarios) }
        return isSame
    }
}
