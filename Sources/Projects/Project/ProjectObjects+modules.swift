internal import Samples
internal import Storage

extension ProjectObjects {
    /// Returns the modules that the project names: its dependencies and its targets.
    ///
    /// - Parameter targets: The targets' names with the names of their modules.
    func modules(of targets: [(name: String, module: String)]) -> ProjectModules {
        var origins: [String: ProjectModules.Origin] = [:]
        for framework in all("PBXFileReference") {
            let path = path(of: framework)
            guard ["framework", "xcframework"].contains(Path.ending(path)), !path.hasPrefix("$(") else { continue }
            origins[Path.stem(path)] = path.contains("/Carthage/") ? .carthage : .binary(shown(path))
        }
        for target in targets { origins[target.module] = .target(target.name) }
        let files = DependencyFiles(folder: sourceRoot)
        for name in files.carthage() { origins[name] = .carthage }
        for name in files.pods() { origins[name] = .pod }
        for product in all("XCSwiftPackageProductDependency") {
            guard let name = product["productName"] else { continue }
            let package = self[product["package"]]
            origins[SettingModifier.c99Identifier(name)] = .package(
                package?["repositoryURL"] ?? package?["relativePath"])
        }
        return ProjectModules(origins)
    }

    private func shown(_ path: String) -> String {
        path.hasPrefix(sourceRoot + "/") ? String(path.dropFirst(sourceRoot.count + 1)) : path
    }
}
