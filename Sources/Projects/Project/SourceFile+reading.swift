internal import Samples
internal import Storage
internal import Wording

extension SourceFile {
    /// Reads the Swift files among those of a target's folder.
    ///
    /// - Parameters:
    ///   - files: The files' paths, relative to the folder.
    ///   - target: The target's name, for mistakes.
    ///   - folder: The folder.
    /// - Throws: `Mistake` if there are sources in other languages, or none in Swift, or one cannot be read.
    static func swiftFiles(
        among files: [String], of target: String, in folder: String
    ) throws(Mistake) -> [SourceFile] {
        let foreign = try ForeignFile.all(among: files.map { Path.join(folder, $0) })
        guard foreign.isEmpty else {
            throw .notSwift(
                files.filter { file in foreign.contains { $0.path == Path.join(folder, file) } }, target: target,
                place: folder)
        }
        return try all(among: files, of: target, in: folder)
    }

    /// Reads the Swift files among those of a target's folder, whatever else is there.
    ///
    /// - Throws: `Mistake` if there is none, or one cannot be read.
    static func all(among files: [String], of target: String, in folder: String) throws(Mistake) -> [SourceFile] {
        var sources: [SourceFile] = []
        for file in files where Path.ending(file) == "swift" {
            let path = Path.join(folder, file)
            sources.append(SourceFile(path: path, text: try Disk.text(path)))
        }
        guard !sources.isEmpty else { throw .noSwiftFiles(target: target, place: folder) }
        return sources
    }
}

extension ForeignFile {
    /// Reads the files among some that are in other languages than Swift.
    ///
    /// - Throws: `Mistake` if one cannot be read.
    static func all(among paths: [String]) throws(Mistake) -> [ForeignFile] {
        var files: [ForeignFile] = []
        let headers = HeaderTexts(around: paths)
        for path in paths where endings.contains(Path.ending(path)) {
            // One that is missing is said beside the Swift files that are.
            guard let found = Disk.file(path) else { continue }
            let text = try Disk.text(found)
            if let file = ForeignFile(path: found, ending: Path.ending(path), text: text, headers: { headers.all }) {
                files.append(file)
            }
        }
        return files
    }
}
