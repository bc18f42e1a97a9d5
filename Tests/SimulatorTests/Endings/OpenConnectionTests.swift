import Building
import Lifecycle
import TestSupport
import Testing
import Traces

extension EndToEnd {
    /// Connections that an app has open when its launch has settled.
    struct OpenConnectionTests {
        /// Opens a connection to itself, and closes it a while later. No thread of the app runs in between.
        private static func opening(_ connects: Bool) -> String {
            """
            func socket(_ type: __socket_type) -> Int32 { Glibc.socket(AF_INET, Int32(type.rawValue), 0) }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let (listener, caller, unused) = (socket(SOCK_STREAM), socket(SOCK_STREAM), socket(SOCK_DGRAM))
            withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                    bind(listener, address, size)
                    listen(listener, 1)
                    getsockname(listener, address, &size)
                    if \(connects) { connect(caller, address, size) }
                }
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
                close(caller)
                print("closed", unused > 0)
            }
            """
        }

        @Test(arguments: [true, false])
        func `The run goes on until a connection is closed, and not for sockets that lead nowhere`(
            _ connects: Bool
        ) async throws {
            let main = SmallApp.main(Self.opening(connects))
                .replacing("import UIKit", with: "import Glibc\nimport UIKit")
            let sample = try await BuiltSample.small("Connected\(connects)", ["main.swift": main])
            let run = try await sample.play(.run)
            #expect(run.verdict.exit == .finished)
            #expect(run.events.printed == (connects ? ["closed true"] : []))
        }
    }
}
