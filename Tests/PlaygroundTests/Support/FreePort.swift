import Foundation
import Glibc
import Synchronization

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
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
