internal import ArgumentParser
package import Tutorials

extension StepCommand {
    /// The launch that the command asks for; nil if it asks for none, or is wrong.
    package var asked: LaunchRequest? { try? parsed() ?? nil }

    /// Returns the launch that the command asks for; nil if it is neither `run` nor `test`.
    ///
    /// It is parsed by the command's own arguments alone: to parse it as one of all commands takes several times as
    /// long, and the playground parses those of every step when it starts.
    ///
    /// - Throws: `WrongUsage` with what is wrong with the options.
    func parsed() throws(WrongUsage) -> LaunchRequest? {
        let rest = Array(arguments.dropFirst())
        return switch arguments.first {
        case "run": try Self.parsed(RunArguments.self, rest).request
        case "test": try Self.parsed(TestArguments.self, rest).request
        default: nil
        }
    }

    /// Options that a command does not have, or values that they do not take.
    struct WrongUsage: Error {
        var message: String
    }

    private static func parsed<Arguments: ParsableArguments>(
        _ type: Arguments.Type, _ words: [String]
    ) throws(WrongUsage) -> Arguments {
        do {
            return try type.parse(words)
        } catch {
            throw WrongUsage(message: type.message(for: error))
        }
    }
}
