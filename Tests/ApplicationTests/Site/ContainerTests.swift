import Foundation
import TestSupport
import Testing

/// The container and what Codespaces makes of it: read as text, and the script that serves runs.
@Suite struct ContainerTests {
    private static func text(_ name: String) throws -> String {
        try String(contentsOfFile: Checkout.path(".devcontainer/\(name)"), encoding: .utf8)
    }

    @Test func `The program runs in the release's image as an ordinary user`() throws {
        let lines = try Self.text("Dockerfile").split(separator: "\n").map(String.init)
        let release = try String(contentsOfFile: Checkout.path(".github/workflows/release.yml"), encoding: .utf8)
        let image = try #require(release.firstMatch(of: /image: (\S+)/)).output.1
        #expect(
            lines.filter { $0.hasPrefix("FROM ") } == ["FROM \(image) AS release", "FROM \(image)"])
        #expect(lines.last { $0.hasPrefix("USER ") } == "USER reader")
        #expect(
            Array(lines.suffix(2)) == [
                #"ENTRYPOINT ["understudy"]"#, #"CMD ["serve", "--container-listen", "--no-open"]"#,
            ])
        struct Container: Decodable {
            struct Build: Decodable, Equatable {
                var dockerfile: String
                var context: String
            }
            var build: Build
            var remoteUser: String
            var forwardPorts: [Int]
            var postAttachCommand: String
        }
        let container = try JSONDecoder().decode(Container.self, from: Data(Self.text("devcontainer.json").utf8))
        #expect(container.build == .init(dockerfile: "Dockerfile", context: ".."))
        #expect(container.remoteUser == "reader")
        #expect(container.forwardPorts == [8080])
        #expect(container.postAttachCommand == ".devcontainer/serve")
    }

    @Test(
        arguments: [
            ([:], ["serve", "--no-open", "--port", "8080", "/project"]),
            (
                ["CODESPACE_NAME": "stage-door", "GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN": "app.github.dev"],
                [
                    "serve", "--no-open", "--port", "8080", "--public-origin", "https://stage-door-8080.app.github.dev",
                    "/project",
                ]
            ),
        ] as [([String: String], [String])])
    func `In Codespaces, it is served at the forwarded port's origin`(
        environment: [String: String], arguments: [String]
    ) async throws {
        let ending = try await ScratchFolder.with(["understudy": "#!/bin/sh\nprintf '%s\\n' \"$@\"\n"]) { folder in
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder / "understudy")
            return try await Program.run(
                Checkout.path(".devcontainer/serve"), ["/project"],
                environment: ["PATH": "\(folder / "."):/usr/bin:/bin"].merging(environment) { $1 })
        }
        #expect(ending.output.split(separator: "\n").map(String.init) == arguments)
    }

    @Test func `The options of its commands are options of this program`() async throws {
        let help = try await Program.run(["serve", "--help"])
        for option in ["--container-listen", "--no-open", "--public-origin <origin>"] {
            #expect(help.output.contains("\n  \(option)"), "\(option)")
        }
        let refused = try await Program.run(["serve", "--public-origin", "http://stage.example"])
        #expect(refused.status == 2)
        let why = "understudy: http://stage.example is not an origin with https."
        #expect(refused.error.hasPrefix(why), "\(refused.error)")
    }
}
