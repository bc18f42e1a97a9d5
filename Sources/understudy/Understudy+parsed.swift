internal import ArgumentParser
internal import Foundation
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
        do {
            return try parseAsRoot(arguments)
        } catch {
            // ArgumentParser would explain the command that needs no name, which the reader did not type.
            guard let option = arguments.first, option.hasPrefix("--"),
                message(for: error).hasPrefix("Unknown option '\(option)'")
            else { throw error }
            throw Mistake(
                .usage, what: "There is no option \(option).",
                cure: (Spelling.nearest(to: option, among: ["--version", "--help"]).map {
                    "Did you mean: understudy \($0)\n"
                } ?? "") + "understudy --help lists the commands, and understudy help serve the options without one.")
        }
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
