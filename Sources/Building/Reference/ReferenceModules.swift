internal import FoundationEssentials
package import Storage
internal import Wording

/// The reference modules, built for a toolchain and kept in the cache.
package struct ReferenceModules: Hashable, Sendable {
    /// The folder that holds the modules' folders of sources.
    package var sources: String
    package var modules: [ReferenceModule]
    /// The hash of contents, toolchain and flags.
    package var identity: ContentHash
    /// The cache entry that holds the results.
    package var folder: String

    /// The folder in which the compiler finds the modules (`-I`).
    package var moduleFolder: String { folder + "/modules" }
    /// The folder in which the linker and the loader find the libraries.
    package var libraryFolder: String { folder + "/libraries" }

    /// Returns the path of a module's library.
    package func library(_ module: String) -> String {
        "\(libraryFolder)/lib\(module).so"
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

    static func identity(
        sources: String, modules: [ReferenceModule], toolchain: Toolchain
    ) throws -> ContentHash {
        var hash = toolchain.identity
        hash.add(SwiftModuleFlags.all + [SwiftModuleFlags.comments])
        for module in modules {
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

    /// Optimised modules take three times as long to build, and a launch with them takes a twentieth less.
    static let all = ["-Onone"] + language

    /// The files with the declarations' comments, which an editor shows, are kept beside the interfaces.
    static let comments = "swiftdoc"
}
