import ArgumentParser
import Lifecycle

/// What a scheme of Xcode passes to the app that it launches.
struct SchemeOptions: ParsableArguments {
    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("An argument for the app, as a scheme passes it. Repeat it for more.", valueName: "argument")
    )
    var argument: [String] = []

    @Option(
        help: ArgumentHelp(
            "An environment variable for the app, as a scheme sets it. Repeat it for more.", valueName: "name=value"))
    var environment: [Variable] = []

    var scheme: Scheme {
        Scheme(
            arguments: argument,
            environment: Dictionary(environment.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }))
    }

    func validate() throws {
        for variable in environment {
            guard let (what, cure) = Scheme.refusal(of: variable.name) else { continue }
            throw ValidationError("\(what) \(cure)")
        }
    }

    /// `NAME=VALUE`
    struct Variable: ExpressibleByArgument, Sendable {
        var name: String
        var value: String

        init?(argument: String) {
            guard let sign = argument.firstIndex(of: "="), sign > argument.startIndex else { return nil }
            name = String(argument[..<sign])
            value = String(argument[argument.index(after: sign)...])
        }
    }
}
