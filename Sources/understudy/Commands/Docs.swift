internal import Application
internal import ArgumentParser
internal import Building
internal import Foundation
internal import Tutorials

/// The command `understudy docs`.
struct Docs: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Build the documentation: articles, tutorials and symbols in one archive, for any web server.",
        discussion: "A warning fails the build. The times are printed to standard error.")

    @Option(
        help: ArgumentHelp(
            "The folder to write: missing, empty or an earlier output. An earlier output is replaced.",
            valueName: "folder"))
    var output: String?

    @Flag(
        help: """
            Replace the folder whatever it holds. A folder with a repository in it, or in a repository, is never replaced.
            """)
    var force = false

    @Flag(
        name: .customLong("symbols"),
        help: """
            Print the folder with the symbol graphs, for docc's --additional-symbol-graph-dir, and write nothing else.
            """)
    var printsSymbols = false

    @Option(help: ArgumentHelp("Where the archive will be on its web server, such as understudy.", valueName: "path"))
    var hostingBasePath: String?

    func validate() throws {
        if output == nil, !printsSymbols {
            throw ValidationError("Name the folder to write: understudy docs --output documentation")
        }
    }

    func run() async throws {
        let folder = output.map { OutputFolder(URL(filePath: $0), isForced: force) }
        if !printsSymbols { try folder?.check() }
        let tools = try await SampleTools(
            .ofThisProgram, environment: ProcessInfo.processInfo.environment, output: .terminal)
        let builder = try tools.builder().modules
        try await builder.presentReference(progress: tools.output.building)
        let clock = ContinuousClock()
        let begin = clock.now
        let symbols = try await tools.symbolGraphs(builder)
        let extracted = clock.now
        guard let folder, !printsSymbols else {
            Terminal.write(symbols.folder.path + "\n")
            return
        }
        let build = try tools.documentation(
            symbols, of: try await tools.tutorials(), builder, hostingBasePath: hostingBasePath)
        try await build.write(to: folder) {
            Terminal.say("\(folder.url.relativePath): Another command writes this folder. Waiting for its end.")
        }
        Terminal.say("Symbols \(Self.seconds(extracted - begin)) s, pages \(Self.seconds(clock.now - extracted)) s")
    }

    private static func seconds(_ duration: Duration) -> String {
        let tenths = duration / .milliseconds(100)
        return "\(Double(Int(tenths.rounded())) / 10)"
    }
}
