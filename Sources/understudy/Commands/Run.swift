package import Application
package import ArgumentParser
internal import Lifecycle
internal import Traces

/// The command `understudy run`.
extension RunArguments: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Launch the app, as Xcode's Run does.",
        discussion: """
            The run ends once the launch and the actions of --then have settled. Then Understudy stops the process, as \
            Xcode's Stop does. The trace goes to standard output, all else to standard error. The app has your rights, \
            like any app that you start: if you don't trust a project, run it in a container.
            """)

    package func run() async throws {
        try await Launch(request, options).perform()
    }
}

/// The command `understudy test`.
extension TestArguments: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Launch the app as test host and run its tests, as Xcode's Test does.",
        discussion: """
            The test bundle is in the app's process before main runs, unless --xcode says otherwise. The tests run \
            after the launch. The verdict says if the launch was isolated: then the system called no delegate and no \
            view controller of an ordinary launch. \(Verdict.evidence)
            """)

    package func run() async throws {
        try await Launch(request, options, requiresIsolation: requireIsolated).perform()
    }
}
