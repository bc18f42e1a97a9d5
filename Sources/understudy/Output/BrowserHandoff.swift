internal import Foundation
internal import Storage
internal import Synchronization

/// The file that told a browser the playground's address; it is removed when the playground ends.
final class BrowserHandoff: Sendable {
    private let file = Mutex<URL?>(nil)

    func keep(_ file: URL?) {
        self.file.withLock { $0 = file }
    }

    func remove() {
        // If the file stays behind, only its owner can read it.
        if let file = file.withLock({ $0 }) { ProcessFolder.remove(file.path) }
    }
}
