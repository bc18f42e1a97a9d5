import Foundation
import Glibc
import Synchronization
import TestSupport

/// Ports on which no program listens, each given once.
enum FreePort {
    /// The last port that was given. It is below the ports that the system gives to clients, at a random place, so that
    /// two test runs rarely meet.
    private static let last = Mutex(Int.random(in: 12_000..<30_000))

    static func next() throws -> Int {
        for _ in 0..<100 {
            let port = last.withLock { last in
                last += 1
                return last
            }
            if isFree(port) { return port }
        }
        throw POSIXError(.EADDRINUSE)
    }

    private static func isFree(_ port: Int) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        return LoopbackAddress(port: port).withPointer { bind(descriptor, $0, $1) == 0 }
    }
}
