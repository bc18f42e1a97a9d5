public import ArgumentParser
import CarriedSources
import Foundation
import Lifecycle
import Samples
public import Techniques

/// `understudy matrix`
struct MatrixCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "matrix",
        abstract: "Try every technique in every setting, and print who was on stage before the first test.",
        discussion: """
            Each cell is a run of the technique's own code in a process. Without filters that takes minutes. What was \
            run, what was left out and by which rule goes to standard error.
            """)

    @Argument(help: "The techniques, such as T47; without any, all.")
    var names: [String] = []

    @Option(help: "Only this version of iOS.")
    var os: SystemVersion?

    @Option(help: "Only this kind of device: iphone or ipad.")
    var device: DeviceKind?

    @Option(help: ArgumentHelp("Only this memory of the device: fresh, afterRun, afterTests, afterSplit.", valueName: "cache"))
    var cache: Setting.Cache?

    @Option(help: "Only this profile of Xcode: 6, 7, 8, 16 or none.")
    var xcode: HostingProfile?

    @Flag(help: "Only the settings that a reader chooses by.")
    var brief = false

    @Option(help: "The form of the table: text, json, markdown.")
    var format: Format = .text

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, markdown
    }

    func run() async throws {
        guard let folder = CarriedSources.techniques else { throw Launch.left }
        let catalog = try TechniqueCatalog(folder: folder)
        let workshop = try await Workshop(
            sources: try Launch.sources(), environment: ProcessInfo.processInfo.environment, progress: Terminal.show)
        var run = MatrixRun(catalog: catalog, workshop: workshop)
        if !names.isEmpty { run.techniques = try names.map { try Self.technique($0, in: catalog) } }
        run.settings = (brief ? MatrixTable.readers.map(\.setting) : Setting.all).filter(isWanted)
        let start = ContinuousClock.now
        let matrix = try await run.run(progress: { Terminal.show("\($0) of \($1) cells") })
        let time = start.duration(to: .now)
        Terminal.show(nil)
        try write(matrix, titles: Dictionary(uniqueKeysWithValues: catalog.techniques.map { ($0.id, $0.title) }))
        Terminal.say(Self.account(of: matrix, in: time))
    }

    private static func technique(_ name: String, in catalog: TechniqueCatalog) throws -> Technique {
        guard let technique = catalog[name.uppercased()] else {
            throw Mistake(
                .usage, what: "There is no technique \(name).",
                cure: "There are: \(catalog.techniques.map(\.id).joined(separator: ", ")).")
        }
        return technique
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
    static func account(of matrix: Matrix, in time: Duration) -> String {
        let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
        let rules = matrix.excluded.sorted { $0.key.rawValue < $1.key.rawValue }
            .map { "  \($0.value) left out: \($0.key.reason)" }
        return (
            [
                "\(matrix.cells.count) of \(matrix.total) combinations run, \(matrix.launches) launches in "
                    + "\(Int(seconds)) s, \(Int(Double(matrix.launches) / max(seconds, 0.001))) a second"
            ] + rules
        ).joined(separator: "\n")
    }
}

extension Setting.Cache: ExpressibleByArgument {}
