import Foundation
import Synchronization

/// The file by which a browser was told the playground's address; it goes when the playground ends.
final class BrowserHandoff: Sendable {
    private let file = Mutex<URL?>(nil)

    func keep(_ file: URL?) {
        self.file.withLock { $0 = file }
    }

    func remove() {
        // A file that stays behind holds a token that opens nothing any more.
        if let file = file.withLock({ $0 }) { try? FileManager.default.removeItem(at: file) }
    }
}
