internal import Foundation
internal import PackageResources
internal import Wording

/// The project's own folder, in which a command writes what the project keeps.
enum Checkout {
    /// Sees that the program stands in a checkout of the project.
    ///
    /// - Parameter command: The command as the reader can repeat it there: `record rules`.
    /// - Throws: `Mistake` if the program was moved: what it carries along is a copy that is not kept.
    static func require(for command: String) throws(Mistake) {
        guard PackageResources.checkout == nil else { return }
        throw Mistake(
            .usage,
            what: "understudy \(command) writes into a checkout of Understudy, but this program is not in one.",
            place: Bundle.main.bundleURL.path,
            cure: "Run it in a checkout of the project: swift run understudy \(command)")
    }
}
