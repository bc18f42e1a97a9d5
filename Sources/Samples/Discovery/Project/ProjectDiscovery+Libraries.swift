extension ProjectDiscovery {
    /// Returns the project's targets that make libraries for iOS.
    var libraryCandidates: [LibraryCandidate] {
        project.targets.compactMap { target in
            guard target.productType.map(ProjectFile.libraries.contains) ?? false,
                let settings = try? project.settings(of: target), settings.isForIOS
            else { return nil }
            let configured = ConfiguredTarget(target: target, settings: settings)
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
