internal import Lifecycle
internal import Wording

extension LaunchConfiguration {
    /// Returns the commands that do the same in a terminal; none for a device that only the page has.
    ///
    /// - Parameters:
    ///   - name: The sample's name on the command line.
    ///   - hasTests: Whether there is anything to test.
    ///   - isProject: True if it is a project, for which the system is always said.
    package func commands(for name: String, hasTests: Bool = true, isProject: Bool = false) -> [String] {
        guard scenario != .kept else { return [] }
        var launch = self
        if !hasTests || isPreview { launch.kind = .run }
        // The Xcode decides how tests are hosted, and nothing else.
        if launch.kind == .run { launch.hosting = .newest }
        let launches = launch.isPreview ? [launch] : launch.series(of: name).launchesAlone.launches.map(\.configuration)
        return launches.map {
            $0.command(for: name, state: launches.count == 1 ? nil : "device.json", isProject: isProject)
        }
    }

    /// Returns the command for a launch, whatever its history.
    ///
    /// - Parameters:
    ///   - name: The sample's name on the command line.
    ///   - tests: The test target; nil for the only one.
    ///   - state: The file that keeps the device; nil if none does.
    ///   - isProject: True if it is a project. Its command says the system, as the usual one depends on the project.
    package func command(
        for name: String, tests: String? = nil, state: String? = nil, isProject: Bool = false
    ) -> String {
        let words = ["understudy", kind == .test ? "test" : "run", name]
        var parameters = LaunchParameters(self, from: LaunchConfiguration())
        if isProject { parameters[.os] = LaunchOption.os.texts(self) }
        let options = parameters.words(state: state)
        let target = tests.map { ["--tests", $0] } ?? []
        return (words + options + target).map(Escaping.shellWord).joined(separator: " ")
    }
}
