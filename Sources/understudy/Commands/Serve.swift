internal import Application
internal import ArgumentParser
internal import Building
internal import Confinement
internal import Foundation
internal import Playground
internal import Projects
internal import SampleReading
internal import Samples
internal import Simulator

/// The command `understudy serve`, also without its name: `understudy`.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Open the playground: read the tutorials, run their steps, watch what happens.",
        discussion: """
            Only this machine can open the playground, until Ctrl-C ends it, unless --public-origin or --container-listen \
            says otherwise. To run anything, you need the printed address. The token in it stays the same over restarts; \
            --new-token makes another.

            The page of a project checks it as understudy check does, tries the cures without a change to its files, proves \
            them in every scenario, and gives the diff for git apply.
            """)

    @Argument(
        help: ArgumentHelp(
            "Your app, to play with in the page: an .xcodeproj, a workspace or a folder. Its files do not change.",
            valueName: "project"))
    var project: String?

    @Option(help: ArgumentHelp("The app target, if a project has several.", valueName: "name"))
    var app: String?

    @Option(help: ArgumentHelp("The test target, if the app has several.", valueName: "name"))
    var tests: String?

    @Option(
        help: ArgumentHelp("The project's shared scheme; none for no scheme.", valueName: "name"))
    var scheme: String?

    @Option(help: ArgumentHelp("The project's build configuration.", valueName: "name"))
    var configuration: String?

    @Option(help: "The port to listen on.")
    var port = 8080

    @Flag(name: .customLong("no-open"), help: "Open no browser.")
    var opensNoBrowser = false

    @Flag(name: .customLong("new-token"), help: "Make a new token. Pages with the old one can no longer run anything.")
    var makesNewToken = false

    @Flag(
        name: .customLong("container-listen"),
        help: """
            Listen on a container's own interface. Publish the port to your machine alone, under the same number: \
            docker run -p 127.0.0.1:8080:8080
            """)
    var listensInContainer = false

    @Option(
        name: .customLong("public-origin"),
        help: ArgumentHelp(
            """
            One more origin at which browsers may ask: that of a service which forwards the port, such as Codespaces. \
            It needs https. Whoever has the printed address can run code here.
            """, valueName: "origin"))
    var publicOrigin: String?

    func validate() throws {
        guard (1...65535).contains(port) else {
            throw ValidationError("A port is a number from 1 to 65535. Try --port 8080.")
        }
        if project == nil, app ?? tests ?? scheme ?? configuration != nil {
            throw ValidationError(
                "--app, --tests, --scheme and --configuration need a project: understudy serve MyApp.xcodeproj")
        }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let publicOrigin = try publicOrigin.map { try PublicOrigin($0) }
        let reach = listensInContainer ? try Playground.Reach.inContainer(environment: environment) : .loopback
        let tools = try await SampleTools(.ofThisProgram, environment: environment, output: .terminal)
        tools.reader.prepare()
        let builder = try tools.builder()
        // bubblewrap hides this process from samples; without it they are processes of the same user.
        if !builder.modules.protection.hidesFiles { ProcessPrivacy.close() }
        let own = project.map { path in
            ProjectLesson(
                path: path,
                choice: SampleDiscovery.Choice(
                    app: app, tests: tests, scheme: scheme, configuration: configuration, needsTests: true),
                with: tools)
        }
        if let why = try await own?.found().untested { Terminal.say(why) }
        var content = try await PlaygroundContent.prepare(tools)
        content.lessons.project = own.map { own in OwnProject(.path(own.path)) { try await own.lesson() } }
        let token = keptToken(environment)
        var playground = Playground(
            port: port, reach: reach, site: content.site, documentation: content.documentation,
            lessons: content.lessons, builder: builder, protection: builder.modules.protection,
            token: token,
            version: ProgramVersion.number, cures: tools.cures)
        playground.trial = own.map { ProjectTrial($0, with: tools, within: builder.modules.protection) }
        playground.publicOrigin = publicOrigin
        playground.recorder = try RecorderFile(.ofThisProgram).text
        let logs = LogVerification(tools, within: builder.modules.protection)
        playground.verification = { try await logs.json($0, $1, after: $2) }
        let opened = BrowserHandoff()
        defer { opened.remove() }
        let (listening, listens) = AsyncStream<Void>.makeStream()
        try await withThrowingTaskGroup { [content, playground] group in
            group.addTask {
                // What runs and the documentation need is built once pages can be read.
                for await _ in listening { await content.complete(tools, builder.modules) }
            }
            defer { group.cancelAll() }
            try await playground.serve {
                Terminal.say(Self.greeting(playground))
                listens.yield()
                listens.finish()
                guard !opensNoBrowser, reach == .loopback, publicOrigin == nil else { return }
                opened.keep(Browser.open(playground.address, site: playground.site, environment: environment))
            }
        }
    }

    /// Returns the token of the last start, or a new one if the reader asks for it or no file can keep it.
    private func keptToken(_ environment: [String: String]) -> AccessToken {
        guard let file = AccessToken.file(environment: environment) else { return AccessToken() }
        do {
            return try AccessToken.kept(in: file, renewed: makesNewToken)
        } catch {
            // The old token must not come back at the next start.
            if makesNewToken { try? FileManager.default.removeItem(atPath: file) }
            Terminal.say("The address is for this start alone, because its token cannot be kept in \(file).")
            return AccessToken()
        }
    }

    /// Returns the text on the terminal once the playground can be used.
    private static func greeting(_ playground: Playground) -> String {
        let warnings = Protection.notice(playground.protection.measures(playground.limits.run)).map { "  \($0)" }
        return (["The playground is at", "  \(playground.address)"] + warnings + ["Ctrl-C ends it."])
            .joined(separator: "\n")
    }
}
