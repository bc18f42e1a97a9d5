package import Building
package import Foundation
internal import HTTPTypes
internal import Lifecycle
internal import Runs
package import Samples
internal import Simulator
internal import Storage
internal import Techniques
internal import Tutorials
internal import Wording

/// The whole site as files: its pages as the server renders them, and recorded answers in place of runs.
///
/// Equal sources give equal bytes: nothing in the files is of a time or a machine.
package struct SiteExport: Sendable {
    package var lessons: Lessons
    /// The folder with the site's `templates` and `static` files.
    package var site: String
    /// The folder of the documentation's archive, built for this place; nil to leave it out.
    package var documentation: URL?
    package var place: PublishedPlace
    package var version: String
    /// The samples whose runs are recorded; nil for all.
    package var recorded: Set<SampleID>?
    private let runner: LiveRunner
    private let limits: Limits

    /// - Parameter builder: Where the samples are built.
    package init(
        lessons: Lessons, site: String, documentation: URL?, at place: PublishedPlace, builder: SampleBuilder,
        version: String
    ) {
        self.lessons = lessons
        self.site = site
        self.documentation = documentation
        self.place = place
        self.version = version
        limits = Limits()
        // A build waits for no reader: it may take its time.
        var building = limits
        building.build = ModuleBuilder.usualTimeLimit
        runner = LiveRunner(
            builder: builder, protection: builder.modules.protection, limits: building,
            documentation: documentation == nil ? nil : ServedDocumentation.place)
    }

    /// Writes the files to a folder.
    ///
    /// - Parameter progress: Hears how many of the answers there are.
    /// - Throws: `Mistake` if a template is missing, a run failed by no fault of its lesson's, or the copy is too large.
    package func write(
        to folder: URL, progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void = { _, _ in }
    ) async throws -> ExportReport {
        var lessons = lessons
        lessons.project = nil
        let pages = try await PageSet(
            templates: site + "/templates", lessons: lessons, hasDocumentation: documentation != nil)
        let plan = ExportPlan(lessons)
        // The pages are made while processes run.
        async let made = sitePages(plan, pages, lessons)
        let packs = try await packs(of: plan.lessons.filter { recorded?.contains($0) ?? true }, lessons, progress)
        var files = ExportFolder(folder)
        for pack in packs.values where files.sizes[pack.file] == nil { try files.write(pack.text, to: pack.file) }
        let writer = PageWriter(pages: pages, plan: plan, place: place, version: version)
        for page in try await made {
            try files.write(
                writer.page(page, answers: page.lesson.flatMap { packs[$0]?.file }),
                to: PublishedPlace.file(of: page.address))
        }
        try files.write(writer.page(.missing(pages.missing("this address"))), to: "404.html")
        try writeMoved(plan, lessons, writer, to: &files)
        try writeAnswers(pages, writer, to: &files)
        try writeStatic(to: &files)
        if let map = writer.siteMap {
            try files.write(map, to: "sitemap.xml")
            try files.write("Sitemap: \(place.whole("/") ?? "")sitemap.xml\n", to: "robots.txt")
        }
        var report = ExportReport(
            pages: plan.addresses.count, answers: packs.values.reduce(0) { $0 + $1.answers },
            traces: packs.values.reduce(0) { $0 + $1.traces }, launches: packs.values.reduce(0) { $0 + $1.launches },
            limits: packs.values.flatMap(\.limits).sorted(), own: files.total)
        if let documentation { report.documentation = try writeDocumentation(documentation, writer, to: &files) }
        try report.check()
        return report
    }

    /// The recorded answers of a lesson, as a file.
    private struct Pack: Sendable {
        var text: String
        var file: String
        var answers: Int
        var traces: Int
        var launches: Int
        var limits: [String]
    }

    /// Returns the recorded answers of lessons: as many lessons at once as there are processors.
    private func packs(
        of names: [SampleID], _ lessons: Lessons, _ progress: @escaping @Sendable (Int, Int) -> Void
    ) async throws -> [SampleID: Pack] {
        let recorder = AnswerRecorder(lessons: lessons, runner: runner, limits: limits)
        var all: [Lesson] = []
        for name in names { all.append(try await lessons.lesson(named: "\(name)")) }
        let count = AnswerCount(of: all.reduce(0) { $0 + $1.recordedQuestions.count }, progress)
        return try await withThrowingTaskGroup(of: (SampleID, Pack).self) { [self] group in
            var packs: [SampleID: Pack] = [:]
            var rest = all[...]
            for lesson in rest.prefix(ProcessInfo.processInfo.activeProcessorCount) {
                group.addTask { (lesson.name, try await pack(of: lesson, by: recorder, count)) }
            }
            rest = rest.dropFirst(ProcessInfo.processInfo.activeProcessorCount)
            while let (name, pack) = try await group.next() {
                packs[name] = pack
                guard let lesson = rest.popFirst() else { continue }
                group.addTask { (lesson.name, try await self.pack(of: lesson, by: recorder, count)) }
            }
            return packs
        }
    }

    private func pack(of lesson: Lesson, by recorder: AnswerRecorder, _ count: AnswerCount) async throws -> Pack {
        let answers = try await recorder.answers(of: lesson) { count.add() }
        let text = place.json(answers.pack.text(by: version))
        return Pack(
            text: text, file: "recorded/\(ContentHash(text).description.prefix(32)).json",
            answers: lesson.recordedQuestions.count, traces: answers.pack.traceCount, launches: answers.launches,
            limits: answers.limits)
    }

    /// Returns the pages that are made from templates.
    private func sitePages(_ plan: ExportPlan, _ pages: PageSet, _ lessons: Lessons) async throws -> [PublishedPage] {
        let place = documentation == nil ? nil : ServedDocumentation.place
        var all = [
            PublishedPage("/", pages.first()), PublishedPage("/search", pages.search("")),
            PublishedPage("/tutorials", pages.tutorials()), PublishedPage("/techniques", pages.techniques()),
            PublishedPage("/trace", pages.trace()),
        ]
        all += plan.tutorials.map { PublishedPage("/tutorials/\($0)", pages.tutorial($0)) }
        for (index, needs) in plan.needs.enumerated() {
            let page = pages.find(needs, documentation: place)
            if index == 0 { all.append(PublishedPage("/find", page)) }
            all.append(PublishedPage(needs.address, page))
        }
        let played = try await withThrowingTaskGroup(of: PublishedPage.self) { [limits] group in
            for name in plan.lessons {
                group.addTask {
                    let lesson = try await lessons.lesson(named: "\(name)")
                    let page = pages.play(lesson, query: { _ in [] }, limits: limits, protections: [])
                    return PublishedPage(name.playAddress, page, of: name)
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        all += played
        all += played.filter { $0.lesson == plan.first }.map { PublishedPage("/play", $0.html, of: $0.lesson) }
        return all.filter { $0.html != nil }
    }

    /// Writes a page at each old address, that leads to the new one. An address that has a page keeps it.
    private func writeMoved(
        _ plan: ExportPlan, _ lessons: Lessons, _ writer: PageWriter, to files: inout ExportFolder
    ) throws {
        let moved = plan.moved(lessons.moved?.addresses ?? [:], hasDocumentation: documentation != nil)
        for (old, new) in moved.sorted(by: { $0.key < $1.key }) {
            let file = PublishedPlace.file(of: old)
            guard files.sizes[file] == nil else { continue }
            try files.write(writer.moved(from: old, to: new), to: file)
        }
    }

    /// Writes what the site's scripts ask the server for and is the same for every reader.
    private func writeAnswers(_ pages: PageSet, _ writer: PageWriter, to files: inout ExportFolder) throws {
        let status = ["languageAbsence": "This is a recorded copy, without a machine that knows the code."]
        try files.write(JSON.text(status), to: "api/status")
        try files.write(place.json(JSON.text(Rule.catalog.map(RuleAnswer.init))), to: "api/rules")
        try files.write(place.json(pages.searchIndex()), to: "api/search/index")
        try files.write(writer.addressed(pages.header()), to: "api/header")
    }

    /// Writes the site's scripts, styles and pictures. In place of the connection to a server there is the one to the
    /// recorded answers.
    private func writeStatic(to files: inout ExportFolder) throws {
        let folder = URL(filePath: site + "/static")
        for path in ExportFolder.paths(below: folder.path) {
            let data = try Data(contentsOf: folder.appending(path: path))
            guard ["js", "css"].contains(URL(filePath: path).pathExtension) else {
                try files.write(data, to: "site/\(path)")
                continue
            }
            let isConnection = path == "shell/token.js"
            let text = isConnection ? Self.connection : String(decoding: data, as: UTF8.self)
            try files.write(place.script(PublishedAddress.current.named(in: text)), to: "site/\(path)")
        }
    }

    private static let connection = "export * from '../recorded/connection.js';\n"

    /// Writes the documentation's archive, with what each page's head has in a copy.
    private func writeDocumentation(
        _ archive: URL, _ writer: PageWriter, to files: inout ExportFolder
    ) throws -> ExportReport.Size {
        let before = files.total
        let index = try String(contentsOf: archive.appending(path: "index.html"), encoding: .utf8)
        let policy = SecurityPolicy.stated(
            SecurityPolicy.documentation(scriptHashes: InlineScripts.hashes(in: index)))
        for path in ExportFolder.paths(below: archive.path) {
            // The redirect is in its place.
            if path == "index.html" { continue }
            let data = try Data(contentsOf: archive.appending(path: path))
            let target = "docs/\(path)"
            if path.hasSuffix(".html") {
                let html = String(decoding: data, as: UTF8.self)
                let address = "/docs/\(path.dropLast("index.html".count))"
                try files.write(writer.documentation(html, at: address, policy: policy), to: target)
            } else if path == "js/understudy.js" {
                try files.write(place.script(String(decoding: data, as: UTF8.self)), to: target)
            } else {
                try files.write(data, to: target)
            }
        }
        return files.total - before
    }
}
