package import Lifecycle

/// A symbol of UIKit that the code of a launch touches, with what its page says below its own comment.
package struct LaunchSymbol: Hashable, Sendable {
    /// The full name in the reference UIKit: `UISceneDelegate.scene(_:willConnectTo:options:)`.
    package let name: String
    /// The rules of the model about it.
    package let rules: [Rule]
    /// The difference between the reference UIKit and UIKit, in a sentence; nil if none is known.
    package let difference: String?
    /// The end of the address of Apple's page, if it does not follow from the name.
    private let page: String?
    /// The end of the address of its page here, if it does not follow from the name.
    private let ownPage: String?

    init(
        _ name: String, _ rules: [Rule], differs difference: String? = nil, page: String? = nil, ownPage: String? = nil
    ) {
        self.name = name
        self.rules = rules
        self.difference = difference
        self.page = page
        self.ownPage = ownPage
    }

    /// Apple's page about it.
    package var applePage: String {
        let path = page ?? name.replacing(".", with: "/").lowercased()
        return "https://developer.apple.com/documentation/uikit/\(path)"
    }

    /// Its page in the documentation's archive.
    package var path: String {
        "/documentation/referenceuikit/\(ownPage ?? name.replacing(".", with: "/").lowercased())"
    }

    /// The last component of its name.
    private var title: Substring { name.split(separator: ".").last ?? name[...] }

    /// Returns the lines to add to its comment, in Markdown.
    ///
    /// - Parameter comment: The lines of the comment. A link to Apple's page is not added twice.
    package func lines(below comment: [String]) -> [String] {
        var lines: [String] = []
        if let difference { lines += ["", "Differs from UIKit: \(difference)"] }
        if !comment.contains(where: { $0.contains("(\(applePage))") }) {
            lines += ["", "Apple's page: [`\(title)`](\(applePage))."]
        }
        guard !rules.isEmpty else { return lines }
        let rows = rules.map { "| ``/Lifecycle/Rule/\($0.symbol)`` | *\($0.certainty.rawValue)* |" }
        return lines + ["", "| rule of the model | certainty |", "|---|---|"] + rows
    }
}
