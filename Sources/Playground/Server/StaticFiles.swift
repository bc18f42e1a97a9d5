internal import Foundation

/// A folder whose files are open to everyone who reaches the server.
struct StaticFiles: Sendable {
    let folder: String

    /// The thing at a path.
    enum Find: Hashable {
        case file(String)
        /// A folder with a page in it, asked for without the slash at its end.
        case folder
        case nothing
    }

    /// Looks up a path as an address writes it, percent-encoded, without a slash at its beginning.
    ///
    /// Only plain names lead to a file; none leads up, to hidden files or, by a link, out of the folder.
    func find(_ path: some StringProtocol) -> Find {
        guard var names = Self.names(path) else { return .nothing }
        let isFolder = names.last == ""
        if isFolder { names.removeLast() }
        let place = URL(filePath: folder).appending(path: names.joined(separator: "/")).path
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place, isDirectory: &isDirectory) else { return .nothing }
        guard isDirectory.boolValue else { return isFolder ? .nothing : inside(place) }
        guard case .file(let index) = inside(place + "/index.html"), FileManager.default.fileExists(atPath: index)
        else { return .nothing }
        return isFolder ? .file(index) : .folder
    }

    /// Returns the names of a path; the last is empty if the path ends with a slash, as does the empty path.
    static func names(_ path: some StringProtocol) -> [String]? {
        var names: [String] = []
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            guard let name = String(part).removingPercentEncoding else { return nil }
            let isEnd = index == parts.count - 1
            guard !name.isEmpty || isEnd, !name.hasPrefix("."), !name.contains("/"), !name.contains("\0") else {
                return nil
            }
            names.append(name)
        }
        return names
    }

    private func inside(_ place: String) -> Find {
        let root = URL(filePath: folder).resolvingSymlinksInPath().path
        let real = URL(filePath: place).resolvingSymlinksInPath().path
        return real.hasPrefix(root + "/") ? .file(real) : .nothing
    }
}
