public import Glibc

/// An address of this machine alone, for tests that use sockets without a library.
///
/// It is here and not in the tests that need it: in a module that imports SwiftNIO, the compiler may take the C types' fields
/// for those of another module.
public struct LoopbackAddress: Sendable {
    private let port: Int

    public init(port: Int) {
        self.port = port
    }

    /// Calls `body` with the address as `bind` and `connect` take it.
    public func withPointer<Value>(_ body: (UnsafePointer<sockaddr>, socklen_t) throws -> Value) rethrows -> Value {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        return try withUnsafePointer(to: &address) { pointer in
            try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                try body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}
