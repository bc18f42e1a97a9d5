internal import Application
internal import ArgumentParser
internal import Foundation
internal import Playground
internal import Tutorials

/// The command `understudy export`.
struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write the whole site as files, with recorded runs, for any web server.",
        discussion: """
            Readers need only a browser. Each step and technique has the answer for every scenario, device and system \
            of its page, with the other settings at their defaults. To record all of them takes long; with --only, the \
            other pages have only their own record.

            understudy export site --only T47 --without-docs
            """)

    @Argument(
        help: ArgumentHelp(
            "The folder to write: missing, empty or an earlier output. An earlier output is replaced.",
            valueName: "folder"))
    var folder: String

    @Option(
        help: ArgumentHelp("Where the site will be on its web server, such as /understudy.", valueName: "path"))
    var basePath: String?

    @Option(
        name: .customLong("site-url"),
        help: ArgumentHelp(
            "The whole address of the site's first page, for links from elsewhere: canonical addresses, a site map, pictures.",
            valueName: "address"))
    var siteAddress: String?

    @Option(
        help: ArgumentHelp(
            "A tutorial, step or technique to record. Repeat it for more. (default: all)", valueName: "name"))
    var only: [String] = []

    @Flag(name: .customLong("without-docs"), help: "Leave the documentation out.")
    var leavesOutDocumentation = false

    @Flag(
        help: """
            Replace the folder whatever it holds. A folder with a repository in it, or in a repository, is never replaced.
            """)
    var force = false

    func run() async throws {
        let place = try PublishedPlace(base: basePath, address: siteAddress)
        let output = OutputFolder(URL(filePath: folder), isForced: force)
        try output.check()
        let begin = ContinuousClock.now
        let tools = try await SampleTools(
            .ofThisProgram, environment: ProcessInfo.processInfo.environment, output: .terminal)
        let export = try await tools.siteExport(
            at: place, recording: only, hasDocumentation: !leavesOutDocumentation,
            version: ProgramVersion.number)
        var report: ExportReport?
        try await output.replace {
            Terminal.say("\(folder): Another command writes this folder. Waiting for its end.")
        } fill: { staging in
            report = try await export.write(to: staging) { done, all in
                tools.output.working("\(done) of \(all) answers")
            }
            tools.output.working(nil)
        }
        for line in report?.lines ?? [] { Terminal.say(line) }
        let time = begin.duration(to: .now)
        Terminal.say("\(Int((time / .seconds(1)).rounded())) s.")
    }
}
