import FoundationEssentials

/// The reference modules, built for a toolchain and kept in the cache.
package struct ReferenceModules: Hashable, Sendable {
    /// The folder that holds `Sources` folders of the modules.
    package var sources: String
    package var modules: [ReferenceModule]
    /// What identifies contents, toolchain and flags.
    package var identity: ContentHash
    /// The cache entry that holds the results.
    var folder: String

    /// Where the compiler finds the modules (`-I`).
    package var moduleFolder: String { folder + "/modules" }
    /// Where the linker and the loader find the libraries.
    package var libraryFolder: String { folder + "/libraries" }

    /// A module's library.
    package func library(_ module: String) -> String {
        "\(libraryFolder)/lib\(module).so"
    }

    /// What an app imports and what it gets for it.
    var aliases: [(name: String, module: String)] {
        modules.compactMap { module in module.standsFor.map { ($0, module.name) } }
    }

    var linkedIntoTests: [String] {
        modules.filter(\.isLinkedIntoTests).map(\.name)
    }
}

extension ReferenceModules {
    /// The files of a module, relative to its folder, sorted.
    static func files(of folder: String) -> [String] {
        Files.names(in: folder).flatMap { name in
            Files.isFolder("\(folder)/\(name)")
                ? files(of: "\(folder)/\(name)").map { "\(name)/\($0)" } : [name]
        }
    }

    static func identity(
        sources: String, modules: [ReferenceModule], toolchain: Toolchain
    ) throws -> ContentHash {
        var hash = toolchain.identity
        hash.add(SwiftModuleFlags.all)
        for module in modules {
            let folder = "\(sources)/\(module.name)"
            let files = files(of: folder)
            guard !files.isEmpty else {
                throw Mistake(
                    .build, what: "The sources of the reference module \(module.name) are missing.", place: folder,
                    cure: "Install Understudy anew.")
            }
            hash.add([module.name, module.language.rawValue] + module.dependencies)
            hash.add(module.libraries)
            hash.add(files)
            for file in files {
                try Files.bytes("\(folder)/\(file)").withUnsafeBytes { hash.add($0) }
            }
        }
        return hash
    }
}

/// The flags for the reference modules' own sources, which a test compares with the package's manifest.
package enum SwiftModuleFlags {
    static let upcomingFeatures = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]

    /// The flags that say which language the sources are in.
    package static let language =
        ["-parse-as-library", "-swift-version", "6", "-package-name", "understudy"]
        + upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }

    static let all = ["-O"] + language
}
