internal import Application
internal import ArgumentParser
internal import Foundation
internal import Lifecycle
internal import Runs
internal import Techniques
internal import Wording

/// The command `understudy matrix`.
struct MatrixCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "matrix",
        abstract: "Try every technique in every setting, and print which delegates ran before the first test.",
        discussion: """
            Each cell is a run of the technique's own code in a process. Without filters that takes minutes. Standard \
            error says what ran, and which rule left out the rest. It also has the launches per second, beside those \
            of the same executables without a device. The catalog has the matrix as a page, with its record.
            """)

    @Argument(help: "The techniques, such as T47; without any, all.")
    var names: [String] = []

    @Option(help: "Only this version of iOS.", transform: { try LaunchOption.version($0, of: .os) })
    var os: SystemVersion?

    @Option(help: "Only this kind of device: iphone or ipad.", transform: LaunchOption.idiom)
    var device: Idiom?

    @Option(
        help: ArgumentHelp(
            "Only this memory of the device: fresh, afterRun, afterTests, afterRunAndTests, afterSplit.",
            valueName: "cache"),
        transform: { try Choice.of($0, among: Array(DeviceHistory.allCases)) })
    var cache: DeviceHistory?

    @Option(help: "Only this profile of Xcode: 6, 7, 8, 16 or none.", transform: LaunchOption.hosting)
    var xcode: HostingProfile?

    @Flag(help: "Only the settings in the tables of the matrix page.")
    var brief = false

    @Option(help: "The form of the table: text, json, markdown.", transform: Choice.of)
    var format: Format = .text

    @Flag(help: .hidden) var renew = false
    @Flag(help: .hidden) var check = false

    enum Format: String, CaseIterable {
        case text, json, markdown
    }

    func run() async throws {
        if renew { throw Mistake.replaced("matrix --renew", by: "record matrix" + (brief ? " --brief" : "")) }
        if check { throw Mistake.replaced("matrix --check", by: "record matrix --check") }
        let settings = (brief ? MatrixTable.readers.map(\.setting) : Setting.all).filter(isWanted)
        let runs = try await MatrixRuns(
            names, settings: settings, in: .ofThisProgram, environment: ProcessInfo.processInfo.environment,
            output: .terminal)
        let (matrix, _) = try await runs.results()
        try write(matrix, titles: Dictionary(uniqueKeysWithValues: runs.catalog.techniques.map { ($0.id, $0.title) }))
    }

    private func isWanted(_ setting: Setting) -> Bool {
        (os.map { setting.system == $0 } ?? true) && (device.map { setting.device == $0 } ?? true)
            && (cache.map { setting.cache == $0 } ?? true) && (xcode.map { setting.hosting == $0 } ?? true)
    }

    private func write(_ matrix: Matrix, titles: [String: String]) throws {
        switch format {
        case .json:
            Terminal.write(try JSON.document(matrix))
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
}
