internal import Foundation
internal import Samples
internal import Storage
internal import Wording

/// A `Package.resolved`: the packages of a project that are elsewhere, with those that they need.
struct ResolvedPackages: Hashable, Sendable {
    /// The addresses.
    var addresses: [String]

    /// Reads the file of a project or a workspace; nil if it has none.
    static func of(container: String) throws(Mistake) -> ResolvedPackages? {
        let workspace = Path.ending(container) == "xcodeproj" ? container + "/project.xcworkspace" : container
        let path = Path.join(workspace, "xcshareddata/swiftpm/Package.resolved")
        return Disk.isFile(path) ? try ResolvedPackages(at: path) : nil
    }

    init(at path: String) throws(Mistake) {
        let data = try Disk.data(path)
        do {
            let contents = try JSONDecoder().decode(Contents.self, from: data)
            addresses = (contents.pins ?? contents.object?.pins ?? []).compactMap { $0.location ?? $0.repositoryURL }
        } catch {
            throw .unreadableResolvedPackages(path, line: FaultyLine.ofJSON(data))
        }
    }

    /// The modules that are probably in them: those with the repositories' names.
    var origins: [String: ProjectModules.Origin] {
        Dictionary(
            addresses.map { (SettingModifier.c99Identifier(Path.stem($0)), .package($0)) }, uniquingKeysWith: { $1 })
    }

    /// The file's own form, of version 1 with an object around the pins.
    private struct Contents: Decodable {
        var pins: [Pin]?
        var object: Object?

        struct Object: Decodable {
            var pins: [Pin]
        }

        struct Pin: Decodable {
            var location: String?
            var repositoryURL: String?
        }
    }
}
