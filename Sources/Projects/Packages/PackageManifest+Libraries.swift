internal import Samples
internal import Storage
internal import Wording

extension PackageManifest {
    /// Returns the package's targets that make libraries.
    ///
    /// - Parameter isDebug: True if they are built for debugging.
    func libraryCandidates(isDebug: Bool = true) -> [LibraryCandidate] {
        targets.filter { $0.kind == .library }.map { target in
            let products = products.filter { $0.value.contains(target.name) }.keys.sorted()
            return LibraryCandidate(
                name: target.name, module: SettingModifier.c99Identifier(target.name),
                keys: [.packageTarget(package: folder, target.name)] + products.map { .product($0) },
                dependencies: target.dependencies.flatMap { dependency -> [LibraryKey] in
                    switch dependency {
                    case .named(let name): [.packageTarget(package: folder, name), .product(name)]
                    case .product(let name, _): [.product(name)]
                    }
                },
                read: { () throws(Mistake) in try self.library(target, isDebug: isDebug) })
        }
    }

    /// The products that its targets take from packages that are elsewhere, with their addresses.
    var remoteProducts: [String: ProjectModules.Origin] {
        var origins: [String: ProjectModules.Origin] = [:]
        let own = Set(targets.map(\.name))
        for dependency in targets.flatMap(\.dependencies) {
            let (name, package) =
                switch dependency {
                // A bare name that is not a target's is that of a product, and its package usually has the same.
                case .named(let name): (name, own.contains(name) ? nil : name)
                case .product(let name, let package): (name, package)
                }
            guard let package,
                let address = remotes.first(where: { Path.stem($0).lowercased() == package.lowercased() })
            else { continue }
            origins[SettingModifier.c99Identifier(name)] = .package(address)
        }
        return origins
    }

    /// The note on what its manifest computes; nil if it is all literals.
    var note: String? {
        guard !unknownLines.isEmpty else { return nil }
        let lines = unknownLines.map(String.init).joined(separator: ", ")
        return """
            \(Path.join(folder, "Package.swift")): Understudy reads a manifest and does not run it. What it computes is \
            not known (line \(lines)).
            """
    }

    /// Reads a target's sources.
    private func library(_ target: Target, isDebug: Bool) throws(Mistake) -> Sample.Target {
        let place = try place(of: target)
        let isMember = { (file: String, list: [String]) in
            list.contains { file == Path.join(".", $0) || file.hasPrefix(Path.join(".", $0) + "/") }
        }
        let files = Disk.files(below: place, takesCatalogs: true).filter { file in
            !isMember(file, target.exclude) && (target.sources.map { isMember(file, $0) } ?? true)
                && file != "Package.swift"
        }
        var sources = try SourceFile.swiftFiles(among: files, of: target.name, in: place)
        if target.hasResources || files.contains(where: { Path.ending($0) != "swift" }) {
            sources.append(Self.resourceBundle(of: target.name, package: name, in: place))
        }
        var library = Sample.Target(
            name: target.name, module: SettingModifier.c99Identifier(target.name), sources: sources,
            languageMode: target.languageMode ?? languageMode,
            conditions: ["SWIFT_PACKAGE"] + (isDebug ? ["DEBUG"] + target.conditions : target.releaseConditions),
            defaultIsolation: target.isOnMainActor ? "MainActor" : nil)
        library.packageName = Path.name(folder).lowercased()
        library.features = target.features
        library.bundlePlace = "\(name)_\(target.name).bundle"
        let resources = ResourceReader(
            paths: files.filter(ResourceReader.isResource).map { Path.join(place, $0) }, module: library.module,
            region: "en", hasAssetExtensions: true)
        library.resources = try resources.resources()
        library.sources += resources.managedClasses
        return library
    }

    /// Returns the folder with a target's sources, by its path or by SwiftPM's conventions.
    private func place(of target: Target) throws(Mistake) -> String {
        if let path = target.path {
            let place = Path.join(folder, path)
            guard Files.isFolder(place) else { throw .missingPackageTarget(target.name, place, package: folder) }
            return place
        }
        let roots = ["Sources", "Source", "src", "srcs"].map { Path.join(folder, $0) }
        if let place = roots.map({ Path.join($0, target.name) }).first(where: Files.isFolder) { return place }
        // Since Swift 5.9, a package with one target may have its files in the folder of all sources.
        if targets.filter({ $0.kind == .library }).count == 1, let place = roots.first(where: Files.isFolder) {
            return place
        }
        throw .missingPackageTarget(target.name, Path.join(roots[0], target.name), package: folder)
    }

    /// Returns the file with `Bundle.module` that SwiftPM adds to a target with resources.
    private static func resourceBundle(of target: String, package: String, in folder: String) -> SourceFile {
        SourceFile(
            path: Path.join(folder, "resource_bundle_accessor.swift"),
            text: """
                import Foundation

                extension Foundation.Bundle {
                    /// The bundle with the target's resources; the app's if there is none.
                    static var module: Bundle {
                        Bundle.main.url(forResource: "\(package)_\(target)", withExtension: "bundle")
                            .flatMap { Bundle(url: $0) } ?? Bundle.main
                    }
                }

                """)
    }
}
