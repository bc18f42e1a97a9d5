internal import Dispatch
internal import Runs
internal import Synchronization

internal import Glibc

/// Ends the program within a time once it is told to end, whatever still goes on in it.
///
/// The services have a while to end by themselves, then they are cancelled. A connection in a state in which nothing
/// cancels it is closed after that. A program that goes on even then ends without waiting: its processes end with it,
/// as if it had been killed, and its next start removes their files.
///
/// Closing and leaving rely on nothing that they watch over: they are done on its own queue, to which Dispatch
/// gives a thread even if tasks keep all of theirs busy.
final class TimelyEnd: Sendable {
    /// The times after the signal.
    struct Times: Sendable {
        /// Until the services are cancelled.
        var cancelling = Duration.seconds(3)
        /// Until all connections are closed.
        var closing = Duration.seconds(5)
        /// Until the program ends without waiting.
        var leaving = Duration.seconds(15)
    }

    /// The signals that tell the program to end.
    static let signals = [SIGINT, SIGTERM, SIGHUP]

    private let times: Times
    private let connections: OpenConnections
    private let queue = DispatchQueue(label: "understudy.end", qos: .userInitiated)
    private let hasBegun = Mutex(false)
    // Dispatch lets any thread use a source.
    nonisolated(unsafe) private let sources: [any DispatchSourceSignal]
    private let leave: @Sendable (String) -> Void
    private let shutDown: @Sendable () -> Void

    /// - Parameters:
    ///   - leave: Called with words for the user if the program has to end without waiting.
    ///   - shutDown: Called once the program is told to end. Lets the services begin to end.
    init(
        _ connections: OpenConnections, _ times: Times = Times(), leave: @escaping @Sendable (String) -> Void = leave,
        shutDown: @escaping @Sendable () -> Void
    ) {
        self.connections = connections
        self.times = times
        self.leave = leave
        self.shutDown = shutDown
        sources = Self.signals.map { [queue] in DispatchSource.makeSignalSource(signal: $0, queue: queue) }
    }

    /// Waits for the signals from now on.
    func listen() {
        for source in sources {
            // It keeps this object until it is cancelled.
            source.setEventHandler { [self] in begin() }
            source.resume()
        }
    }

    /// Waits no longer, unless the program was told to end.
    func stop() {
        guard !hasBegun.withLock(\.self) else { return }
        for source in sources { source.cancel() }
    }

    /// Lets the services end, and counts the time from now on. Later calls change nothing.
    func begin() {
        let isFirst = hasBegun.withLock { hasBegun in
            defer { hasBegun = true }
            return !hasBegun
        }
        guard isFirst else { return }
        shutDown()
        queue.asyncAfter(deadline: .now() + times.closing.seconds) { [connections] in connections.close() }
        queue.asyncAfter(deadline: .now() + times.leaving.seconds) { [times, connections, leave] in
            leave(Self.words(after: times.leaving, connections: connections.count))
        }
    }

    private static func words(after time: Duration, connections: Int) -> String {
        """
        Understudy was told to end \(time.components.seconds) s ago, and something in it does not end\
        \(connections == 0 ? "" : " (open connections: \(connections))"). It stops without waiting. Its processes \
        end with it, and its next start removes their files.
        """
    }

    @Sendable private static func leave(_ words: String) {
        let bytes = Array((words + "\n").utf8)
        _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        // Not `exit`: what hangs could hang that, too.
        _exit(ExitStatus.broken.rawValue)
    }
}

extension Duration {
    fileprivate var seconds: Double { self / .seconds(1) }
}
