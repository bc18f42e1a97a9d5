internal import Foundation

/// The folder that an export fills, and the sizes of its files.
struct ExportFolder {
    private let folder: URL
    /// The bytes of each file that was written, by its path.
    private(set) var sizes: [String: Int] = [:]

    init(_ folder: URL) {
        self.folder = folder
    }

    /// The files and bytes that were written.
    var total: ExportReport.Size {
        ExportReport.Size(files: sizes.count, bytes: sizes.values.reduce(0, +))
    }

    mutating func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    mutating func write(_ data: Data, to path: String) throws {
        let place = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: place)
        sizes[path] = data.count
    }

    /// Returns the paths of the files below a folder, in order. Hidden ones are left out.
    static func paths(below folder: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return all.sorted().filter { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
            return exists && !isFolder.boolValue && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }
    }
}
