import Building
import Lifecycle
import TestSupport
import Testing
import Traces

extension EndToEnd {
    /// The hosts that an app asks for, in runs that have no network.
    struct UnreachableNetworkTests {
        private static let asking = """
            for host in ["b.example.com", "a.example.com", "a.example.com", "localhost"] {
                URLSession.shared.dataTask(with: URL(string: "https://\\(host)/x")!).resume()
            }
            // Until both were looked up.
            Thread.sleep(forTimeInterval: 1)
            """

        @Test func `The verdict names the hosts`() async throws {
            let main = SmallApp.main(Self.asking).replacing(
                "import UIKit",
                with: "import UIKit\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif")
            let sample = try await BuiltSample.small("Caller", ["main.swift": main])
            let verdict = try await sample.play(
                .run, protection: try await TestBuilder.shared.value.modules.protection
            ).verdict
            #expect(verdict.exit == .finished)
            #expect(verdict.unreachableHosts == ["a.example.com", "b.example.com"])
            #expect(
                verdict.network
                    == "The app asked the network for a.example.com and b.example.com. Nothing was found here: what waits "
                    + "for an answer fails.")
        }
    }
}
