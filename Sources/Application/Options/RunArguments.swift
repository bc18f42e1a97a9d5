package import ArgumentParser
internal import Lifecycle
internal import Runs

/// The arguments of `understudy run`.
///
/// A tutorial's step is run by its command, so what `run` and `test` are told is read here, and not by the program
/// alone.
package struct RunArguments: ParsableArguments {
    @OptionGroup package var options: LaunchOptions

    @Flag(LaunchOption.preview) package var preview = false

    package init() {}

    /// The launch that they ask for.
    package var request: LaunchRequest { options.request(.run, LaunchParameters(typed: [.preview: typed(preview)])) }
}

/// The arguments of `understudy test`.
package struct TestArguments: ParsableArguments {
    @OptionGroup package var options: LaunchOptions

    @Option(help: ArgumentHelp("The test target, if the app has several.", valueName: "name"))
    package var tests: String?

    @Flag(help: "End with status 1 if the launch was not isolated, or if that is not known. For scripts.")
    package var requireIsolated = false

    package init() {}

    /// The launch that they ask for.
    package var request: LaunchRequest { options.request(.test, tests: tests) }
}
