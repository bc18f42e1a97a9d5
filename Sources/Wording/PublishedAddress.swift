/// The address from which anyone clones Understudy, in each text that has it.
///
/// It is one setting. `understudy record address` writes it into the pages; what the program writes reads it here.
package struct PublishedAddress: Hashable, Sendable {
    /// The address of the repository's page, without a slash at its end; nil as long as there is none.
    package var text: String?

    /// The setting: nil, because Understudy is published nowhere yet. A publisher puts the address here, such as
    /// `PublishedAddress("https://host/owner/name")`.
    package static let current = PublishedAddress(nil)

    package init(_ text: String?) { self.text = text }

    /// Returns a page in which each "clone this repository" links the address, or none.
    ///
    /// On GitHub, the repository's owner and name take the place of the example in `uses:`.
    package func linked(in page: String) -> String {
        let page = page.replacing(/([Cc]lone )(?:this repository|\[this repository\]\([^)]*\))/) { match in
            "\(match.output.1)\(text.map { "[this repository](\($0))" } ?? "this repository")"
        }
        return page.replacing(/[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+(\/\.github\/actions\/check@)/) { match in
            "\(action)\(match.output.1)"
        }
    }

    /// Returns a script whose sentences name the address, if there is one.
    package func named(in script: String) -> String {
        guard let text else { return script }
        return script.replacing(/([Cc]lone )this repository/) { "\($0.output.1)\(text)" }
    }

    /// The address of the form in which a device's owner reports, as the end of a sentence; empty if there is none.
    package var issues: String { text.map { ", \($0)/issues" } ?? "" }

    /// The repository as an action's name begins with it.
    private var action: String {
        text.flatMap { $0.wholeMatch(of: /https:\/\/github\.com\/([^\/]+\/[^\/]+)/) }.map { String($0.output.1) }
            ?? "OWNER/understudy"
    }
}
