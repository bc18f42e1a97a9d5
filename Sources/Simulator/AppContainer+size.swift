internal import Confinement
internal import Foundation

internal import Glibc

extension AppContainer {
    /// Returns true if what the app made in its folder is more than the limits allow, with files that it has deleted
    /// and holds open.
    ///
    /// - Parameter session: The process that leads the app's session; nil if none runs.
    func isFull(_ limits: RunLimits, session: Int32?) -> Bool {
        var folders = [folder.path]
        var bytes = session.map { ProcessSession.deletedBytes(of: $0, in: folder.path) } ?? 0
        if bytes > limits.diskBytes { return true }
        var count = 0
        while let next = folders.popLast() {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? [] {
                let path = "\(next)/\(name)"
                var status = stat()
                // The bundle is not the app's work.
                guard path != bundle, lstat(path, &status) == 0 else { continue }
                count += 1
                bytes += Int(status.st_blocks) * 512
                if count > limits.files || bytes > limits.diskBytes { return true }
                if status.st_mode & S_IFMT == S_IFDIR { folders.append(path) }
            }
        }
        return false
    }
}
