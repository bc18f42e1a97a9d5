internal import Lifecycle

extension LaunchConfiguration {
    /// Returns the commands that do the same in a terminal; none for a device that only the page has.
    ///
    /// - Parameters:
    ///   - name: The sample's name on the command line.
    ///   - hasTests: Whether there is anything to test.
    package func commands(for name: String, hasTests: Bool = true) -> [String] {
        guard history != .custom else { return [] }
        guard hasTests, !isPreview else {
            var run = ordinary(actions)
            run.scheme = scheme
            run.isPreview = isPreview
            return [run.command(for: name)]
        }
        var test = self
        test.kind = .test
        let earlier = launchesBefore
        return (earlier + [test]).map { $0.command(for: name, state: earlier.isEmpty ? nil : "device.json") }
    }

    /// Returns the command for a launch.
    private func command(for name: String, state: String? = nil) -> String {
        let words = ["understudy", kind == .test ? "test" : "run", name]
        let options = LaunchParameters(self, from: LaunchConfiguration()).options(state: state)
        return (words + options).map(Self.quoted).joined(separator: " ")
    }

    /// A word as a shell takes it whole.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "-_./=:,@%+".utf8.contains(byte)
            }
        }
        return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }
}
