internal import Lifecycle
internal import Wording

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
        return (words + options).map(Escaping.shellWord).joined(separator: " ")
    }
}
