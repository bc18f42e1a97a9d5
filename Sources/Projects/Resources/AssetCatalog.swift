internal import Foundation
internal import Lifecycle
internal import Storage

/// The names that an asset catalog (`.xcassets`) gives to images and colours.
struct AssetCatalog {
    /// The names, in the catalog's folders.
    private(set) var names = AssetNames()

    /// The greatest number of assets that are read.
    private static let limit = 20_000

    init(_ path: String) {
        read(path, prefix: "", depth: 0)
    }

    /// Reads a folder. A group with "Provides Namespace" is part of its assets' names: `Icons/Star`.
    private mutating func read(_ folder: String, prefix: String, depth: Int) {
        guard depth < 20, names.images.count + names.colors.count < Self.limit else {
            ReachedBounds.note(
                "\(folder) is nested more than 20 folders deep, or its catalog has more than \(Self.limit) assets; "
                    + "what is beyond has no names here.")
            return
        }
        for name in Disk.names(in: folder) {
            let path = folder + "/" + name
            guard Files.isFolder(path), !Disk.isLink(path) else { continue }
            switch Path.ending(name) {
            case "imageset", "symbolset": names.images.append(prefix + Path.stem(name))
            case "colorset": names.colors.append(prefix + Path.stem(name))
            case "": read(path, prefix: prefix + (Self.isNamespace(path) ? name + "/" : ""), depth: depth + 1)
            default: continue
            }
        }
    }

    private static func isNamespace(_ folder: String) -> Bool {
        guard let data = try? Disk.data(folder + "/Contents.json"),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return false }
        return contents.properties?.namespace ?? false
    }

    private struct Contents: Decodable {
        var properties: Properties?

        struct Properties: Decodable {
            var namespace: Bool?

            enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
        }
    }
}
