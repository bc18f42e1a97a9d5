import Confinement
import Lifecycle
import Simulator
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
            """

        private static func verdict(_ protection: Protection) async throws -> Verdict {
            let main = SmallApp.main(asking).replacing(
                "import UIKit",
                with: "import UIKit\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif")
            let sample = try await BuiltSample.small("Caller", ["main.swift": main])
            return try await sample.play(.run, protection: protection).verdict
        }

        @Test func `The verdict names the hosts`() async throws {
            let protection = await Protection.find(sandboxInit: "/nonesuch/sandbox-init")
            guard protection.shutsOffNetwork else { return }
            let verdict = try await Self.verdict(protection)
            #expect(verdict.exit == .finished)
            #expect(verdict.unreachableHosts == ["a.example.com", "b.example.com"])
            #expect(
                verdict.network
                    == "The app asked the network for a.example.com and b.example.com. Runs have no network: what waits "
                    + "for an answer fails here.")
        }

        @Test func `With a network, there is nothing to say`() async throws {
            #expect(try await Self.verdict(.none).unreachableHosts == nil)
        }
    }
}
