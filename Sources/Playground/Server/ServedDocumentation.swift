package import Foundation
internal import Synchronization

/// The archive of the documentation on this server. It may still be being built.
package final class ServedDocumentation: Sendable {
    /// The stages on the way to an archive.
    package enum State: Hashable, Sendable {
        /// It is being built; the sentence says how far it is.
        case building(String)
        /// The folder of the archive.
        case ready(String)
        /// The reason why there is none, in sentences.
        case failed(String)
    }

    private let current: Mutex<State>
    /// The catalog's pictures by their names, which pages show before the archive is there.
    private let pictures: [String: URL]

    /// - Parameter catalog: The folder of the catalog; nil if there is none.
    package init(_ state: State, catalog: URL? = nil) {
        current = Mutex(state)
        let files = catalog.flatMap { FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil) }
        let found = files?.compactMap { $0 as? URL }.filter { ["svg", "png"].contains($0.pathExtension) } ?? []
        pictures = Dictionary(found.map { ($0.lastPathComponent, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The place of the archive on the server.
    package static let place = "/docs"

    package var state: State {
        get { current.withLock(\.self) }
        set { current.withLock { $0 = newValue } }
    }

    /// Returns the catalog's picture at an address of the archive; nil if there is none.
    func picture(at path: some StringProtocol) -> String? {
        guard path.hasPrefix("images/"), let name = path.split(separator: "/").last else { return nil }
        return pictures[String(name)]?.path
    }
}
