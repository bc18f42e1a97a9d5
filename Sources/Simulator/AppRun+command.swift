internal import Confinement
internal import Foundation
internal import Lifecycle
internal import Samples

extension AppRun {
    /// Returns the command for a launch.
    ///
    /// The environment holds what a simulator's process finds there, and nothing of ours but the words that ask for a
    /// conversation, order sets and bring in the tests; the process removes those before `main`.
    ///
    /// - Parameter done: The tests that another process of the run has begun.
    func command(
        _ launch: ProcessLaunch, in container: AppContainer, without done: Set<TestProgress.Test> = []
    ) -> ProcessCommand {
        let folder = container.folder.path
        var command = ProcessCommand(
            executable: container.executable,
            environment: [
                "SIMULATOR_RUNTIME_VERSION": device.system.description,
                "SIMULATOR_DEVICE_NAME": device.idiom == .pad ? "iPad" : "iPhone",
                "SWIFT_BACKTRACE": "enable=no",
                // Products name no folder of the cache, which may have been moved since they were linked.
                "LD_LIBRARY_PATH": app.libraryFolders.joined(separator: ":"),
                // The elements of a set have the same order in every process, so the same inputs give the same trace.
                "SWIFT_DETERMINISTIC_HASHING": "1",
                "HOME": folder,
                // Foundation takes the home folder from the user's account if this is not set.
                "CFFIXED_USER_HOME": folder,
                "TMPDIR": folder,
                "LANG": "C.UTF-8",
            ],
            workingDirectory: folder)
        if let action, action.launch == launch {
            command.environment.merge(action.environment(in: container.tests)) { $1 }
            leaveOutDisabled(&command.environment, action)
            if device.conditions.holds(.hostingScheme) {
                command.environment.merge(scheme.environment.filter { Scheme.accepts(variable: $0.key) }) { $1 }
                command.arguments = scheme.arguments
            }
            command.environment.merge(injection(action, container, done)) { $1 }
        }
        command.environment["UNDERSTUDY_CONVERSATION"] = "1"
        return command
    }

    /// Removes the variables that no rule in force sets.
    private func leaveOutDisabled(_ environment: inout [String: String], _ action: XcodeAction) {
        for variable in HostVariable.allCases where !device.conditions.holds(variable.rule) {
            environment[variable.rawValue] = nil
        }
        if action == .preview, !device.conditions.holds(.hostingPreview) {
            environment["XCODE_RUNNING_FOR_PREVIEWS"] = nil
        }
    }

    /// Returns the variables that make our own library do the work of Xcode's.
    private func injection(
        _ action: XcodeAction, _ container: AppContainer, _ done: Set<TestProgress.Test>
    ) -> [String: String] {
        guard let hosting = action.hosting, let tests = container.tests,
            hosting.rules.allSatisfy({ $0 == .hostingDebugLibrary || device.conditions.holds($0) })
        else { return [:] }
        let bundle = hosting.bundleClasses == .beforeMain ? "UNDERSTUDY_TEST_BUNDLE" : "UNDERSTUDY_LATE_TEST_BUNDLE"
        var variables = [
            "LD_PRELOAD": app.injectionLibrary, "UNDERSTUDY_TEST_LIBRARY": app.testLibrary, bundle: tests.testBundle,
        ]
        let lines =
            [app.testChoice.isAll ? "" : app.testChoice.text] + done.map { "=\($0.type ?? "")\t\($0.name)" }.sorted()
        let choice = lines.filter { !$0.isEmpty }.joined(separator: "\n")
        if !choice.isEmpty { variables["UNDERSTUDY_TEST_CHOICE"] = choice }
        return variables
    }
}
