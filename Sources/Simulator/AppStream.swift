internal import Foundation
internal import Synchronization
internal import SystemPackage
package import Wording

internal import Glibc

/// The device's end of the stream between it and an app's process.
///
/// It reads in its own thread, so that an event is here as soon as it was written; if the receiver is slow, the process
/// has to wait. It writes in another thread, so that a process that does not read holds up nothing else.
final class AppStream: Sendable {
    /// The items that come out of the stream.
    enum Piece: Sendable {
        /// Bytes, and the process that wrote them, as the system knows it.
        case bytes([UInt8], from: Int32)
        case end
    }

    /// The most bytes that wait to be written. A process that leaves more unread does not answer either, so the run's
    /// time limit ends it.
    static let mostUnread = 4 << 20

    /// The other end, for the process.
    let forProcess: FileDescriptor
    private let descriptor: Int32
    private let flow = Flow()
    private let outbox = Outbox()

    /// - Parameter receive: Called for each piece; `taken()` has to follow each.
    /// - Throws: `SystemFailure` if the system gives no pair of sockets.
    init(receive: @escaping @Sendable (Piece) -> Void) throws {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw SystemFailure("a pair of sockets for the app's process", errno)
        }
        // The process starts others, which inherit its end.
        var on: Int32 = 1
        guard setsockopt(ends[0], SOL_SOCKET, SO_PASSCRED, &on, socklen_t(MemoryLayout<Int32>.size)) == 0 else {
            let code = errno
            for end in ends { close(end) }
            throw SystemFailure("the names of those who write to a socket", code)
        }
        descriptor = ends[0]
        forProcess = FileDescriptor(rawValue: ends[1])
        Thread.detachNewThread { [ours = ends[0], flow, outbox] in
            Self.read(ours, flow, outbox, receive)
        }
        Thread.detachNewThread { [ours = ends[0], outbox] in
            Self.write(outbox, to: ours)
        }
    }

    deinit {
        // Wakes a thread that still waits for the process to read.
        shutdown(descriptor, Int32(SHUT_RDWR))
        outbox.close()
        flow.abandon()
    }

    /// Notes that the receiver is done with a piece; the next may come.
    func taken() {
        flow.room.signal()
    }

    /// Ends the stream after what was written until now. A process that still holds the other end is no longer heard.
    func finish() {
        shutdown(descriptor, Int32(SHUT_RD))
    }

    /// Writes a message, and returns at once. A message that the process no longer takes is dropped: the process's end
    /// is reported elsewhere.
    func write(_ bytes: [UInt8]) {
        outbox.add(bytes)
    }

    private static func write(_ outbox: Outbox, to descriptor: Int32) {
        while let bytes = outbox.next() {
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
                if count < 0, errno == EINTR { continue }
                if count <= 0 { break }
                rest = rest.dropFirst(count)
            }
        }
        outbox.isOver.signal()
    }

    private static func read(
        _ descriptor: Int32, _ flow: Flow, _ outbox: Outbox, _ receive: (Piece) -> Void
    ) {
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let (count, sender) = Sender.receive(descriptor, &buffer)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            flow.pass { receive(.bytes(Array(buffer[..<count]), from: sender)) }
        }
        flow.pass { receive(.end) }
        flow.waitForAbandon()
        outbox.isOver.wait()
        close(descriptor)
    }

    /// The messages that are still to be written, in order.
    private final class Outbox: Sendable {
        private struct State {
            var messages: [[UInt8]] = []
            var size = 0
            var isClosed = false
        }

        /// Signalled when the writer has ended.
        let isOver = DispatchSemaphore(value: 0)
        private let filled = DispatchSemaphore(value: 0)
        private let state = Mutex(State())

        func add(_ bytes: [UInt8]) {
            let isTaken = state.withLock { state in
                guard !state.isClosed, state.size + bytes.count <= AppStream.mostUnread else { return false }
                state.messages.append(bytes)
                state.size += bytes.count
                return true
            }
            if isTaken { filled.signal() }
        }

        /// Waits for the next message and returns it; nil after the end.
        func next() -> [UInt8]? {
            filled.wait()
            return state.withLock { state in
                guard !state.isClosed, !state.messages.isEmpty else { return nil }
                let bytes = state.messages.removeFirst()
                state.size -= bytes.count
                return bytes
            }
        }

        func close() {
            state.withLock { $0.isClosed = true }
            filled.signal()
        }
    }

    /// The pieces that the reading thread may be ahead of the receiver, and the end of receiving.
    private final class Flow: Sendable {
        // A semaphore that is freed below its first value traps, and one in use is below it. So the room is signalled.
        let room = DispatchSemaphore(value: 0)
        private let over = DispatchSemaphore(value: 0)
        private let isAbandoned = Mutex(false)

        init() {
            for _ in 0..<16 { room.signal() }
        }

        func pass(_ body: () -> Void) {
            room.wait()
            guard !isAbandoned.withLock({ $0 }) else {
                room.signal()
                return
            }
            body()
        }

        /// Notes that nothing is received or written any more; the reading thread drains what is left.
        func abandon() {
            isAbandoned.withLock { $0 = true }
            room.signal()
            over.signal()
        }

        /// Waits for the end of receiving: the descriptor stays open as long as something could be written to it.
        func waitForAbandon() {
            over.wait()
        }
    }
}

/// The operating system refused something that a run needs.
package struct SystemFailure: UserFacingError, Hashable {
    /// The thing that the run needs.
    package let need: String
    package let code: Int32

    init(_ need: String, _ code: Int32) {
        self.need = need
        self.code = code
    }

    package var what: String { "The system refused \(need): \(String(cString: strerror(code))) (\(code))." }
    package var blame: Blame { .program }
}
