import Building
import Foundation
import SampleReading
import Simulator
import TestSupport
import Testing

@testable import Playground

/// No content of a request ends the server, or stops the requests after it.
@Suite(.serialized, .tried("Hostile texts among honest runs of the playground"))
struct HostileRunTests {
    private static let plist = #"<plist version="1.0"><dict/></plist>"#

    private static func runner() async throws -> LiveRunner {
        let program = Bundle.main.bundleURL.appending(path: "understudy").resolvingSymlinksInPath().path
        let trial = try await TestBuilder.shared.value
        let protection = trial.modules.protection
        let reader = ReaderProcess(
            program: ReaderProgram(path: program, arguments: ["read-samples"], protection: protection))
        let builder = SampleBuilder(modules: trial.modules, reader: reader)
        return LiveRunner(builder: builder, protection: protection, limits: Limits())
    }

    private static func order(_ main: String, plist: String = plist) throws -> String {
        struct Order: Encodable {
            struct File: Encodable {
                var name: String
                var text: String
            }
            var step = "basics/1"
            var kind = "run"
            var files: [File]
        }
        let order = Order(files: [
            .init(name: "Stage/Info.plist", text: plist), .init(name: "Stage/main.swift", text: main),
        ])
        return String(decoding: try JSONEncoder().encode(order), as: UTF8.self)
    }

    @Test func `After each hostile text an honest one runs`() async throws {
        let backend = try await Self.runner().backend
        let deep =
            #"<plist version="1.0">"# + String(repeating: "<array>", count: 3500)
            + String(repeating: "</array>", count: 3500) + "</plist>"
        let hostile: [(order: String, end: PlaygroundHarness.RunningSite.End)] = [
            (
                try Self.order("let y = x" + String(repeating: "!", count: 60_000)),
                .init(
                    type: "end", outcome: "refused",
                    sentence:
                        "/understudy/basics/first/Stage/main.swift:1: The code is nested more than 4000 levels deep.")
            ),
            (
                try Self.order("print(1)", plist: deep),
                .init(
                    type: "end", outcome: "refused",
                    sentence: "Stage/Info.plist: The Info.plist cannot be read. It is nested more than 200 levels deep."
                )
            ),
        ]
        try await PlaygroundHarness(backend: backend).open { site in
            for (order, end) in hostile {
                #expect(try await site.end(of: site.begin(order)) == end)
                let honest = try await site.end(of: site.begin(try Self.order("print(1)")))
                #expect(honest.outcome == "exited")
            }
            #expect(site.log.errors == [])
        }
    }
}
