import Logging
import Synchronization

/// The errors that the server logged.
final class LogBook: Sendable {
    private let lines = Mutex<[String]>([])

    var errors: [String] { lines.withLock { $0 } }

    var logger: Logger {
        Logger(label: "test") { _ in Handler(book: self) }
    }

    private struct Handler: LogHandler {
        let book: LogBook
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.error

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let details = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
            book.lines.withLock { $0.append("\(event.message)\(details)") }
        }
    }
}
