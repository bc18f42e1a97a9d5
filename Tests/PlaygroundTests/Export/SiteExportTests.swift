import Building
import Confinement
import Foundation
import Lifecycle
import Runs
import Samples
import Storage
import Synchronization
import TestSupport
import Testing
import Tutorials

@testable import Playground

/// A published copy of a small site, with real runs.
@Suite(.serialized) struct SiteExportTests {
    private static let lessons = Lessons(
        tutorials: [
            .init(
                name: "real", title: "Real",
                steps: [.init(place: StepPlace(section: 1, step: 1), section: "Only", slug: "1", title: "One")])
        ],
        lesson: { name in name.slug == "1" ? LiveRunnerTests.lesson : nil })

    private static func export(_ place: PublishedPlace, to folder: URL) async throws -> ExportReport {
        let builder = try await TestBuilder.shared.value
        return try await SiteExport(
            lessons: lessons, site: Checkout.path("Site"), documentation: try archive(beside: folder), at: place,
            builder: builder, version: "1.2.3"
        ).write(to: folder)
    }

    /// An archive as DocC writes it, with a page.
    private static func archive(beside folder: URL) throws -> URL {
        let archive = URL(filePath: folder.path + ".archive")
        let page = """
            <!doctype html><html><head><meta charset="utf-8"><title>Quick fix | Understudy</title>\
            <meta name="description" content="Files."><script>var baseUrl = "/u/docs/"</script></head><body>\
            <noscript><main><h1>Quick fix</h1><p><a href="/u/docs/tutorials/understudy/real">Real</a></p></main></noscript>\
            </body></html>
            """
        let files = [
            "index.html": page, "documentation/understudy/quickfix/index.html": page,
            "js/understudy.js": "fetch('/api/status')",
            "data/other.json": #"{"link":"/docs"}"#,
        ]
        for (path, text) in files {
            let place = archive.appending(path: path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place)
        }
        return archive
    }

    private static func files(_ folder: URL) throws -> [String: Data] {
        Dictionary(
            uniqueKeysWithValues: try ExportFolder.paths(below: folder.path).map { path in
                (path, try Data(contentsOf: folder.appending(path: path)))
            })
    }

