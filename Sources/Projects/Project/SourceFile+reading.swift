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
        let foreign = files.filter { ProjectDiscovery.foreign.contains(Path.ending($0)) }
        guard foreign.isEmpty else { throw .notSwift(foreign, target: target, place: folder) }
        var sources: [SourceFile] = []
        for file in files where Path.ending(file) == "swift" {
            let path = Path.join(folder, file)
            sources.append(SourceFile(path: path, text: try Disk.text(path)))
        }
        guard !sources.isEmpty else { throw .noSwiftFiles(target: target, place: folder) }
        return sources
    }
}
