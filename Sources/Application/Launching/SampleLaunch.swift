package import Building
internal import Checks
package import Confinement
package import Lifecycle
package import Runs
internal import Samples
internal import Simulator

/// The way of a command from a sample that was found to the end of its run: note, build, run.
package struct SampleLaunch: Sendable {
    package let request: LaunchRequest
    private let configuration: LaunchConfiguration
    private let device: Device
    /// True if a file has kept the device from an earlier launch.
    private let isKept: Bool

    /// Reads what is asked for, before anything is found.
    ///
    /// - Throws: `Mistake` if the file of the device cannot be used, or holds another device than the one asked for.
    package init(_ request: LaunchRequest) throws {
        self.request = request
        (configuration, device, isKept) = try request.start()
    }

    /// A launch whose app was built.
    package struct Built: Sendable {
        package let app: AppUnderTest
        /// The sample's own notes: warnings, what cannot work here, what a device would refuse.
        package let remarks: [String]
        /// The notes on what is run, and what is not.
        package let notices: [String]
        fileprivate let launch: SampleLaunch
        fileprivate let configuration: LaunchConfiguration
        fileprivate let device: Device
    }

    /// Builds the sample.
    ///
    /// - Parameter builder: Called once the sample's own scheme is known.
    /// - Throws: `UnbuiltSample` if its code cannot be built; the other errors of the builder.
    package func built(
        _ found: FoundSample, _ output: ProgramOutput, in builder: () throws -> SampleBuilder
    ) async throws -> Built {
        var (configuration, device) = (configuration, device)
        var notices = found.decisions
        if found.isReaders, let system = usualSystem(of: found.sample) {
            configuration.system = system
            device = configuration.freshDevice
            notices.append(
                "On iOS \(system.short), built with its SDK, as understudy check launches it. Another: --os, --sdk.")
        }
        if configuration.hostsTests { notices += found.sample.untried.map(\.note) }
        if let scheme = found.sample.scheme {
            notices += [configuration.remark(on: scheme)].compactMap { $0 }
            configuration.take(scheme)
        }
        let (app, protection) = try await UnbuiltSample.catching(found.sample) {
            let builder = try builder()
            return (
                try await found.built(
                    for: configuration.hosting, in: builder, strict: request.strict, progress: output.building),
                builder.modules.protection
            )
        }
        return Built(
            app: app, remarks: found.remarks(on: app.host, configuration.system),
            notices: notices + protection.notice(on: app.host.build), launch: self, configuration: configuration,
            device: device)
    }

    /// Returns the system for a project if the command names none; nil if it does, or if a file keeps the device.
    private func usualSystem(of sample: Sample) -> SystemVersion? {
        let isNamed = [LaunchOption.os, .sdk].contains { request.parameters[$0] != nil }
        return isNamed || isKept ? nil : CheckSettings.system(for: sample.deploymentTarget)
    }
}

extension SampleLaunch.Built {
    /// Launches the app, and keeps the device if a file was named for it.
    ///
    /// - Parameter protection: The bounds of the app; none for an app that has the rights of whoever starts it.
    package func run(within protection: Protection = .none, trace: (TraceEvent) -> Void) async throws -> RunSummary {
        let limits = RunLimits.each(launch.request.timeLimit)
        let series = configuration.series(of: app, on: device)
        return try await SeriesRun(series, limits: limits, protection: protection).run { _, event in
            switch event {
            case .trace(let event): trace(event)
            case .changed(let device): try launch.request.deviceFile?.write(device)
            case .began, .shown, .settled: break
            }
        }.last
    }
}

extension Protection {
    /// The line about a compiler that ran without the bounds it should have; none if it had them, or did not run.
    func notice(on build: SampleBuilder.Build) -> [String] {
        build.product.calls.isEmpty ? [] : Protection.notice([compiler])
    }
}
