/// The recorder's notes of one run of tests.
package struct LaunchRecord: Hashable, Sendable {
    /// The lines by their numbers, from 1.
    package var lines: [RecordedLine]
    /// The lines that were printed before the recorder's first, without colours: the app's among others.
    package var printed: [String]
    /// The name of the device's history, if a script wrote it into the log; nil if it did not.
    package var history: String?

    package init(lines: [RecordedLine], printed: [String] = [], history: String? = nil) {
        self.lines = lines
        self.printed = printed
        self.history = history
    }

    /// The recorder's form of lines that is read.
    static let version = "1"

    /// True if every fact at the first test is there.
    package var isNoted: Bool { lines.contains { $0.fact == "noted" } }

    /// True if the tests ended while it was recorded, so that no notification can be missing.
    package var isWhole: Bool { lines.contains { $0.fact == "end" } }

    /// Returns the value of a fact that there is once; nil if it has none, or is not there.
    package func value(_ fact: String, of subject: String? = nil) -> String? {
        lines.first { $0.fact == fact && $0.subject == subject }?.value
    }

    /// The names of the notifications, in the order in which they were posted.
    var notifications: [String] { lines.filter { $0.fact == "notification" }.compactMap(\.subject) }
}
