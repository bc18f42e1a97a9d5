/// Writes messages of a subsystem. On a device they go to the unified log; with Xcode, its console shows them among what
/// the app prints, and so does the trace here.
///
/// Apple's page: [`Logger`](https://developer.apple.com/documentation/os/logger).
public struct Logger: Sendable {
    private let log: OSLog

    /// Writes messages without a subsystem.
    public init() { log = .default }
    /// Writes messages of a category of a subsystem.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Writes messages to a log.
    public init(_ log: OSLog) { self.log = log }

    /// Writes a message of the level `default`.
    public func log(_ message: OSLogMessage) { write(message) }
    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }
    /// Writes a message for those who debug.
    public func trace(_ message: OSLogMessage) { write(message) }
    /// Writes a message for those who debug.
    public func debug(_ message: OSLogMessage) { write(message) }
    /// Writes a message that helps.
    public func info(_ message: OSLogMessage) { write(message) }
    /// Writes a message of the level `default`.
    public func notice(_ message: OSLogMessage) { write(message) }
    /// Writes a message about an error.
    public func warning(_ message: OSLogMessage) { write(message) }
    /// Writes a message about an error.
    public func error(_ message: OSLogMessage) { write(message) }
    /// Writes a message about a mistake of the program.
    public func critical(_ message: OSLogMessage) { write(message) }
    /// Writes a message about a mistake of the program.
    public func fault(_ message: OSLogMessage) { write(message) }

    private func write(_ message: OSLogMessage) { log.write(message.text) }
}
