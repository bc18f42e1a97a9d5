internal import Foundation
internal import Lifecycle
package import Runs
internal import Wording

extension LaunchOption {
    /// The page of the catalog with the table of the options.
    package static let page = "Articles/CommandLine.md"

    private static let head = "| in a command | in an address and a request | what it says |\n|---|---|---|\n"

    /// Returns a page with the declared options in its table of them.
    package static func withTable(_ page: String) -> String {
        guard let start = page.range(of: head)?.upperBound else { return page }
        let lines = page[start...].split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.drop { $0.hasPrefix("|") }.joined(separator: "\n")
        return page[..<start] + all.map(\.row).joined() + rest
    }

    private var row: String {
        "| \(command) | `\(name)` | \(help?.summary.replacing("|", with: "\\|") ?? sentence) |\n"
    }

    private var command: String {
        guard let help else { return "" }
        let value = form == .flag ? "" : " <\(help.valueName ?? name)>"
        let only = help.command.map { " (`\($0.rawValue)` alone)" } ?? ""
        return "`--\(name)\(value.replacing("|", with: "\\|"))`\(only)"
    }

    /// The words for an option that no command has: a page's control is all that says what it is.
    private var sentence: String {
        "\(control.label): \(choices.map { "`\($0.value)`, \($0.title.uncapitalized)" }.joined(separator: "; "))."
    }
}
