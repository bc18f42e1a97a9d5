internal import Samples
internal import Wording

extension ProjectDiscovery {
    /// Returns all libraries that can be built of sources that are here.
    func allLibraryCandidates() throws(Mistake) -> [LibraryCandidate] {
        let projects =
            libraryCandidates
            + others.flatMap { project in
                var other = ProjectDiscovery(project: project, choice: choice)
                other.configuration = configuration
                return other.libraryCandidates
            }
        return projects + packages.manifests.flatMap { $0.libraryCandidates(isDebug: buildsPackagesForDebugging) }
            + (try developmentPods())
    }

    /// True if Xcode builds packages for debugging: if the configuration's name has the word, or *development*.
    ///
    /// Source: `packageConfigurationOverride` in
    /// [swift-build](https://github.com/swiftlang/swift-build/blob/main/Sources/SWBCore/BuildParameters.swift).
    private var buildsPackagesForDebugging: Bool {
        let name = (configuration ?? project.usualConfiguration).lowercased()
        return name.contains("debug") || name.contains("development")
    }

    /// Returns the modules that the projects and packages name.
    func allModules() throws(Mistake) -> ProjectModules {
        var modules = ProjectModules()
        for container in [project.path] + workspaces.map(\.path) {
            if let resolved = try ResolvedPackages.of(container: container) {
                modules.origins.merge(resolved.origins) { $1 }
            }
        }
        for manifest in packages.manifests { modules.origins.merge(manifest.remoteProducts) { $1 } }
        for other in others { modules.origins.merge(other.modules.origins) { $1 } }
        modules.origins.merge(project.modules.origins) { $1 }
        return modules
    }

    /// Returns the project's targets that make libraries for iOS.
    var libraryCandidates: [LibraryCandidate] {
        project.targets.compactMap { target in
            guard target.productType.map(ProjectFile.libraries.contains) ?? false,
                let configured = try? configured(target), configured.settings.isForIOS
            else { return nil }
            let settings = configured.settings
            return LibraryCandidate(
                name: target.name,
                module: settings.text("PRODUCT_MODULE_NAME") ?? SettingModifier.c99Identifier(target.name),
                keys: [.target(project: project.path, target.id), .file(settings.text("FULL_PRODUCT_NAME") ?? "")],
                dependencies: libraryKeys(of: target),
                read: { () throws(Mistake) in try self.target(configured) })
        }
    }

    /// Returns the libraries that a target asks for.
    func libraryKeys(of target: ProjectFile.Target) -> [LibraryKey] {
        target.dependencies.map { .target(project: project.path, $0) } + target.linked.map { .file($0) }
            + target.packageProducts.map { .product($0) }
    }
}
