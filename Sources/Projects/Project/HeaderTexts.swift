internal import Storage
internal import Wording

/// The texts of the headers of a target, read when they are first asked for.
final class HeaderTexts {
    private let folder: String?
    private(set) lazy var all: [String] = folder.map { Self.texts(in: $0) } ?? []

    /// The most headers that are read, and the most folders that are searched for them.
    private static let most = (headers: 1000, folders: 1000)

    /// - Parameter paths: The target's sources. The headers are in the folder that all of them share, or below it.
    init(around paths: [String]) {
        let folders = paths.map { Path.folder($0) }
        folder = folders.first.map { first in
            var shared = first
            while shared.count > 1, !folders.allSatisfy({ $0 == shared || $0.hasPrefix(shared + "/") }) {
                shared = Path.folder(shared)
            }
            return shared
        }
    }

    private static func texts(in folder: String) -> [String] {
        var open = [folder]
        var visited = 0
        var texts: [String] = []
        while let next = open.popLast(), visited < most.folders {
            visited += 1
            for name in Disk.names(in: next) where texts.count < most.headers {
                let path = Path.join(next, name)
                if Disk.isLink(path) { continue }
                if ["h", "pch", "inc", "def"].contains(Path.ending(name)) {
                    // A header that cannot be read defines nothing, so what it would define is not known.
                    do throws(Mistake) { texts.append(try Disk.text(path)) } catch { continue }
                } else if Files.isFolder(path) {
                    open.append(path)
                }
            }
        }
        return texts
    }
}
