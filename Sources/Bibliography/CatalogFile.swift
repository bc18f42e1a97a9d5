internal import Foundation
internal import Wording

/// A file of the catalog.
enum CatalogFile {
    /// Returns the contents of a JSON file.
    ///
    /// - Throws: `Mistake` if it cannot be read.
    static func read<Contents: Decodable>(_ type: Contents.Type, at url: URL) throws(Mistake) -> Contents {
        do {
            return try JSONDecoder().decode(type, from: Data(contentsOf: url))
        } catch {
            throw Mistake(
                .usage, what: "\(url.lastPathComponent) cannot be read: \(error)", place: url.path,
                cure: "Write it as its neighbours are written.")
        }
    }
}
