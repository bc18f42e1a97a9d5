import Foundation
import Lifecycle
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import Pictures

struct PictureTests {
    /// Launches with a production and a testing scene delegate.
    private static func launch(
        _ launch: ProcessLaunch, asked: String?, connected: String, before: Int, rules: [Rule] = []
    ) -> [TraceEvent] {
        var events = [TraceEvent(kind: .launch, lane: .system, launch: launch)]
        events += rules.map { TraceEvent(kind: .console, lane: .system, rule: $0.id) }
        if let asked {
            events.append(
                TraceEvent(
                    kind: .call, lane: .appDelegate, class: asked,
                    name: "application(_:configurationForConnecting:options:)"))
        }
        let verdict = Verdict(
            appDelegate: asked, sceneDelegates: [connected], configurationRequests: asked == nil ? 0 : 1,
            sessionsBefore: before, sessionsAfter: 1, exit: .finished, isolated: false)
        return events + [TraceEvent(kind: .verdict, lane: .system, verdict: verdict)]
    }

    private static let pictures = CatalogPictures(
        uncured: [
            launch(.run, asked: "Stage.AppDelegate", connected: "Stage.SceneDelegate", before: 0),
            launch(.test, asked: nil, connected: "Stage.SceneDelegate", before: 1),
        ],
        cured: [
            launch(.run, asked: "Stage.AppDelegate", connected: "Stage.SceneDelegate", before: 0),
            launch(
                .test, asked: "TestingAppDelegate", connected: "StageTests.TestingSceneDelegate", before: 1,
                rules: [.sessionRemovedPrivately]),
            launch(
                .run, asked: "Stage.AppDelegate", connected: "Stage.SceneDelegate", before: 1,
                rules: [.sessionUnresolvedConfiguration]),
        ],
        ordinary: launch(.run, asked: "Stage.AppDelegate", connected: "Stage.SceneDelegate", before: 0),
        tested: launch(.test, asked: "TestingAppDelegate", connected: "T.S", before: 0),
        ways: ["askAgain": "Make UIKit ask again"], growth: Growth(record: GrowthTests.record)!)

    @Test func `What a device remembers follows from the traces`() throws {
        let picture = try #require(Self.pictures.all.first { $0.name == "device-memory.svg" })
        #expect(
            picture.words == """
                Nothing done: run, UIKit asks AppDelegate, SceneDelegate connects; \
                test, UIKit does not ask, SceneDelegate connects. \
                Tests remove the session: run, UIKit asks AppDelegate, SceneDelegate connects; \
                test, the tests remove the session, UIKit asks TestingAppDelegate, TestingSceneDelegate connects; \
                run, the stored class is missing: (null), UIKit asks AppDelegate, SceneDelegate connects.
                """)
        #expect(picture.svg.matches(of: /Production runs under test/).count == 1)
    }

    @Test func `When the bundle is there follows from the profiles`() {
        #expect(
            TestBundlePicture.picture([.xcode7, .xcode16]).words == """
                In time: before main, the launch, the tests. \
                Xcode 7: XCTest before main, test classes after the launch; main.swift finds XCTestCase alone. \
                Xcode 16 and later: XCTest before main, test classes before main; \
                main.swift finds TestingAppDelegate; The app's code is in a debug library.
                """)
    }

    @Test func `Words fit into a page, and names are each used once`() {
        let all = Self.pictures.all
        #expect(Set(all.map(\.name)).count == all.count)
        for picture in all {
            #expect(!picture.words.contains { "\"[]\n".contains($0) }, "\(picture.name)")
            #expect(!picture.words.isEmpty)
        }
    }

    @Test func `Letters are at least 12 high and inside the frame, by a cautious estimate of their width`() {
        for picture in Self.pictures.all {
            for size in picture.svg.matches(of: /([0-9.]+)px/) {
                #expect(Double(size.1).map { $0 >= 12 } == true, "\(picture.name)")
            }
            for line in picture.svg.matches(of: /<text class="([a-z]+)" x="([0-9.]+)" y="[0-9.]+">([^<]*)</) {
                guard let style = PictureSheet.Style(rawValue: String(line.1)), let x = Double(line.2) else {
                    Issue.record("\(picture.name): \(line.0)")
                    continue
                }
                let text = String(line.3).replacing("&amp;", with: "&").replacing("&quot;", with: "\"")
                    .replacing(/&[a-z#0-9]+;/, with: "x")
                let end = x + Double(text.count) * style.letter
                #expect(end <= PictureSheet.width - 8, "\(picture.name): \(text)")
            }
        }
    }

    @Test func `Each is a picture of XML`() throws {
        for picture in Self.pictures.all {
            let parser = XMLParser(data: Data(picture.svg.utf8))
            #expect(parser.parse(), "\(picture.name)")
        }
    }
}
