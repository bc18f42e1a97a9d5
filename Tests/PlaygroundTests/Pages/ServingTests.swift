import Foundation
import PackageResources
import Synchronization
import Testing
import Wording

@testable import Playground

/// The start of the playground.
@Suite struct ServingTests {
    @Test func `A port in use is said, with the way out`() async throws {
        try await PlaygroundHarness().open { site in
            let mistake = await #expect(throws: Mistake.self) {
                try await site.playground.serve {}
            }
            let port = site.playground.port
            #expect(
                mistake
                    == Mistake(
                        .usage,
                        what:
                            "Port \(port) is in use by another program, perhaps by Understudy in another window.",
                        cure: "Quit that program, or use another port: understudy serve --port \(port + 1)"))
        }
    }

    @Test(
        arguments: [
            ("/.dockerenv", [:], true), ("/run/.containerenv", [:], true), ("", ["container": "podman"], true),
            ("", ["KUBERNETES_SERVICE_HOST": "10.0.0.1"], true), ("", [:], false), ("", ["container": ""], false),
        ] as [(String, [String: String], Bool)])
    func `Promise 1: the container's flag is for containers`(
        file: String, environment: [String: String], expected: Bool
    ) {
        #expect(Playground.Reach.isContainer(environment: environment, exists: { $0 == file }) == expected)
    }

    @Test(
        arguments: [
            (["DISPLAY": ":0", "PATH": "/x:/usr/bin"], "/usr/bin/xdg-open"),
            (["WAYLAND_DISPLAY": "w", "PATH": "/usr/bin"], "/usr/bin/xdg-open"),
            (["DISPLAY": "", "PATH": "/usr/bin"], nil), (["PATH": "/usr/bin"], nil),
            (["DISPLAY": ":0", "PATH": "/x"], nil),
        ] as [([String: String], String?)])
    func `A browser is opened where there is one`(environment: [String: String], program: String?) {
        #expect(Browser.program(environment, isExecutable: { $0 == "/usr/bin/xdg-open" }) == program)
    }

    @Test func `The address reaches the browser in a file that is the owner's alone`() throws {
        let site = try #require(PackageResources.site).path
        let folder = FileManager.default.temporaryDirectory.appending(path: "playground-browser-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: "xdg-open").path, withDestinationPath: "/bin/true")
        let address = "http://127.0.0.1:8080/#token=abc"
        let opened = try #require(
            Browser.open(address, site: site, environment: ["DISPLAY": ":0", "PATH": folder.path]))
        defer { try? FileManager.default.removeItem(at: opened) }
        let attributes = try FileManager.default.attributesOfItem(atPath: opened.path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
        #expect(
            try String(contentsOf: opened.appending(path: "open.html"), encoding: .utf8).contains("url=\(address)\""))
        #expect(Browser.open(address, site: site, environment: ["PATH": folder.path]) == nil)
    }

    @Test func `Of more pages than are kept, the one goes that was asked for the longest ago`() {
        let shelf = PageShelf(limit: 2)
        var made: [String] = []
        func ask(_ names: String...) {
            for name in names {
                shelf.keep(name) {
                    made.append(name)
                    return name
                }
            }
        }
        ask("play/a", "find?1", "play/a", "find?1")
        #expect(made == ["play/a", "find?1"])
        // The questions of one kind come and go; the page that is read stays.
        ask("play/a", "find?2", "play/a", "find?3", "play/a")
        #expect(made == ["play/a", "find?1", "find?2", "find?3"])
        ask("find?3", "find?1")
        #expect(made.last == "find?1")
        ask("play/a")
        #expect(made.last == "play/a")
    }

    @Test func `The end of the server ends every run`() async throws {
        let ended = Mutex(0)
        let backend = RunBackend { _, sink in
            defer { ended.withLock { $0 += 1 } }
            sink.say(.build("Compiling"))
            try await Task.sleep(for: .seconds(600))
            return .init(.canned)
        }
        try await PlaygroundHarness(backend: backend).open { site in
            for _ in 1...3 { _ = try await site.lines(of: try await site.begin(), count: 1) }
            #expect(ended.withLock { $0 } == 0)
        }
        #expect(ended.withLock { $0 } == 2)
    }
}
