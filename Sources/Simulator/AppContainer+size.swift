internal import Foundation

internal import Glibc

extension AppContainer {
    /// Returns true if what the app made in its folder is more than the limits allow.
    func isFull(_ limits: RunLimits) -> Bool {
        var folders = [folder.path]
        var bytes = 0
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
