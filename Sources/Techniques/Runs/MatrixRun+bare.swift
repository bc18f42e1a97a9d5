internal import Confinement
internal import Foundation
internal import Runs
internal import Simulator

extension MatrixRun {
    /// The time that it took to start executables without a device.
    package struct BareStarts: Hashable, Sendable {
        /// The number of executables that were started.
        package var count: Int
        /// The time from the first start to the last end.
        package var time: Duration
    }

    /// Starts the executables of the matrix without a device, as many at once as there are processors.
    ///
    /// Each loads, reaches `UIApplicationMain`, says that it needs a device and ends. The rest of a launch's time is
    /// spent in the model.
    ///
    /// - Parameter count: The number of starts.
    /// - Throws: The errors of building them; `SubprocessError` if one cannot be started.
    package func bareStarts(_ count: Int) async throws -> BareStarts {
        let builds = TechniqueBuilds(catalog: catalog, builder: builder)
        var hosts: [LaunchableApp] = []
        for technique in techniques where technique.notRun == nil && hosts.count < 10 {
            let setting = Setting(system: Axes.repeated, usesStoryboard: !technique.isSwiftUI)
            hosts.append(try await builds.app(technique, for: setting).host.app)
        }
        guard !hosts.isEmpty else { return BareStarts(count: 0, time: .zero) }
        let start = ContinuousClock.now
        try await withThrowingTaskGroup(of: Void.self) { [hosts] group in
            for number in 0..<count {
                if number >= ProcessInfo.processInfo.activeProcessorCount { try await group.next() }
                group.addTask { try await hosts[number % hosts.count].startBare() }
            }
            try await group.waitForAll()
        }
        return BareStarts(count: count, time: start.duration(to: .now))
    }
}

extension LaunchableApp {
    fileprivate func startBare() async throws {
        _ = try await ChildProcess.collect(
            ProcessCommand(
                executable: executable,
                environment: [
                    "LD_PRELOAD": injectionLibrary, "LD_LIBRARY_PATH": libraryFolders.joined(separator: ":"),
                ], workingDirectory: "/"),
            limit: 1 << 20)
    }
}
