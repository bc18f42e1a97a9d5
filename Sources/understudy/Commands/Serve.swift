import ArgumentParser
import Confinement
import Foundation
import Lifecycle
import Playground
import Samples
import Simulator

/// The command `understudy serve`, also without its name: `understudy`.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Open the playground: read the tutorials, run their steps, watch what happens.",
        discussion: """
            It is served to this machine alone, until Ctrl-C ends it. Only who knows the address that is printed can run \
            anything.
            """)

    @Option(help: "The port to listen on.")
    var port = 8080

    @Flag(name: .customLong("no-open"), help: "Open no browser.")
    var opensNoBrowser = false

    @Flag(
        name: .customLong("container-listen"),
        help: """
            Listen on a container's own interface. Publish the port to your machine alone, under the same number: \
            docker run -p 127.0.0.1:8080:8080
            """)
    var listensInContainer = false

    func validate() throws {
        guard (1...65535).contains(port) else {
            throw ValidationError("A port is a number from 1 to 65535. Try --port 8080.")
        }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let reach = listensInContainer ? try Playground.Reach.inContainer(environment: environment) : .loopback
        let tools = try await BuildTools.forThisProgram()
        let reader = try ReaderProcess.forThisProgram(tools)
        reader.prepare()
        let builder = try await SampleBuilder(tools, reader: reader, progress: Terminal.show)
        let content = try await PlaygroundContent.prepare(builder: builder, environment: environment)
        let playground = Playground(
            port: port, reach: reach, site: content.site, documentation: content.documentation,
            lessons: content.lessons, builder: builder, protection: builder.modules.protection,
            version: Understudy.configuration.version)
        let opened = BrowserHandoff()
        defer { opened.remove() }
        try await playground.serve {
            Terminal.say(Self.greeting(playground))
            guard !opensNoBrowser, reach == .loopback else { return }
            opened.keep(Browser.open(playground.address, environment: environment))
        }
    }

    /// Returns the text on the terminal once the playground can be used.
    private static func greeting(_ playground: Playground) -> String {
        let warnings = Protection.notice(playground.protection.measures(playground.limits.run)).map { "  \($0)" }
        return (["The playground is at", "  \(playground.address)"] + warnings + ["Ctrl-C ends it."])
            .joined(separator: "\n")
    }
}
