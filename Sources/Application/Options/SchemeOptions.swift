package import ArgumentParser

/// The scheme of Xcode that launches the app, as options. `LaunchParameters` reads the texts.
package struct SchemeOptions: ParsableArguments {
    @Option(
        name: .customLong("scheme"),
        help: ArgumentHelp(
            """
            The project's shared scheme, whose arguments and variables the app gets; none for no scheme. \
            (default: the scheme with the app's name, or the only one that builds the app)
            """, valueName: "name"))
    package var name: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("An argument for the app, as a scheme passes it. Repeat it for more.", valueName: "argument")
    )
    package var argument: [String] = []

    @Option(
        help: ArgumentHelp(
            "An environment variable for the app, as a scheme sets it. Repeat it for more.", valueName: "name=value"))
    package var environment: [String] = []

    package init() {}
}
