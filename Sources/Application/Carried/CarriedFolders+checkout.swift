package import Foundation
package import Wording

extension CarriedFolders {
    /// Returns the project's own folder.
    ///
    /// - Parameter command: The command as the reader can repeat it there: `record rules`.
    /// - Throws: `Mistake` if the program was moved: what it carries along is a copy that is not kept.
    @discardableResult
    package func checkout(for command: String) throws(Mistake) -> URL {
        if let project { return project }
        throw Mistake(
            .usage,
            what: "understudy \(command) writes into a checkout of Understudy, but this program is not in one.",
            place: Bundle.main.bundleURL.path,
            cure: "Run it in a checkout of the project: swift run understudy \(command)")
    }
}
