import Foundation
import Lifecycle
import TestSupport
import Testing

@testable import Playground

/// Promise 5: runs are asked for by `POST` with `application/json`, at most 64 KiB and 20 files with plain names.
@Suite(.tried("A request for a run in another form, too long, or with an absurd device")) struct Promise5 {
    /// A fresh iPhone with the newest system, as a run leaves it.
    private static let kept =
        #"{"apps":{},"conditions":{"idiom":"phone","readings":[],"suspended":[],"system":{"major":\#(SystemVersion.newest.major),"minor":0}}}"#

    /// Returns the same with an app, as no run leaves it.
    private static func broken(_ app: String) -> String {
        #"{"apps":{"app":{"description":{"bundleIdentifier":"app","name":"","storyboards":[]},"hasExternalDisplay":false,\#(app)}},"#
            + #""conditions":{"idiom":"pad","readings":[],"suspended":[],"system":{"major":\#(SystemVersion.newest.major),"minor":0}}}"#
    }

    @Test(arguments: ["GET", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"])
    func `No other method asks for a run`(method: String) async throws {
        try await PlaygroundHarness().open { site in
            let answer = try await site.caller.send(
                method, "/api/runs", headers: site.caller.tokenHeader + [("Content-Type", "application/json")])
            #expect([404, 405].contains(answer.status))
        }
    }

    @Test(arguments: [
        nil, "", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonx",
        "text/plain; application/json",
    ])
    func `What a form could send is refused`(type: String?) async throws {
        try await PlaygroundHarness().open { site in
            let headers = site.caller.tokenHeader + (type.map { [("Content-Type", $0)] } ?? [])
            for path in ["/api/runs", "/api/runs/x/actions"] {
                let answer = try await site.caller.send(
                    "POST", path, headers: headers, body: PlaygroundHarness.RunningSite.order)
                #expect(answer.status == 415)
            }
        }
    }

    @Test func `64 KiB are taken, a byte more is not`() async throws {
        try await PlaygroundHarness(backend: .brief).open { site in
            let start = #"{"step":"basics/1","files":[{"name":"Stage/main.swift","text":""#
            let end = #""}]}"#
            let room = 64 * 1024 - start.utf8.count - end.utf8.count
            for (size, status) in [(room, 201), (room + 1, 413), (room + 1_000_000, 413)] {
                let json = start + String(repeating: "a", count: size) + end
                let answer = try await site.caller.post("/api/runs", json)
                #expect(answer.status == status)
            }
        }
    }

    /// The routes that take a body.
    private static let routes = [
        "runs", "runs/x/actions", "project", "compare", "builds", "format", "language/hover", "language/completion",
        "language/fixes",
    ]

    /// Returns the head of a request, of which only the beginning of the body is sent.
    private static func head(_ route: String, _ site: PlaygroundHarness.RunningSite) -> String {
        """
        POST /api/\(route) HTTP/1.1\r
        Host: 127.0.0.1:\(site.playground.port)\r
        X-Understudy-Token: \(site.playground.token.text)\r
        Content-Type: application/json\r
        Content-Length: 300\r
        \r

        """
    }

    @Test(arguments: routes, ["", "{", #"{"step":"#])
    func `A body that is cut off is its sender's fault`(route: String, start: String) async throws {
        try await PlaygroundHarness().open { site in
            let answer = try await site.caller.sendPart(Self.head(route, site) + start)
            // Work that ends with the connection may see that end before the body's.
            let endsEarly = !["runs", "runs/x/actions", "project", "compare"].contains(route)
            #expect(answer.hasPrefix("HTTP/1.1 400 ") || endsEarly && answer.hasPrefix("HTTP/1.1 408 "), "\(answer)")
            #expect(site.log.errors == [])
        }
    }

    @Test(arguments: routes)
    func `A sender who leaves within a body is not our fault`(route: String) async throws {
        try await PlaygroundHarness().open { site in
            for start in ["", "{"] { try await site.caller.sendPartAndLeave(Self.head(route, site) + start) }
            // The server has noticed it by then.
            try await Task.sleep(for: .milliseconds(200))
            #expect(try await site.caller.send("GET", "/tutorials").status == 200)
            #expect(site.log.errors == [])
        }
    }

    @Test(arguments: [(20, 400), (21, 413)])
    func `20 files are taken at most`(count: Int, status: Int) async throws {
        // No step of this test has 20 files, so the first wrong name is the only thing left to refuse.
        try await PlaygroundHarness().open { site in
            let files = (1...count).map { #"{"name":"Stage/\#($0).swift","text":""}"# }.joined(separator: ",")
            let answer = try await site.caller.post("/api/runs", #"{"step":"basics/1","files":[\#(files)]}"#)
            #expect(answer.status == status)
        }
    }

    @Test(arguments: [
        "../Stage/main.swift", "/etc/passwd", "Stage/../main.swift", "Stage//main.swift", "./Stage/main.swift", "", ".",
        "..", "Stage/.hidden", "Stage\\main.swift", "Stage/main.swift\u{0}", "Stage/ma\nin.swift", "Stage/main.swift/",
        "Stage/Other.swift", "stage/main.swift", "C:/main.swift", String(repeating: "a", count: 300),
    ])
    func `A name that is not a file's of the step is refused`(name: String) async throws {
        try await PlaygroundHarness().open { site in
            let file = try String(decoding: JSONEncoder().encode(["name": name, "text": ""]), as: UTF8.self)
            let answer = try await site.caller.post("/api/runs", #"{"step":"basics/1","files":[\#(file)]}"#)
            #expect(answer.status == 400)
        }
    }

    @Test(arguments: [
        ("", "The request is not what a run needs.", 400), ("[]", "The request is not what a run needs.", 400),
        ("{", "The request is not what a run needs.", 400), ("{}", "The request is not what a run needs.", 400),
        (#"{"step":"basics/3"}"#, "There is no step basics/3.", 404),
        (#"{"step":"../basics/1"}"#, "There is no step ../basics/1.", 404),
        (#"{"step":"basics/01"}"#, "There is no step basics/01.", 404),
        (#"{"step":"basics/1","kind":"walk"}"#, #""walk" is not a kind of run."#, 400),
        (#"{"step":"basics/1","command":2}"#, "The lesson basics/first has no command 2.", 400),
        (#"{"step":"basics/1","command":0}"#, "The lesson basics/first has no command 0.", 400),
        (
            #"{"step":"basics/1","command":-9223372036854775808}"#,
            "The lesson basics/first has no command -9223372036854775808.", 400
        ),
        (
            #"{"step":"basics/1","command":1,"launch":{"scenario":"lesson"}}"#,
            "No commands of the lesson come before this launch.", 400
        ),
        (
            #"{"step":"basics/1","launch":{"scenario":"lesson"}}"#,
            "No commands of the lesson come before this launch.",
            400
        ),
        (#"{"step":"basics/1","launch":{"then":["fly"]}}"#, "There is no action fly.", 400),
        (
            #"{"step":"basics/1","launch":{"then":["home","home","home","home","home","home","home","home","home","home","home","home","home","home","home","home","home","home","home","home","home"]}}"#,
            "21 actions are to follow the launch; 20 are taken.", 400
        ),
        (#"{"step":"basics/1","launch":{"scenario":"dream"}}"#, #""dream" is not a scenario."#, 400),
        (#"{"step":"basics/1","launch":{"scenario":"custom"}}"#, "The request has no device.", 400),
        (#"{"step":"basics/1","launch":{"os":"11"}}"#, "iOS 11 is not modelled.", 400),
        (#"{"step":"basics/1","launch":{"os":"99"}}"#, "iOS 99 is not modelled.", 400),
        (
            #"{"step":"basics/1","launch":{"scenario":"custom"},"device":{"idiom":"phone"}}"#,
            "The request is not what a run needs.", 400
        ),
        (#"{"step":"basics/1","launch":{"argument":"a"}}"#, "The request is not what a run needs.", 400),
        (#"{"step":"basics/1","launch":{"preview":"yes"}}"#, "The request is not what a run needs.", 400),
        (#"{"step":"basics/1","launch":{"device":"watch"}}"#, #""watch" is not a kind of device."#, 400),
        (
            #"{"step":"basics/1","launch":{"sdk":"\#(SystemVersion.newest.major + 1)"}}"#,
            "The SDK of iOS \(SystemVersion.newest.major + 1) is not modelled.", 400
        ),
        (#"{"step":"basics/1","launch":{"xcode":"15"}}"#, #""15" is not an Xcode that Understudy models."#, 400),
        (#"{"step":"basics/1","launch":{"reading":["none"]}}"#, #""none" is not a reading."#, 400),
        (
            #"{"step":"basics/1","launch":{"environment":["LD_PRELOAD=x"]}}"#,
            "LD_PRELOAD is a variable that Understudy itself sets.", 400
        ),
        (
            #"{"step":"basics/1","launch":{"environment":["DYLD_INSERT_LIBRARIES=x"]}}"#,
            "DYLD_INSERT_LIBRARIES decides which code this machine loads.", 400
        ),
        (
            #"{"step":"basics/1","launch":{"argument":["\u0000"]}}"#,
            "One of the arguments contains a zero byte, which would cut it off.", 400
        ),
        (
            #"{"step":"basics/1","launch":{"argument":["1","2","3","4","5","6","7","8","9","10","11","12","13","14","15","16","17","18","19","20","21"]}}"#,
            "21 arguments are set; 20 are taken.", 400
        ),
        (
            #"{"step":"basics/1","launch":{"os":"12","sdk":"27"}}"#,
            "The SDK of iOS 27 builds apps for iOS 15 and later.", 400
        ),
        (#"{"step":"basics/1","launch":{"scenario":"afterSplit"}}"#, "An iPhone shows one window.", 400),
        (
            #"{"step":"basics/1","launch":{"scenario":"custom","os":"17"},"device":\#(kept)}"#,
            "The device has iOS \(SystemVersion.newest), not 17.0.", 400
        ),
        (
            #"{"step":"basics/1","launch":{"scenario":"custom","device":"ipad"},"device":\#(kept)}"#,
            "The device is an iPhone, not an iPad.", 400
        ),
        (
            #"{"step":"basics/1","launch":{"scenario":"custom","reading":["manifest-alone-adopts"]},"device":\#(kept)}"#,
            "The device was made with other readings.", 400
        ),
        (
            #"{"step":"basics/1","launch":{"scenario":"custom"},"device":\#(broken(#""sessions":[],"spaces":[],"arrangement":[],"sessionsMade":9223372036854775807"#))}"#,
            "No run can leave the device in the request: of app, 9223372036854775807 sessions were made.",
            400
        ),
        (
            #"{"step":"basics/1","launch":{"scenario":"custom"},"device":\#(broken(#""sessions":[],"spaces":[{"scenes":["a"]},{"scenes":[]}],"arrangement":[],"sessionsMade":0"#))}"#,
            "No run can leave the device in the request: of app, no window in one of the spaces.",
            400
        ),
        (String(repeating: "[", count: 65_536), "The request is not what a run needs.", 400),
        (String(repeating: #"{"device":"#, count: 6_000), "The request is not what a run needs.", 400),
        (
            #"{"step":"T36"}"#,
            "T36 is not run. Neither Xcode nor iOS merges an Info.plist of a test bundle into the app's: there is nothing to run.",
            404
        ),
        (
            #"{"step":"basics/1","files":[{"name":"Stage/main.swift","text":""},{"name":"Stage/main.swift","text":""}]}"#,
            "The request has a file twice.", 400
        ),
    ])
    func `A request for something that does not exist is refused with words`(json: String, what: String, status: Int)
        async throws
    {
        try await PlaygroundHarness().open { site in
            let answer = try await site.caller.send(
                "POST", "/api/runs", headers: site.caller.tokenHeader + [("Content-Type", "application/json")],
                body: json.isEmpty ? " " : json)
            #expect(answer.status == status)
            let refusal = try JSONDecoder().decode([String: [String: String]].self, from: Data(answer.body.utf8))
            #expect(refusal["error"]?["what"] == what)
            #expect(refusal["error"]?["cure"]?.isEmpty == false)
        }
    }
}
