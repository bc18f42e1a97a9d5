package import ArgumentParser
package import Runs

/// The scheme of Xcode that launches the app, as options. `LaunchParameters` reads the texts.
package struct SchemeOptions: ParsableArguments {
    @Option(
        name: .customLong("scheme"),
        help: ArgumentHelp(
            """
            The project's shared scheme, whose arguments and variables the app gets; none for no scheme. \
            (default: the scheme with the app's name, or the only one that builds the app; of several, the first that \
            runs the tests)
            """, valueName: "name"))
    package var name: String?

    @Option(
        help: ArgumentHelp(
            """
            The project's build configuration. (default: that which the scheme's Run or Test builds, or Debug)
            """, valueName: "name"))
    package var configuration: String?

    @Option(LaunchOption.argument) package var argument: [String] = []
    @Option(LaunchOption.environment) package var environment: [String] = []

    package init() {}

    package var parameters: LaunchParameters {
        LaunchParameters(typed: [.argument: argument, .environment: environment])
    }
}
