internal import CProcess
internal import Dispatch
internal import Foundation
internal import Lifecycle
internal import Synchronization

internal import Glibc

/// The app's end of the stream between its process and the device.
///
/// The same stream is the process's standard output: a message is a line that begins with a separator and a
/// word known to both, all else is what the app printed. So both keep their order.
final class Conversation: Sendable {
    private let descriptor: Int32
    private let received = Mutex<[UInt8]>([])

    /// The conversation with the device that started this process; nil if none did.
    static let current: Conversation? = {
        let descriptor = understudy_conversation()
        return descriptor >= 0 ? Conversation(descriptor: descriptor) : nil
    }()

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Sends a message, whole and in order with what the app prints: no other thread prints meanwhile.
    func send(_ message: AppMessage) {
        // A message that cannot be encoded would be a mistake in its type; every message can.
        guard let data = try? JSONEncoder().encode(message) else { preconditionFailure("\(message) cannot be encoded") }
        guard data.count <= AppMessage.longest else {
            CallbackDispatch.send(
                TraceEvent(
                    kind: .fault, lane: .system,
                    text:
                        "The app hands over \(data.count) bytes at once. Understudy carries at most \(AppMessage.longest)."
                )
            )
            abort()
        }
        // Understudy no longer listens, so there is no reason to go on.
        if data.withUnsafeBytes({ understudy_send($0.baseAddress, $0.count) }) == 0 { _exit(0) }
    }

    /// Calls `wake` on the main queue whenever something can be read.
    func onReadable(_ wake: @escaping @Sendable () -> Void) -> any DispatchSourceRead {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler(handler: wake)
        source.activate()
        return source
    }

    /// Returns the next command, if one has arrived.
    func nextCommand() -> Command? {
        while true {
            let line: [UInt8]? = received.withLock { bytes in
                guard let end = bytes.firstIndex(of: 0x0A) else { return nil }
                let line = Array(bytes[..<end])
                bytes.removeFirst(end + 1)
                return line
            }
            if let line {
                guard let command = try? JSONDecoder().decode(Command.self, from: Data(line)) else {
                    preconditionFailure("not a command: \(String(decoding: line, as: UTF8.self))")
                }
                return command
            }
            guard understudy_is_readable() != 0 else { return nil }
            readMore()
        }
    }

    private func readMore() {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = understudy_receive(&buffer, buffer.count)
        if count <= 0 { _exit(0) }
        received.withLock { $0 += buffer[..<count] }
    }
}
