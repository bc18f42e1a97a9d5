internal import Hummingbird
internal import Logging
internal import NIOCore
internal import ServiceLifecycle
internal import UnixSignals
internal import Wording

extension Playground {
    /// Serves until Ctrl-C, the end of the terminal or the system ends the program; then ends every run with its
    /// processes.
    ///
    /// The server's own faults go to standard error. The program ends within a time once it is told to.
    ///
    /// - Parameter started: Called once pages can be asked for.
    /// - Throws: `Mistake` if the port is not available.
    package func serve(started: @escaping @Sendable () async -> Void) async throws {
        try await serve(TimelyEnd.Times(), started: started)
    }

    /// - Parameter listening: Called once the program hears that it is told to end, before anything else starts.
    func serve(
        _ times: TimelyEnd.Times, listening: @Sendable () async -> Void = {},
        started: @escaping @Sendable () async -> Void
    ) async throws {
        var logger = Logger(label: "understudy", factory: { StreamLogHandler.standardError(label: $0) })
        logger.logLevel = .error
        let connections = OpenConnections()
        let application = try await buildApplication(logger: logger, connections: connections, started: started)
        var configuration = ServiceGroupConfiguration(
            services: [application],
            gracefulShutdownSignals: [.sigint, .sigterm, .sighup], logger: logger)
        // A page that does not close its connection must not keep the program alive.
        configuration.maximumGracefulShutdownDuration = times.cancelling
        let services = ServiceGroup(configuration: configuration)
        // The services hear the signals only once they run: one that comes before is passed on to them.
        let end = TimelyEnd(
            connections, times, shutDown: { Task { await services.triggerGracefulShutdown() } })
        end.listen()
        defer { end.stop() }
        await listening()
        do {
            try await services.run()
        } catch let error as IOError {
            throw mistake(error) ?? error
        } catch is CancellationError {
            // The time to close connections was over.
        }
    }

    /// Returns the mistake behind a failure to listen on the port; nil if it is not a mistake.
    private func mistake(_ error: IOError) -> (any Error)? {
        switch error.errnoCode {
        case 98:
            Mistake(
                .usage,
                what: "Port \(port) is in use by another program, perhaps by Understudy in another window.",
                cure:
                    "Quit that program, or use another port: understudy serve --port \(port < 65535 ? port + 1 : 8081)")
        case 13:
            Mistake(
                .usage, what: "The system does not let you listen on port \(port).",
                cure: "Take a port from 1024 on: understudy serve --port 8080")
        default: nil
        }
    }
}
