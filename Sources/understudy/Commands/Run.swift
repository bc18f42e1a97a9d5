internal import Application
internal import ArgumentParser
internal import Lifecycle
internal import Traces

/// The command `understudy run`.
struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Launch the app, as Xcode's Run does.",
        discussion: """
            The run ends once the launch and what --then asks for have settled: then the process is stopped, as by \
            Xcode's Stop. The trace goes to standard output, all else to standard error. The app has your rights, as \
            one that you start yourself: if you don't trust a project, run it in a container.
            """)

    @OptionGroup var arguments: RunArguments

    func run() async throws {
        try await Launch(arguments.request, arguments.options).perform()
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

    @OptionGroup var arguments: TestArguments

    func run() async throws {
        try await Launch(
            arguments.request, arguments.options, requiresIsolation: arguments.requireIsolated
        ).perform()
    }
}
