import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import Playground

/// Files as they are served.
@Suite struct FileTests {
    private static let harness: PlaygroundHarness = {
        var harness = PlaygroundHarness()
        harness.documentation = Archive.folder
        return harness
    }()

    @Test(arguments: [
        ("/site/shell/understudy.css", 200, "text/css; charset=utf-8"),
        ("/site/pictures/a%20b.svg", 200, "image/svg+xml"),
        ("/docs/", 200, "text/html; charset=utf-8"), ("/docs/documentation/stage/", 200, "text/html; charset=utf-8"),
        ("/docs/index.html", 200, "text/html; charset=utf-8"),
    ])
    func `A file that is there is served as what it is`(path: String, status: Int, type: String) async throws {
        try await Self.harness.open { site in
            let answer = try await site.stranger.send("GET", path)
            #expect(answer.status == status)
            #expect(answer.headers["content-type"] == type)
            let mark = try #require(answer.headers["etag"])
            let again = try await site.stranger.send("GET", path, headers: [("If-None-Match", mark)])
            #expect(again.status == 304)
            #expect(again.body == "")
            let head = try await site.stranger.send("HEAD", path)
            #expect(head.status == 200)
        }
    }

    @Test(arguments: [
        "/site/", "/site", "/site/nonesuch", "/site/.hidden", "/site/../secret.txt", "/site/%2e%2e/secret.txt",
        "/site/pictures/..%2f..%2fsecret.txt", "/site/%2e%2e%2fsecret.txt", "/site/link.txt", "/site/pictures",
        "/site/pictures/", "/site//understudy.css", "/site/shell/understudy.css/", "/site/shell/understudy.css%00",
        "/site/%ff",
        "/docs/nonesuch",
        "/site/..%5csecret.txt", "/site/../templates/play.mustache", "/play/basics/0", "/play/basics/3", "/play/x/1",
    ])
    func `Nothing else is served`(path: String) async throws {
        try await Self.harness.open { site in
            let answer = try await site.stranger.send("GET", path)
            #expect(answer.status == 404)
            #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
            #expect(
                !answer.body.contains("secret\n") && answer.body.contains(#"<p class="lead">There is no page at "#))
        }
    }

    @Test func `A pipe is no file, and nobody waits for one who writes to it`() async throws {
        try await Self.harness.open { site in
            let folder = site.playground.site + "/static"
            #expect(mkfifo(folder + "/pipe.css", 0o600) == 0)
            try FileManager.default.createDirectory(atPath: folder + "/piped", withIntermediateDirectories: true)
            #expect(mkfifo(folder + "/piped/index.html", 0o600) == 0)
            for path in ["/site/pipe.css", "/site/piped/"] {
                let answer = try await site.stranger.send("GET", path)
                #expect(answer.status == 404)
                let lead = "<p class=\"lead\">There is no page at \(path).</p>"
                #expect(answer.body.contains("\(lead)\n<p>Choose a step, or begin at the first page.</p>"))
            }
            #expect(site.log.errors == [])
        }
    }

    /// The function `setfsuid`: Glibc's module leaves out its header.
    private static let setFileUser = dlsym(nil, "setfsuid").map {
        unsafeBitCast($0, to: (@convention(c) (UInt32) -> Int32).self)
    }

    @Test func `A file that the server may not read is said to be one`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "playground-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "closed.css").path
        try "p {}".write(toFile: file, atomically: true, encoding: .utf8)
        #expect(chmod(file, 0) == 0)
        let routes = FileRoutes(site: folder.path, at: "/site")
        let request = Request(
            head: HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/site/closed.css"),
            body: RequestBody(buffer: ByteBuffer()))
        // Nothing is closed to the superuser. So for files, this thread becomes another user.
        let setFileUser = try #require(Self.setFileUser)
        _ = setFileUser(65534)
        defer { _ = setFileUser(geteuid()) }
        #expect(
            throws: Refusal(
                .forbidden, "This file cannot be read.",
                cure: "Give the user who started Understudy permission to read it.")
        ) {
            try routes.serve(request)
        }
    }

    @Test func `Documentation that is being built is waited for, and its pictures are shown`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "playground-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in ["catalog/Pictures/a.svg": "<svg/>", "archive/documentation/a/index.html": "<html><head>"] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let coming = ServedDocumentation(.building("Half of it."), catalog: folder.appending(path: "catalog"))
        var harness = PlaygroundHarness()
        harness.comingDocumentation = coming
        try await harness.open { site in
            func look(_ path: String = "/docs/documentation/a/") async throws -> (Int, String) {
                let answer = try await site.stranger.send("GET", path)
                let text = answer.body.firstMatch(of: /id="waiting" role="status">([^<]*)</)
                return (answer.status, text.map { String($0.1) } ?? answer.body)
            }
            let building = try await site.stranger.send("GET", "/docs/documentation/a/")
            #expect(building.status == 503 && building.headers["retry-after"] == "2")
            #expect(building.body.contains("/site/pages/waiting.js"))
            #expect(try await look() == (503, "Half of it."))
            #expect(try await look("/docs/images/org.understudy/a.svg") == (200, "<svg/>"))
            #expect(try await look("/docs/images/org.understudy/b.svg").0 == 503)
            coming.state = .failed("No compiler.")
            #expect(try await look() == (503, "No compiler."))
            #expect(!(try await site.stranger.send("GET", "/docs/").body.contains("/site/pages/waiting.js")))
            coming.state = .ready(folder.appending(path: "archive").path)
            #expect(try await look().0 == 200)
        }
    }

    @Test func `A page of the documentation takes the token out of its address before anything else`() async throws {
        try await Self.harness.open { site in
            for path in ["/docs/", "/docs/documentation/stage/"] {
                let answer = try await site.stranger.send("GET", path)
                #expect(
                    answer.body.hasPrefix(
                        #"<html><head><script type="module" src="/site/shell/token.js"></script></head><template"#))
            }
        }
    }

    @Test func `A folder is asked for with a slash, and stays below its prefix`() async throws {
        try await Self.harness.open { site in
            for (path, place) in [("/docs", "/docs/"), ("/docs/documentation/stage", "/docs/documentation/stage/")] {
                let answer = try await site.stranger.send("GET", path)
                #expect(answer.status == 302)
                #expect(answer.headers["location"] == place)
            }
        }
    }

    @Test(arguments: [
        ("<script>a</script>", ["a"]), ("<script src=\"x\"></script>", []),
        ("<SCRIPT type=\"m\">\na < b\n</SCRIPT >", ["\na < b\n"]),
        ("<script>a</script><p><script defer>b</script>", ["a", "b"]), ("<scripts>a</scripts>", []),
        ("<script></script>", []),
    ])
    func `The scripts that stand in a page`(page: String, scripts: [String]) {
        #expect(InlineScripts.scripts(in: page) == scripts)
    }
}
