internal import Storage
internal import Wording

/// The local packages that a project or a workspace names, and those that these name in their turn.
struct LocalPackages {
    private(set) var manifests: [PackageManifest] = []
    /// The notes on missing packages and on manifests that compute something.
    private(set) var notes: [String] = []

    /// The most packages that are read.
    private static let limit = 300

    init() {}

    init(_ folders: [String]) throws(Mistake) {
        var seen: Set<String> = []
        var next = folders
        while let folder = next.popLast() {
            guard seen.insert(Files.real(folder) ?? folder).inserted, seen.count <= Self.limit else { continue }
            guard Disk.isFile(Path.join(folder, "Package.swift")) else {
                notes.append(
                    """
                    \(folder): The project names a local package here, and there is no Package.swift. For a submodule: \
                    git submodule update --init
                    """)
                continue
            }
            let manifest = try PackageManifest(folder: folder)
            manifests.append(manifest)
            next += manifest.packages
        }
        manifests.sort { $0.folder < $1.folder }
        notes = (notes + manifests.compactMap(\.note)).sorted()
    }
}
