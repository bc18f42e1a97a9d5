import Foundation
import TestSupport
import Testing

@testable import Playground

let withDocumentation: PlaygroundHarness = {
    var harness = PlaygroundHarness()
    harness.documentation = Archive.folder
    return harness
}()

/// Promise 1: it listens only on loopback and refuses any other address.
@Suite(.tried("A connection from another machine")) struct Promise1 {
    @Test func `The server listens on 127.0.0.1 and nowhere else`() async throws {
        try await PlaygroundHarness().open { site in
            let port = String(site.playground.port, radix: 16, uppercase: true)
            let digits = String(repeating: "0", count: 4 - port.count) + port
            var listening: [String] = []
            for table in ["tcp", "tcp6"] {
                let file = try #require(FileHandle(forReadingAtPath: "/proc/net/\(table)"))
                let text = String(decoding: try #require(try file.readToEnd()), as: UTF8.self)
                for line in text.split(separator: "\n").dropFirst() {
                    let columns = line.split(separator: " ").map(String.init)
                    if columns[3] == "0A", columns[1].hasSuffix(":" + digits) { listening.append(columns[1]) }
                }
            }
            #expect(listening == ["0100007F:\(digits)"])
        }
    }

    @Test func `There is no address to choose but loopback and the container's`() {
        #expect([Playground.Reach.loopback, .container].map(\.address) == ["127.0.0.1", "0.0.0.0"])
    }
}

/// Promise 2: `Host` must be one of the loopback spellings with the server's own port, on every route.
@Suite(.tried("A request for another name of the server (Host)")) struct Promise2 {
    @Test(arguments: Route.allCases, Forwarding.allCases)
    func `The loopback names with the own port are let in`(route: Route, forwarding: Forwarding) async throws {
        try await forwarding.harness.open { site in
            let id = try await site.runToAskAbout()
            let port = site.playground.port
            let own = ["localhost:\(port)", "[::1]:\(port)", "LOCALHOST:\(port)", "127.0.0.1:\(port)"]
            for host in own + forwarding.hosts {
                // A run that was stopped, or that gave way, can still be asked about; it takes no action.
                let success = route == .action ? [202, 409] : [route.success]
                let answer = try await site.ask(route, run: id, as: site.caller, host: [host])
                #expect(success.contains(answer.status), "\(host): \(answer.status) \(answer.body)")
            }
        }
    }

    @Test(
        arguments: [
            ("/", nil), ("/play?x=http://evil.example/", nil), ("*", nil), ("http://127.0.0.1:8080/", "127.0.0.1:8080"),
            ("HTTP://localhost:8080?x", "localhost:8080"), ("http://evil.example/", "evil.example"),
            ("http://127.0.0.1:8080@evil.example/", "127.0.0.1:8080@evil.example"), ("http:///", ""),
            ("https://127.0.0.1:8080/", "https://127.0.0.1:8080/"), ("evil.example:443", "evil.example:443"), ("", ""),
        ] as [(String, String?)])
    func `A whole address in the place of a path names the host`(target: String, host: String?) {
        #expect(WholeAddress.host(of: target) == host)
    }

    @Test func `A whole address of another host is refused`() async throws {
        try await PlaygroundHarness().open { site in
            let own = "127.0.0.1:\(site.playground.port)"
            for (target, status) in [
                ("http://evil.example/", "403"), ("http://evil.example/api/status", "403"), ("http://\(own)/", "200"),
                ("https://\(own)/", "403"),  // Refused before it is a request to this server.
                ("evil.example:443", "400"),
            ] {
                let head = "GET \(target) HTTP/1.1\r\nHost: \(own)\r\nConnection: close\r\n\r\n"
                let answer = try await site.caller.sendPart(head)
                #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(target): \(answer.prefix(80))")
            }
        }
    }

    @Test(arguments: Route.allCases, Forwarding.allCases)
    func `Every other name is refused`(route: Route, forwarding: Forwarding) async throws {
        try await forwarding.harness.open { site in
            let id = try await site.runToAskAbout()
            let port = site.playground.port
            let names =
                [
                    "evil.example", "evil.example:\(port)", "127.0.0.1", "localhost", "127.0.0.1:\(port + 1)",
                    "127.0.0.1.evil.example:\(port)", "localhost.:\(port)", "0.0.0.0:\(port)", "[::]:\(port)",
                    "127.1:\(port)",
                    "2130706433:\(port)", "user@127.0.0.1:\(port)", "127.0.0.1:\(port)@evil.example", "",
                ] + forwarding.strangeHosts
            for name in names {
                let answer = try await site.ask(route, run: id, as: site.caller, host: [name])
                #expect([400, 403].contains(answer.status), "\(name): \(answer.status)")
            }
            let twice = ["127.0.0.1:\(port)", "evil.example"]
            for hosts in [[], twice, twice.reversed()] {
                let answer = try await site.ask(route, run: id, as: site.caller, host: hosts)
                #expect([400, 403].contains(answer.status), "\(hosts): \(answer.status)")
            }
        }
    }
}

/// Promise 3: `Origin`, where present, must be exactly the server's own; absent, the token decides.
@Suite(.tried("A request of another page (Origin)")) struct Promise3 {
    @Test(arguments: Route.allCases, Forwarding.allCases)
    func `The own origin is let in`(route: Route, forwarding: Forwarding) async throws {
        try await forwarding.harness.open { site in
            let id = try await site.runToAskAbout()
            let own = "127.0.0.1:\(site.playground.port)"
            for (host, origin) in [(own, "http://\(own)")] + forwarding.origins(own: own) {
                let success = route == .action ? [202, 409] : [route.success]
                let answer = try await site.ask(
                    route, run: id, as: site.caller, host: [host],
                    headers: [("Origin", origin), ("Sec-Fetch-Site", "same-origin")])
                #expect(success.contains(answer.status), "\(host) \(origin): \(answer.status)")
            }
        }
    }

    @Test(arguments: Route.allCases, Forwarding.allCases)
    func `Every other origin is refused, null too`(route: Route, forwarding: Forwarding) async throws {
        try await forwarding.harness.open { site in
            let id = try await site.runToAskAbout()
            let port = site.playground.port
            let own = "http://127.0.0.1:\(port)"
            let strangers = [
                "null", "", "https://evil.example", "http://localhost:\(port)", "https://127.0.0.1:\(port)",
                "http://127.0.0.1",
                "http://127.0.0.1:\(port + 1)", own + "/", own + ".evil.example", "file://",
                "\(own), https://evil.example",
            ]
            for host in ["127.0.0.1:\(port)"] + forwarding.hosts {
                // At the public name, this machine's origin is another one, too.
                let other = forwarding.hosts.contains(host) ? [own] : []
                for origin in strangers + forwarding.strangeOrigins + other {
                    let answer = try await site.ask(
                        route, run: id, as: site.caller, host: [host], headers: [("Origin", origin)])
                    #expect(answer.status == 403, "\(host) \(origin): \(answer.status)")
                }
            }
            let twice = try await site.ask(
                route, run: id, as: site.caller, headers: [("Origin", own), ("Origin", "https://evil.example")])
            #expect(twice.status == 403)
        }
    }

    @Test(arguments: Route.allCases, ["cross-site", "same-site"])
    func `What a page elsewhere loads without an origin is refused`(route: Route, from: String) async throws {
        try await withDocumentation.open { site in
            let id = try await site.runToAskAbout()
            for (mode, destination) in [
                ("no-cors", "image"), ("no-cors", "script"), ("cors", "empty"), ("navigate", "iframe"),
            ] {
                let answer = try await site.ask(
                    route, run: id, as: site.caller,
                    headers: [("Sec-Fetch-Site", from), ("Sec-Fetch-Mode", mode), ("Sec-Fetch-Dest", destination)])
                #expect(answer.status == 403, "\(mode) \(destination)")
            }
        }
    }

    @Test func `A link from elsewhere may be followed`() async throws {
        try await PlaygroundHarness().open { site in
            let answer = try await site.ask(
                .play, run: "", as: site.stranger,
                headers: [
                    ("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate"), ("Sec-Fetch-Dest", "document"),
                ])
            #expect(answer.status == 200)
        }
    }
}

/// Promise 4: a start token of at least 128 bits from the system's generator, in a header, in no page.
@Suite(.tried("A request without the token, or with a wrong one")) struct Promise4 {
    @Test func `Tokens have 256 bits and are never the same`() {
        let tokens = (0..<100).map { _ in Secret.text(bytes: 32) }
        #expect(Set(tokens).count == 100)
        #expect(tokens.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
    }

    @Test(arguments: [
        ("abc", "abc", true), ("abc", "abd", false), ("abc", "ab", false), ("", "", true), ("é", "e\u{301}", false),
    ])
    func `Tokens are compared byte by byte`(left: String, right: String, equal: Bool) {
        #expect(Secret.equal(left, right) == equal)
    }

    @Test(arguments: Route.guarded, Forwarding.allCases)
    func `Without the token nothing runs and no run is told`(route: Route, forwarding: Forwarding) async throws {
        try await forwarding.harness.open { site in
            let id = try await site.runToAskAbout()
            let token = site.playground.token.text
            let wrong = [
                [], [""], ["x"], [token + "0"], [String(token.dropLast())], [token.uppercased() + "A"], [token, token],
                [token, "x"],
            ]
            for given in wrong {
                let answer = try await site.ask(
                    route, run: id, as: site.stranger, host: forwarding.hosts.first.map { [$0] },
                    headers: given.map { ("X-Understudy-Token", $0) })
                #expect(answer.status == 401, "\(given)")
                #expect(
                    answer.body
                        == #"{"error":{"cure":"Open the whole address from the terminal, including the part after #.","what":"This tab can show pages, but it has no token to run anything."}}"#
                )
            }
            let query = try await site.stranger.send("GET", "/api/runs/\(id)/events?token=\(token)")
            #expect(query.status == 401)
        }
    }

    @Test(arguments: Route.open)
    func `Pages and files need no token and contain none`(route: Route) async throws {
        try await withDocumentation.open { site in
            let answer = try await site.ask(route, run: "", as: site.stranger)
            #expect(answer.status == route.success)
            #expect(!answer.body.contains(site.playground.token.text))
            #expect(answer.headers.values.allSatisfy { !$0.contains(site.playground.token.text) })
        }
    }

    @Test(arguments: [
        "/project", "/play/Own.xcodeproj", "/play/App/Own.xcodeproj", "/api/launch?step=Own.xcodeproj", "/api/search",
        "/api/own-project", "/api/own-project/launch?step=Own.xcodeproj",
    ])
    func `Without the token nothing is told of the reader's own project`(path: String) async throws {
        try await PlaygroundHarness().open { site in
            _ = try await site.caller.send("GET", "/api/own-project", headers: site.caller.tokenHeader)
            let answer = try await site.stranger.send("GET", path)
            #expect(["print(&quot;private", "print(\\\"private", "own.app"].allSatisfy { !answer.body.contains($0) })
            #expect(
                path == "/project" || path == "/api/search" || [401, 404].contains(answer.status), "\(answer.status)")
        }
    }

    @Test func `With the token the reader's own project is shown`() async throws {
        try await PlaygroundHarness().open { site in
            let page = try await site.caller.send("GET", "/api/own-project", headers: site.caller.tokenHeader)
            #expect(page.status == 200 && page.body.contains("print(&quot;private&quot;)"))
            let launch = try await site.caller.send(
                "GET", "/api/own-project/launch?step=Own.xcodeproj", headers: site.caller.tokenHeader)
            #expect(launch.status == 200 && launch.body.contains("Own.xcodeproj"))
        }
    }

    @Test func `The address of a forwarded port is printed with the token`() async throws {
        try await Forwarding.publicly.harness.open { site in
            let playground = site.playground
            #expect(playground.address == "https://name-8080.example.org/project#token=\(playground.token.text)")
        }
    }

    @Test func `The address carries the token in its fragment`() async throws {
        try await PlaygroundHarness().open { site in
            let playground = site.playground
            #expect(playground.address == "http://127.0.0.1:\(playground.port)/project#token=\(playground.token.text)")
            #expect(URLComponents(string: playground.address)?.query == nil)
        }
    }
}
