internal import Dispatch
internal import Foundation
internal import Glibc
internal import Lowering
internal import Projects
internal import Storage
internal import Synchronization
internal import Wording

/// The other side of `ReaderProcess`: reads samples for the process at the other end of its standard input and output.
///
/// It answers one request at a time, on a thread with a large stack. When its standard input ends, it ends at once,
/// even in the middle of a request.
package struct ReaderService: Sendable {
    package var limits: ReaderLimits

    package init(limits: ReaderLimits = ReaderLimits()) {
        self.limits = limits
    }

    package func run() -> Never {
        limits.bind()
        let requests = Requests()
        let worker = Thread { Self.answer(requests) }
        worker.stackSize = limits.stack
        worker.start()
        Self.takeLines { requests.add($0) }
        _exit(0)
    }

    /// The depth of brackets and the like, the same as the compiler's; the stack is large enough for it in a debug
    /// build, too.
    private static let nestingLimit = 256

    private static func answer(_ requests: Requests) {
        var memory = LoweringMemory(nestingLimit: nestingLimit)
        while true {
            let line = requests.next()
            do {
                write(answer(try ReaderLine.value(of: line), &memory))
            } catch {
                // `ReaderProcess` does not send such requests.
                _exit(64)
            }
        }
    }

    private static func answer(_ request: ReaderRequest, _ memory: inout LoweringMemory) -> ReaderMessage {
        do {
            switch request {
            case .sample(let path, let choice):
                return .sample(
                    try Disk.$watch.withValue(Disk.Watch { write(.reading($0)) }) {
                        try PackageManifest.$nestingLimit.withValue(nestingLimit) {
                            try SampleDiscovery().sample(at: path, choice)
                        }
                    })
            case .lower(let sample):
                return .lowered(try memory.lower(sample) { write(.reading($0)) })
            case .assess(let sample, let reduction):
                return .reduced(try memory.assess(reduction, of: sample) { write(.reading($0)) })
            case .reduce(let question):
                return .reduced(question.answer(nestingLimit: nestingLimit) { write(.reading($0)) })
            case .facts(let sample):
                return .facts(try SourceFacts(sample, nestingLimit: nestingLimit) { write(.reading($0)) })
            }
        } catch let mistake as Mistake {
            return .mistake(mistake)
        } catch {
            _exit(70)
        }
    }

    private static func write(_ message: ReaderMessage) {
        guard let bytes = try? ReaderLine.bytes(message) else { _exit(70) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(1, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { _exit(0) }
            rest = rest.dropFirst(count)
        }
    }

    /// Hands over each line of the standard input until it ends.
    private static func takeLines(_ take: ([UInt8]) -> Void) {
        var buffer = [UInt8](repeating: 0, count: 65536)
        var line: [UInt8] = []
        while true {
            let count = read(0, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return }
            for piece in buffer[..<count].split(separator: ReaderLine.newline, omittingEmptySubsequences: false)
                .enumerated()
            {
                if piece.offset > 0 {
                    take(line)
                    line = []
                }
                line += piece.element
            }
        }
    }

    /// The requests not begun yet.
    private final class Requests: Sendable {
        private let lines = Mutex<[[UInt8]]>([])
        private let count = DispatchSemaphore(value: 0)

        func add(_ line: [UInt8]) {
            lines.withLock { $0.append(line) }
            count.signal()
        }

        func next() -> [UInt8] {
            count.wait()
            return lines.withLock { $0.removeFirst() }
        }
    }
}

extension ReaderLimits {
    /// Binds the process to its limits.
    ///
    /// They are the last resort: the process that asks has a clock and counts the output.
    fileprivate func bind() {
        for (resource, limit): (__rlimit_resource, Int) in [(RLIMIT_AS, memory), (RLIMIT_CORE, 0), (RLIMIT_FSIZE, 0)] {
            var value = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
            setrlimit(__rlimit_resource_t(resource.rawValue), &value)
        }
    }
}
