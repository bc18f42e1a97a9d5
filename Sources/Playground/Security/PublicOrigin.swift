package import Wording

/// The one origin besides this machine's names under which a forwarded port shows the playground.
///
/// A service such as Codespaces hands on what it receives there. What runs something still needs the token.
package struct PublicOrigin: Hashable, Sendable {
    /// The origin as a browser sends it: `https://name-8080.example.org`.
    package let text: String

    /// The value of `Host` that goes with it.
    var host: String { String(text.dropFirst(Self.scheme.count)) }

    private static let scheme = "https://"

    /// - Throws: `Mistake` if a browser would not send it so: with capitals, a path, or without https.
    package init(_ text: String) throws(Mistake) {
        guard Self.isOrigin(text) else {
            throw Mistake(
                .usage, what: "\(text) is not an origin with https.",
                cure: "Write the scheme and the name alone, in small letters and without a slash at the end: "
                    + "--public-origin https://name-8080.example.org")
        }
        self.text = text
    }

    private static func isOrigin(_ text: String) -> Bool {
        guard let match = text.wholeMatch(of: /https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::([1-9][0-9]{0,4}))?/) else {
            return false
        }
        // A browser leaves out https's own port. A name of digits alone would be an address.
        let isName = match.output.1.split(separator: ".").last?.contains(where: \.isLetter) == true
        return isName && match.output.2.map { Int($0).map { $0 <= 65_535 && $0 != 443 } ?? false } ?? true
    }
}
