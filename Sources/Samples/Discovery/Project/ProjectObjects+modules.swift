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
        for name in DependencyFile.carthage.names(in: sourceRoot) { origins[name] = .carthage }
        for name in DependencyFile.pods.names(in: sourceRoot) { origins[name] = .pod }
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

/// A file beside a project that lists its dependencies.
private enum DependencyFile: String {
    case pods = "Podfile"
    case carthage = "Cartfile"

    /// Returns the names of the modules that the file asks for; none if it cannot be read.
    func names(in folder: String) -> [String] {
        let path = Path.join(folder, rawValue)
        guard Disk.isFile(path), let text = try? Disk.text(path) else { return [] }
        return text.split(whereSeparator: \.isNewline).compactMap { name(in: $0) }
    }

    private func name(in line: Substring) -> String? {
        switch self {
        case .pods:
            // `pod 'Firebase/Core'` is a part of the pod Firebase.
            line.firstMatch(of: /^\s*pod\s+["']([^"'\/]+)/).map { SettingModifier.c99Identifier(String($0.1)) }
        case .carthage:
            line.firstMatch(of: /^\s*(?:github|git|binary)\s+"([^"]+)"/).map {
                SettingModifier.c99Identifier(Path.stem(String($0.1)))
            }
        }
    }
}