    @Test func `Two exports have equal bytes, and the answers are those of live runs`() async throws {
        try await ScratchFolder.with([:]) { folder in
            let place = try PublishedPlace(base: nil, address: "https://example.org/u")
            let (one, other) = (URL(filePath: folder / "one"), URL(filePath: folder / "other"))
            let report = try await Self.export(place, to: one)
            #expect(try await Self.export(place, to: other) == report)
            let files = try Self.files(one)
            #expect(try Self.files(other) == files)
            #expect(report.answers == 54)
            #expect(
                report.own + report.documentation
                    == .init(files: files.count, bytes: files.values.reduce(0) { $0 + $1.count }))
            #expect(report.documentation.files == 3)
            try await Self.compareWithLiveRuns(files)
            Self.checkPages(files)
        }
    }

    /// Compares the recorded events of some answers with those of runs that are made now.
    private static func compareWithLiveRuns(_ files: [String: Data]) async throws {
        let name = try #require(files.keys.first { $0.hasPrefix("recorded/") })
        let pack = try JSONDecoder().decode(Pack.self, from: try #require(files[name]))
        #expect(pack.version == "1.2.3")
        let runner = LiveRunner(builder: try await TestBuilder.shared.value, protection: .none, limits: Limits())
        let questions = LiveRunnerTests.lesson.recordedQuestions
        for question in stride(from: 0, to: questions.count, by: 9).map({ questions[$0] }) {
            let answer = try #require(pack.answers[question.key])
            guard let trace = answer.trace else {
                #expect(question.launch.contradictions.isEmpty == false)
                continue
            }
            let recorded = pack.traces[trace].compactMap { pack.lines[$0].event }
            let live = try await runner.events(RunOrder(LiveRunnerTests.lesson, question.launch))
            #expect(recorded == live)
        }
    }

    private struct Pack: Decodable {
        struct Answer: Decodable {
            var trace: Int?
        }

        struct Line: Decodable {
            var event: TraceEvent?
        }

        var version: String
        var answers: [String: Answer]
        var traces: [[Int]]
        var lines: [Line]
    }

    private static func checkPages(_ files: [String: Data]) {
        func text(_ path: String) -> String { files[path].map { String(decoding: $0, as: UTF8.self) } ?? "" }
        let page = text("play/real/1/index.html")
        #expect(page.contains(#"<link rel="canonical" href="https://example.org/u/play/real/1/">"#))
        #expect(page.contains(#"<meta property="og:image" content="https://example.org/u/site/shell/share.png">"#))
        #expect(page.contains(#"<meta name="understudy-recorded" content="1.2.3">"#))
        #expect(page.contains(#"<script type="module" src="/u/site/workbench/play.js"></script>"#))
        #expect(page.count(of: "rel=\"canonical\"") == 1)
        #expect(text("site/shell/token.js") == "export * from '../recorded/connection.js';\n")
        #expect(text("site/bar/search.js").contains("'/u/api/search/index'"))
        #expect(
            text("docs/documentation/understudy/quickfix/index.html") == """
                <!doctype html><html><head><meta charset="utf-8">
                <meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; script-src &#39;self&#39; \
                &#39;sha256-\(InlineScripts.hashes(in: "<script>var baseUrl = \"/u/docs/\"</script>")[0])&#39;; \
                style-src &#39;self&#39; &#39;unsafe-inline&#39;; img-src &#39;self&#39; data:; font-src &#39;self&#39;; \
                connect-src &#39;self&#39;; base-uri &#39;none&#39;; form-action &#39;self&#39;">
                <meta name="understudy-recorded" content="1.2.3">
                <link rel="canonical" href="https://example.org/u/docs/documentation/understudy/quickfix/">
                <meta property="og:url" content="https://example.org/u/docs/documentation/understudy/quickfix/">
                <meta property="og:title" content="Quick fix | Understudy">
                <meta property="og:image" content="https://example.org/u/site/shell/share.png">
                <meta property="og:type" content="website">
                <meta name="twitter:card" content="summary_large_image">
                <title>Quick fix | Understudy</title><meta name="description" content="Files.">\
                <script>var baseUrl = "/u/docs/"</script></head><body>\
                <noscript><main><h1>Quick fix</h1><p><a href="/u/docs/tutorials/understudy/real">Real</a></p></main></noscript>\
                </body></html>
                """)
        #expect(text("docs/js/understudy.js") == "fetch('/u/api/status')")
        #expect(text("docs/index.html").contains(#"content="0; url=/u/docs/documentation/understudy/""#))
        let missing = text("404.html")
        #expect(missing.contains("There is no page at this address."))
        #expect(missing.count(of: "Content-Security-Policy") == 1)
        #expect(missing.count(of: "rel=\"canonical\"") == 0)
        #expect(missing.count(of: "og:url") == 0)
        #expect(text("sitemap.xml").contains("<loc>https://example.org/u/play/real/1/</loc>"))
        #expect(files.keys.filter { $0.hasPrefix("recorded/") }.count == 1)
    }
}

extension LiveRunner {
    /// Runs as a server does, and returns the events without their times.
    fileprivate func events(_ order: RunOrder) async throws -> [TraceEvent] {
        let events = Mutex<[TraceEvent]>([])
        let sink = RunBackend.RunSink.hearing { message in
            guard case .event(let view) = message else { return }
            var event = view.event
            event.time = 0
            events.withLock { $0.append(event) }
        }
        _ = try await perform(order, sink, takesCommands: false) { try await self.built($0, $1) }
        return events.withLock { $0 }
    }
}

extension String {
    fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
