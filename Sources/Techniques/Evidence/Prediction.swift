package import Lifecycle
internal import Traces

/// The behaviour that a launch shows if a claim holds. Parts that are left out are not predicted.
package struct Prediction: Codable, Hashable, Sendable {
    /// The app delegate's class by its last component; `none` if there is none.
    package var appDelegate: String?
    /// The scene delegates' classes by their last components, in order.
    package var sceneDelegates: [String]?
    /// The number of times that the app delegate is asked for a configuration.
    package var requests: Int?
    /// The numbers of sessions that are stored before and after.
    package var sessions: [Int]?
    /// True if production was kept out until the first test.
    package var isolated: Bool?
    /// The numbers of tests that run and that fail.
    package var tests: Verdict.Tests?
    /// The end of the launch.
    package var exit: Verdict.Exit?
    /// Lines of the story in their order, among others. One that ends in … may go on.
    package var sees: [String]?
    /// Lines that are not in the story. One that ends in … may go on.
    package var never: [String]?
    /// The whole story, line by line.
    package var story: [String]?

    /// Creates a prediction of nothing.
    package init() {}

    /// Returns the differences between it and the launch that was seen, in words; empty if there are none.
    package func disagreements(verdict: Verdict, story seen: [String]) -> [String] {
        var differences: [String] = []
        func compare<Value: Equatable>(_ what: String, _ predicted: Value?, _ actual: Value) {
            guard let predicted, predicted != actual else { return }
            differences.append("\(what): \(actual), not \(predicted)")
        }
        compare("app delegate", appDelegate, verdict.appDelegate.map(ClassName.short) ?? "none")
        compare("scene delegates", sceneDelegates, verdict.sceneDelegates.map(ClassName.short))
        compare("configuration requests", requests, verdict.configurationRequests)
        compare("sessions before and after", sessions, [verdict.sessionsBefore, verdict.sessionsAfter])
        compare("isolated", isolated, verdict.isolated)
        if let tests, tests != verdict.tests {
            differences.append("tests: \(verdict.tests.map(Self.words) ?? "none asked for"), not \(Self.words(tests))")
        }
        compare("end", exit?.rawValue, verdict.exit.rawValue)
        let lines = seen.map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
        if let story, story != seen { differences.append("the story is another:\n" + seen.joined(separator: "\n")) }
        var rest = lines[...]
        for line in sees ?? [] {
            guard let index = rest.firstIndex(where: { Self.matches($0, line) }) else {
                let isElsewhere = lines.contains { Self.matches($0, line) }
                differences.append(isElsewhere ? "seen out of order: \(line)" : "not seen: \(line)")
                continue
            }
            rest = rest[(index + 1)...]
        }
        differences += (never ?? []).filter { line in lines.contains { Self.matches($0, line) } }.map { "seen: \($0)" }
        return differences
    }

    private static func matches(_ line: String, _ predicted: String) -> Bool {
        predicted.hasSuffix("…") ? line.hasPrefix(predicted.dropLast()) : line == predicted
    }

    private static func words(_ tests: Verdict.Tests) -> String {
        "\(tests.ran) ran, \(tests.failed) failed"
    }
}
