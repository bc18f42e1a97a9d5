import ArgumentParser
import Lifecycle
import Traces

/// The command `understudy run`.
struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Launch the app, as Xcode's Run does.",
        discussion: """
            The run ends once the launch and what --then asks for have settled: then the process is stopped, as by \
            Xcode's Stop. The trace goes to standard output, all else to standard error. The app has your rights, as \
            one that you start yourself: if you don't trust a project, run it in a container.
            """)

    @OptionGroup var options: LaunchOptions

    @Flag(help: "Launch the app as Xcode's canvas does for a preview.")
    var preview = false

    func run() async throws {
        try await Launch(options: options, tests: nil, kind: .run, isPreview: preview).perform()
    }
}

/// The command `understudy test`.
struct Test: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Launch the app as test host and run its tests, as Xcode's Test does.",
        discussion: """
            The test bundle is in the app's process before main runs, unless --xcode says otherwise. The tests run \
            after the launch. The verdict \
            says whether the launch was isolated: no delegate and no view controller of an ordinary launch was called. \(Verdict.evidence)
            """)

    @OptionGroup var options: LaunchOptions

    @Option(help: ArgumentHelp("The test target, if the app has several.", valueName: "name"))
    var tests: String?

    @Flag(help: "End with status 1 if the launch was not isolated, or if that is not known. For scripts.")
    var requireIsolated = false

    func run() async throws {
        try await Launch(options: options, tests: tests, kind: .test, requiresIsolation: requireIsolated).perform()
    }
}
