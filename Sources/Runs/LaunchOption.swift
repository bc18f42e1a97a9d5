internal import Foundation
package import Lifecycle

/// An option of a launch, declared once.
///
/// The query of an address, the JSON of a request, the words of a command, the problems, the control of a page and the
/// table in *The command line* follow from its declaration in `LaunchOption+all.swift`. ArgumentParser wants a property
/// for each; a test compares those with the declarations.
package struct LaunchOption: Sendable {
    /// The name of the command line's option, of a request's field and of a page's control.
    package let name: String
    package let form: Form
    /// The words of the command line; nil if no command has the option.
    package let help: Help?
    package let control: Control
    /// The value of a launch, as texts; nil if no text can say it.
    package let texts: @Sendable (LaunchConfiguration) -> [String]?
    /// The value of a launch in a few words if a page hides its control; nil if it hides none, or by default.
    package let remark: @Sendable (LaunchConfiguration) -> String?
    private let take: @Sendable ([String], SchemeLimits, inout LaunchConfiguration) throws(LaunchProblem) -> Void
    private let shortened: @Sendable (String) -> String

    /// The ways in which an option's texts are written.
    package enum Form: Hashable, Sendable {
        /// A single text.
        case one
        /// Texts with commas between them; an address takes a number of them.
        case list(most: Int = .max)
        /// Texts that are given one by one.
        case repeated
        /// `true` or `false`.
        case flag
    }

    /// The words of the command line about an option.
    package struct Help: Hashable, Sendable {
        package var summary: String
        /// The name of the value; nil for that of the option.
        package var valueName: String?
        /// The only command that has it; nil if `run` and `test` have.
        package var command: ProcessLaunch?

        init(_ summary: String, valueName: String? = nil, command: ProcessLaunch? = nil) {
            self.summary = summary
            self.valueName = valueName
            self.command = command
        }
    }

    /// Declares an option.
    ///
    /// - Parameters:
    ///   - path: The value in a launch.
    ///   - read: Returns the value that texts name, or throws what is wrong with them.
    ///   - write: The texts of a value, as `read` takes them; nil if none says it.
    ///   - shortened: A text as a command has it, if it may be shorter there.
    ///   - remark: The value in a few words; nil if it is the usual one, or always in sight.
    init<Value>(
        _ name: String, _ path: any WritableKeyPath<LaunchConfiguration, Value> & Sendable, _ form: Form = .one,
        help: Help?, control: Control,
        read: @escaping @Sendable ([String], SchemeLimits) throws(LaunchProblem) -> Value,
        write: @escaping @Sendable (Value) -> [String]?, shortened: @escaping @Sendable (String) -> String = { $0 },
        remark: @escaping @Sendable (Value) -> String? = { _ in nil }
    ) {
        self.name = name
        self.form = form
        self.help = help
        self.control = control
        self.shortened = shortened
        texts = { write($0[keyPath: path]) }
        self.remark = { remark($0[keyPath: path]) }
        take = { texts, limits, launch throws(LaunchProblem) in
            launch[keyPath: path] = try read(texts, limits)
        }
    }

    /// Sets the value in a launch that texts name.
    ///
    /// - Throws: The problem with the texts; the launch is as it was then.
    package func read(
        _ texts: [String], into launch: inout LaunchConfiguration, limits: SchemeLimits
    ) throws(LaunchProblem) {
        try take(texts, limits, &launch)
    }
}

/// The texts of an option in each place that has it.
extension LaunchOption {
    /// Returns the texts from the values of the name in an address's query; nil if it says nothing.
    ///
    /// An empty value means none.
    func texts(inQuery values: [String]) -> [String]? {
        guard let first = values.first else { return nil }
        return switch form {
        case .one: first.isEmpty ? nil : [first]
        case .list(let most): Array(values.flatMap { $0.split(separator: ",").map(String.init) }.prefix(most))
        case .repeated: values.filter { !$0.isEmpty }
        case .flag: ["\(first == "true")"]
        }
    }

    /// Returns the items of an address's query.
    func query(_ texts: [String]) -> [URLQueryItem] {
        let values =
            switch form {
            case .list: [texts.joined(separator: ",")]
            case .one, .repeated, .flag: texts.isEmpty ? [""] : texts
            }
        return values.map { URLQueryItem(name: name, value: $0) }
    }

    /// Returns the texts from what was typed for the option in a terminal; nil if nothing was.
    package func texts(typed values: [String]) -> [String]? {
        guard !values.isEmpty else { return nil }
        return switch form {
        case .list: values.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
        case .one, .repeated, .flag: values
        }
    }

    /// Returns the words of a command; none if no command has the option.
    package func words(_ texts: [String]) -> [String] {
        guard help != nil else { return [] }
        let texts = texts.map(shortened)
        return switch form {
        case .one, .repeated: texts.flatMap { ["--\(name)", $0] }
        case .list: ["--\(name)", texts.joined(separator: ",")]
        case .flag: texts == ["true"] ? ["--\(name)"] : []
        }
    }
}
