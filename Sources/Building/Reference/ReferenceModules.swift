internal import FoundationEssentials
package import Storage
internal import Wording

/// Reference modules, built for a toolchain and kept in the cache.
package struct ReferenceModules: Hashable, Sendable {
    /// The folder that holds the modules' folders of sources.
    package var sources: String
    package var modules: [ReferenceModule]
    /// The parts that these modules are of, each after those that it needs.
    package var parts: [ReferencePart.Place]
    /// The hash of contents, toolchain and flags.
    package var identity: ContentHash

    package init(sources: String, modules: [ReferenceModule], parts: [ReferencePart.Place]) {
        self.sources = sources
        self.modules = modules
        self.parts = parts
        identity = ContentHash()
        identity.add(parts.map(\.identity.description))
    }

    /// The folders that hold the results.
    package var folders: [String] { parts.map(\.folder) }
    /// The folders in which the compiler finds the modules (`-I`).
    package var moduleFolders: [String] { folders.map { $0 + "/modules" } }
    /// The folders in which the linker and the loader find the libraries.
    package var libraryFolders: [String] { folders.map { $0 + "/libraries" } }

    /// Returns true if nothing is missing at a first look, and notes that the modules are in use.
    package func isPresent(in cache: BuildCache) -> Bool {
        for folder in folders { cache.refresh("\(folder)/\(CacheEntry.recordName)") }
        return moduleFolders.allSatisfy(Files.exists)
    }

    /// Returns the path of the library of one of the modules.
    package func library(_ module: String) -> String {
        "\(libraryFolder(of: module))/lib\(module).so"
    }

    /// Returns the folder of the library of one of the modules.
    func libraryFolder(of module: String) -> String {
        guard let part = modules.first(where: { $0.name == module })?.part,
            let place = parts.first(where: { $0.part == part })
        else { preconditionFailure("\(module) is not among \(modules.map(\.name))") }
        return place.folder + "/libraries"
    }

    /// Returns the modules of some parts, which need no others.
    func keeping(_ wanted: Set<ReferencePart>) -> ReferenceModules {
        ReferenceModules(
            sources: sources, modules: modules.filter { wanted.contains($0.part) },
            parts: parts.filter { wanted.contains($0.part) })
    }

    /// The names of the modules that an app imports, each with the module that it gets.
    package var aliases: [(name: String, module: String)] {
        modules.compactMap { module in module.standsFor.map { ($0, module.name) } }
    }

    var linkedIntoTests: [String] {
        modules.filter(\.isLinkedIntoTests).map(\.name)
    }
}

extension ReferenceModules {
    /// Returns the files of a module, relative to its folder, sorted.
    package static func files(of folder: String) -> [String] {
        Files.names(in: folder).flatMap { name in
            Files.isFolder("\(folder)/\(name)")
                ? files(of: "\(folder)/\(name)").map { "\(name)/\($0)" } : [name]
        }
    }

    /// Returns the parts of modules with the places that their results have, or will have once they are built.
    ///
    /// - Throws: `Mistake` if sources are missing.
    static func places(
        of modules: [ReferenceModule], sources: String, toolchain: Toolchain, cache: BuildCache
    ) throws -> [ReferencePart.Place] {
        var places: [ReferencePart.Place] = []
        for part in ReferencePart.allCases {
            let own = modules.filter { $0.part == part }
            guard !own.isEmpty else { continue }
            let imported = Set(own.flatMap(\.dependencies))
            let needed = Set(modules.filter { imported.contains($0.name) }.map(\.part))
            let foundations = places.filter { needed.contains($0.part) }
            var hash = toolchain.identity
            hash.add(foundations.map(\.identity.description))
            hash.add(SwiftModuleFlags.all + [SwiftModuleFlags.comments])
            for module in own { try add(module, in: sources, to: &hash) }
            places.append(
                ReferencePart.Place(
                    part: part, identity: hash, folder: cache.folder(of: hash),
                    foundations: foundations.flatMap(\.foundations) + foundations.map(\.folder)))
        }
        return places
    }

    private static func add(_ module: ReferenceModule, in sources: String, to hash: inout ContentHash) throws {
        let folder = "\(sources)/\(module.name)"
        let files = files(of: folder)
        guard !files.isEmpty else {
            throw Mistake(
                .build, what: "The sources of the reference module \(module.name) are missing.", place: folder,
                cure: "Reinstall Understudy.")
        }
        hash.add([module.name, module.language.rawValue] + module.dependencies)
        hash.add(module.libraries)
        hash.add(files)
        for file in files {
            try Files.bytes("\(folder)/\(file)").withUnsafeBytes { hash.add($0) }
        }
    }
}

/// The flags for the reference modules' own sources, which a test compares with the package's manifest.
package enum SwiftModuleFlags {
    static let upcomingFeatures = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]

    /// The flags that say which language the sources are in.
    package static let language =
        ["-parse-as-library", "-swift-version", "6", "-package-name", "understudy"]
        + upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }

    /// Optimised modules take three times as long to build, and a launch with them takes a twentieth less.
    static let all = ["-Onone"] + language

    /// The files with the declarations' comments, which an editor shows, are kept beside the interfaces.
    static let comments = "swiftdoc"
}
