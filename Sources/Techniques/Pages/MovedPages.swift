package import Foundation
package import Wording

/// The addresses of pages that were renamed or merged, each with the page that has its content now.
package struct MovedPages: Hashable, Sendable {
    /// The new addresses by the old ones, in lower case and without a slash at the end.
    package var addresses: [String: String]
    /// The page of the reference UIKit. Most of its names have no page of their own any more.
    private let referenceUIKit: String

    /// Reads the addresses that people wrote down, and adds those that follow from the catalog.
    ///
    /// - Parameter documentation: The place of the documentation on the site.
    /// - Throws: `Mistake` if the file cannot be read.
    package init(
        folder: URL, techniques: TechniqueCatalog, claims: ClaimCatalog, documentation: String
    ) throws(Mistake) {
        referenceUIKit = "\(documentation)/documentation/referenceuikit"
        let file = folder.appending(path: "Moved/addresses.json")
        do {
            addresses = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
        } catch {
            throw Mistake(
                .usage, what: "The addresses of moved pages cannot be read: \(error)", place: file.path,
                cure: "Write an object with the new address of each old one.")
        }
        let pages = "\(documentation)/documentation/understudy"
        for claim in claims.claims {
            addresses["\(pages)/claim-\(claim.id.lowercased())"] = Self.address(of: claim, in: documentation)
        }
        for technique in techniques.techniques {
            if let lead = technique.sharesMechanismWith {
                addresses["\(pages)/technique-\(technique.id.lowercased())"] =
                    "\(pages)/technique-\(lead.lowercased())/"
            }
            addresses["/techniques/\(technique.id.lowercased())"] = "/techniques#\(technique.id)"
        }
    }

    /// Returns the address of a claim: its question's page, and the heading there.
    package static func address(of claim: Claim, in documentation: String) -> String {
        let parts = EvidencePages.reference(claim).split(separator: "#", maxSplits: 1).map(String.init)
        return "\(documentation)/documentation/understudy/\(parts[0].lowercased())/#\(parts[1])"
    }

    /// Returns the address that a path leads to now; nil if it did not move.
    package subscript(path: String) -> String? {
        var path = path.lowercased()
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return addresses[path] ?? (path.hasPrefix("\(referenceUIKit)/") ? "\(referenceUIKit)/" : nil)
    }
}
