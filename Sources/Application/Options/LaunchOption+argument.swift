internal import ArgumentParser
internal import Lifecycle
internal import Runs

/// The options of a launch as ArgumentParser wants them: a property for each, with the declared name and words.
extension LaunchOption {
    fileprivate var argumentName: NameSpecification { .customLong(name) }

    fileprivate var argumentHelp: ArgumentHelp {
        ArgumentHelp(stringLiteral: help?.summary ?? "").named(help?.valueName)
    }

    fileprivate var completion: CompletionKind? {
        let words = completions
        guard !words.isEmpty else { return nil }
        return switch form {
        case .one: .list(words)
        case .list: .separatedByCommas(words)
        case .repeated, .flag: nil
        }
    }

    /// The words that the option takes, as a shell offers them.
    var completions: [String] { Self.completions[name] ?? [] }

    /// They are found once: in a debug build, ArgumentParser makes the options dozens of times for one command line.
    private static let completions = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.offered) })

    private var offered: [String] {
        if name == Self.then.name {
            return Action.spellings.map { spelling in
                // What stands in brackets may be left out; what stands without has to be typed.
                let word = spelling.prefix { !"[=".contains($0) }
                return String(word) + (spelling.contains("[") || word == spelling ? "" : "=")
            }
        }
        return choices.flatMap { words([$0.value]).dropFirst() }
    }
}

extension ArgumentHelp {
    fileprivate func named(_ valueName: String?) -> ArgumentHelp {
        var help = self
        help.valueName = valueName
        return help
    }
}

extension Option<String?> {
    /// An option of a launch that has one text, or texts with commas.
    init(_ option: LaunchOption) {
        self.init(name: option.argumentName, help: option.argumentHelp, completion: option.completion)
    }
}

extension Option<[String]> {
    /// An option of a launch that is repeated.
    init(wrappedValue: [String], _ option: LaunchOption) {
        self.init(
            wrappedValue: wrappedValue, name: option.argumentName, parsing: .unconditionalSingleValue,
            help: option.argumentHelp)
    }
}

extension Flag<Bool> {
    /// An option of a launch that is a flag.
    init(wrappedValue: Bool, _ option: LaunchOption) {
        self.init(wrappedValue: wrappedValue, name: option.argumentName, help: option.argumentHelp)
    }
}

/// Returns what was typed for an option that has one text, as `LaunchParameters` takes it.
func typed(_ text: String?) -> [String] { text.map { [$0] } ?? [] }

/// Returns what was typed for a flag, as `LaunchParameters` takes it.
func typed(_ flag: Bool) -> [String] { flag ? ["true"] : [] }
