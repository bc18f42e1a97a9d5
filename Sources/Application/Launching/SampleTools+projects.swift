internal import Foundation
internal import SampleReading

extension SampleTools {
    /// Returns the paths of the projects in a folder, or below it; the path itself if there are not several.
    package func projects(in path: String) async throws -> [String] {
        guard FileManager.default.fileExists(atPath: path), SampleSearch.isPlainFolder(path) else { return [path] }
        let paths = SampleSearch(folder: path, reader: reader).paths
        return paths.count > 1 ? paths : [path]
    }
}
