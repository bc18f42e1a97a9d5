import ArgumentParser
import PackageResources
import Foundation
import Lifecycle
import Samples
import Synchronization
import Techniques
import Traces
import Tutorials

/// `understudy matrix`
struct MatrixCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "matrix",
        abstract: "Try every technique in every setting, and print who was on stage before the first test.",
        discussion: """
            Each cell is a run of the technique's own code in a process. Without filters that takes minutes. What was \
            run, what was left out and by which rule goes to standard error, with the launches a second beside those of the \
            same executables started bare. The catalog has the matrix as a page, and the record from which it is made.
            """)

    @Argument(help: "The techniques, such as T47; without any, all.")
    var names: [String] = []

    @Option(help: "Only this version of iOS.")
    var os: SystemVersion?

    @Option(help: "Only this kind of device: iphone or ipad.", transform: Choice.of)
    var device: DeviceKind?

    @Option(
        help: ArgumentHelp(
            "Only this memory of the device: fresh, afterRun, afterTests, afterRunAndTests, afterSplit.",
            valueName: "cache"),
        transform: Choice.of)
    var cache: Setting.Cache?

    @Option(help: "Only this profile of Xcode: 6, 7, 8, 16 or none.", transform: Choice.of)
    var xcode: HostingProfile?

    @Flag(help: "Only the settings that a reader chooses by.")
    var brief = false

    @Option(help: "The form of the table: text, json, markdown.", transform: Choice.of)
    var format: Format = .text

    @Flag(help: "Run everything, and write the record and the catalog's pages anew; with --brief, the pages alone.")
    var renew = false

    @Flag(help: "Run everything, and say what differs from the record; the exit status is 1 where something does.")
    var check = false

    enum Format: String, CaseIterable {
        case text, json, markdown
    }

    func run() async throws {
        if renew { try Checkout.require(for: "matrix --renew") }
        guard let folder = PackageResources.catalog else { throw Launch.left }
        let catalog = try TechniqueCatalog(folder: folder)
        let builder = try await SampleBuilder(
            sources: try Launch.sources(), environment: ProcessInfo.processInfo.environment, progress: Terminal.show)
        var run = MatrixRun(catalog: catalog, builder: builder)
        guard !(renew || check) || isWhole && !(check && brief) else {
            throw Mistake(
                .usage, what: "The record is one of all techniques in all settings.",
                cure: "Take the filters and the names off the command.")
        }
        if !names.isEmpty {
            run.techniques = try names.map { try catalog.technique(SampleID.Technique($0.uppercased())) }
        }
        run.settings = (brief ? MatrixTable.readers.map(\.setting) : Setting.all).filter(isWanted)
        let start = ContinuousClock.now
        let told = Mutex(MatrixPages.Stories())
        let matrix = try await run.run(progress: { Terminal.show("\($0) of \($1) cells") }) { cell, result in
            told.withLock { $0[cell.technique, cell.setting] = StoryView.lines(result.events) }
        }
        let time = start.duration(to: .now)
        let bare = try await run.bareStarts(min(200, matrix.launches))
        Terminal.show(nil)
        Terminal.say(Self.account(of: matrix, in: time, bare: bare))
        let isRecordKept = renew && brief
        let pages = MatrixPages(
            catalog, isRecordKept ? try Matrix(recordedIn: Launch.records(), of: catalog) : matrix, told.withLock { $0 }
        )
        if isRecordKept,
            MatrixTable(matrix, columns: MatrixTable.readers) != MatrixTable(pages.matrix, columns: MatrixTable.readers)
        {
            throw Mistake(
                .usage, what: "The runs do not come to what the record says.", place: nil,
                cure: "Run everything: understudy matrix --renew")
        }
        if renew {
            try Self.renew(pages)
        } else if check {
            try Self.check(pages)
        } else {
            try write(matrix, titles: Dictionary(uniqueKeysWithValues: catalog.techniques.map { ($0.id, $0.title) }))
        }
    }

    private var isWhole: Bool {
        names.isEmpty && os == nil && device == nil && cache == nil && xcode == nil
    }

    private static func renew(_ pages: MatrixPages) throws {
        try Data(pages.matrix.record.utf8).write(to: Launch.records().appending(path: Matrix.recordName))
        let folder = try StepCatalog.folder()
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Generated/Techniques"), withIntermediateDirectories: true)
        for (file, text) in try pages.files() { try Data(text.utf8).write(to: folder.appending(path: file)) }
    }

    /// Says which cells came to something else than the record has, and which pages say something else.
    private static func check(_ pages: MatrixPages) throws {
        let recorded = try Matrix(recordedIn: Launch.records(), of: pages.catalog)
        let old = Dictionary(
            recorded.cells.map { ("\($0.technique), \($0.setting)", $0.outcome) },
            uniquingKeysWith: { first, _ in first })
        var differences = pages.matrix.cells.compactMap { cell -> String? in
            let name = "\(cell.technique), \(cell.setting)"
            if old[name] == cell.outcome { return nil }
            return "\(name): \(cell.outcome.word), not \(old[name]?.word ?? "recorded")"
        }
        let folder = try StepCatalog.folder()
        for (file, text) in try pages.files().sorted(by: { $0.key < $1.key }) {
            let written = try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
            if written != text { differences.append("\(file) is not what the runs say.") }
        }
        guard differences.isEmpty else {
            Terminal.say(differences.joined(separator: "\n"))
            Terminal.say("If that is meant: understudy matrix --renew")
            throw ExitCode(1)
        }
        Terminal.say("All as recorded.")
    }

    private func isWanted(_ setting: Setting) -> Bool {
        (os.map { setting.system == $0 } ?? true) && (device.map { setting.device == $0.idiom } ?? true)
            && (cache.map { setting.cache == $0 } ?? true) && (xcode.map { setting.hosting == $0 } ?? true)
    }

    private func write(_ matrix: Matrix, titles: [String: String]) throws {
        switch format {
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            Terminal.write(String(decoding: try encoder.encode(matrix), as: UTF8.self) + "\n")
        case .markdown:
            Terminal.write(MatrixTable(matrix, columns: MatrixTable.readers).markdown(titles: titles))
        case .text:
            for technique in matrix.techniques {
                Terminal.write("\(technique)  \(titles[technique] ?? "")\n")
                for cell in matrix.cells(of: technique) {
                    Terminal.write("  \(cell.setting): \(cell.outcome.word)\n")
                }
            }
        }
    }

    /// What was run, what was left out and why, and how fast.
    static func account(of matrix: Matrix, in time: Duration, bare: MatrixRun.BareStarts) -> String {
        let seconds = time / .seconds(1)
        let rules = matrix.excluded.sorted { $0.key.rawValue < $1.key.rawValue }
            .map { "  \($0.value) left out: \($0.key.reason)" }
        return
            ([
                "\(matrix.cells.count) of \(matrix.total) combinations run, \(matrix.launches) launches in "
                    + "\(Int(seconds)) s, \(Int(Double(matrix.launches) / max(seconds, 0.001))) a second; the same executables started "
                    + "bare, as many at once: \(Int(Double(bare.count) / max(bare.time / .seconds(1), 0.001))) a second"
            ] + rules).joined(separator: "\n")
    }
}
