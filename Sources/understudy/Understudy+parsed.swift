internal import ArgumentParser
internal import Foundation
internal import Lifecycle
internal import Runs
internal import Tutorials
internal import Wording

extension Understudy {
    /// The command that arguments stand for.
    ///
    /// ArgumentParser takes a first word that it does not know for an argument of the command that needs no name.
    ///
    /// - Throws: `Mistake` with the nearest command if the first word is none, and what ArgumentParser throws.
    static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        let asksForHelp = arguments.first == "help"
        if let word = asksForHelp ? arguments.dropFirst().first : arguments.first, !word.hasPrefix("-"),
            !commands.contains(word), word != "help"
        {
            throw unknown(word, asksForHelp ? ["help", ""] : [""], Array(arguments.dropFirst(asksForHelp ? 2 : 1)))
        }
        return try parseAsRoot(arguments)
    }

    /// The names of the commands.
    static var commands: [String] { configuration.subcommands.map { $0._commandName } }

    /// The names of the commands that are for a reader.
    private static var shownCommands: [String] {
        configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
    }

    /// - Parameters:
    ///   - before: The words before the unknown one, and an empty one in its place.
    ///   - after: The words after it.
    private static func unknown(_ word: String, _ before: [String], _ after: [String]) -> Mistake {
        let what = "There is no command \(word)."
        if before.count == 1, after.isEmpty, FileManager.default.fileExists(atPath: word) {
            return Mistake(
                .usage, what: what, cure: "Add a command: understudy run \(word), or understudy test \(word)")
        }
        let all = "understudy --help lists the commands."
        guard let nearest = Spelling.nearest(to: word, among: shownCommands + ["help", "--version", "--help"]) else {
            return Mistake(.usage, what: what, cure: all)
        }
        let meant = ["understudy"] + before.dropLast() + [nearest] + after
        return Mistake(.usage, what: what, cure: "Did you mean: \(meant.joined(separator: " "))\n\(all)")
    }
}

extension StepCommand {
    /// A launch that a command asks for.
    struct AskedLaunch: Hashable {
        var configuration: LaunchConfiguration
        /// The test target that the command names.
        var tests: String?
        /// The file that keeps the command's device; nil if it names none.
        var state: String?
    }

    /// The launch that the command asks for; nil if it asks for none.
    ///
    /// It is parsed by the command alone: to parse it as one of all commands takes several times as long, and the
    /// playground parses those of every step when it starts.
    var asked: AskedLaunch? {
        let rest = Array(arguments.dropFirst())
        switch arguments.first {
        case Run._commandName:
            guard let run = try? Run.parse(rest) else { return nil }
            return AskedLaunch(
                configuration: run.options.parsed(.run, isPreview: run.preview).configuration,
                state: run.options.device.state)
        case Test._commandName:
            guard let test = try? Test.parse(rest) else { return nil }
            return AskedLaunch(
                configuration: test.options.parsed(.test).configuration, tests: test.tests,
                state: test.options.device.state)
        default: return nil
        }
    }
}
