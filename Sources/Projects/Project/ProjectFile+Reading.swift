internal import Storage
internal import Wording

extension ProjectFile {
    /// Reads the project at a path that ends in `.xcodeproj`.
    init(at path: String) throws(Mistake) {
        let file = path + "/project.pbxproj"
        guard Disk.isFile(file) else {
            throw .unreadableProject(path, reason: "It holds no project.pbxproj.")
        }
        let data = try Disk.data(file)
        let contents: PropertyList
        do {
            contents = try PropertyList(data)
        } catch {
            throw .unreadableProject(file, reason: error.reason)
        }
        try self.init(contents, path: path)
    }

    /// Reads a project's contents, seen as being at a path that ends in `.xcodeproj`.
    init(_ contents: PropertyList, path: String) throws(Mistake) {
        let objects = try ProjectObjects(contents, folder: Path.folder(path), path: path)
        self.path = path
        name = Path.stem(path)
        sourceRoot = objects.sourceRoot
        developmentRegion = objects.root["developmentRegion"] ?? "en"
        let list = objects[objects.root["buildConfigurationList"]]
        configurations = objects.configurations(list)
        defaultConfiguration = list?["defaultConfigurationName"]
        let region = developmentRegion
        targets = objects.list(objects.root.list("targets")).map { objects.target($0, region: region) }
        packages = objects.packages
        projects = objects.projects
        modules = objects.modules(of: targets.map { ($0.name, $0.moduleName) })
    }
}

extension ProjectObjects {
    /// The folders of local packages: those named as such, and those that older projects show as folders.
    fileprivate var packages: [String] {
        let named = all("XCLocalSwiftPackageReference").compactMap { $0["relativePath"] }
            .map { Path.join(sourceRoot, $0) }
        let shown = all("PBXFileReference").filter { file in
            ["folder", "wrapper"].contains(file["lastKnownFileType"] ?? "")
        }.map { path(of: $0) }.filter { Disk.isFile(Path.join($0, "Package.swift")) }
        return named + shown
    }

    /// The paths of the projects in this one.
    fileprivate var projects: [String] {
        all("PBXFileReference").map { path(of: $0) }.filter { Path.ending($0) == "xcodeproj" && !$0.hasPrefix("$(") }
    }

    fileprivate func target(_ object: Object, region: String) -> ProjectFile.Target {
        let phases = list(object.list("buildPhases"))
        let files = { (kind: String) in
            phases.filter { $0.kind == kind }.flatMap { list($0.list("files")) }
                .map { variants(of: $0) }
        }
        let linked = phases.filter { $0.kind == "PBXFrameworksBuildPhase" }.flatMap { list($0.list("files")) }
        let dependencies = list(object.list("dependencies"))
        return ProjectFile.Target(
            id: object.id, name: object["name"] ?? object.id, productType: object["productType"],
            configurations: configurations(self[object["buildConfigurationList"]]),
            sources: files("PBXSourcesBuildPhase").compactMap { preferred($0, region: region) },
            resources: files("PBXResourcesBuildPhase").flatMap { $0 }.map { path(of: $0) },
            headers: files("PBXHeadersBuildPhase").flatMap { $0 }.map { path(of: $0) },
            folders: folders(of: object),
            dependencies: dependencies.compactMap { dependency in
                dependency["target"] ?? self[dependency["targetProxy"]]?["remoteGlobalIDString"]
            },
            linked: linked.compactMap { self[$0["fileRef"]]?["path"].map(Path.name) },
            packageProducts: (list(object.list("packageProductDependencies"))
                + (linked + dependencies).compactMap { self[$0["productRef"]] })
                .compactMap { $0["productName"] }
                .reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }

    /// Returns the files that a member of a build phase stands for: one, or a localised one's variants.
    private func variants(of member: Object) -> [Object] {
        let filters = member.list("platformFilters") + (member["platformFilter"].map { [$0] } ?? [])
        guard filters.isEmpty || filters.contains("ios"), let file = self[member["fileRef"]] else { return [] }
        return file.kind == "PBXVariantGroup" ? list(file.list("children")) : [file]
    }

    /// Returns the path of the development region's variant.
    private func preferred(_ variants: [Object], region: String) -> String? {
        let variant = variants.first { $0["name"] == "Base" } ?? variants.first { $0["name"] == region }
        return (variant ?? variants.first).map { path(of: $0) }
    }

    fileprivate func configurations(_ configurationList: Object?) -> [ProjectFile.Configuration] {
        list(configurationList?.list("buildConfigurations") ?? []).map { object in
            ProjectFile.Configuration(
                name: object["name"] ?? "", file: configurationFile(of: object),
                settings: (object.values["buildSettings"]?.dictionary ?? [:]).compactMapValues { value in
                    value.string ?? value.array.map { SettingList.text($0.compactMap(\.string)) }
                })
        }
    }

    private func configurationFile(of configuration: Object) -> String? {
        if let file = self[configuration["baseConfigurationReference"]] { return path(of: file) }
        guard let folder = self[configuration["baseConfigurationReferenceAnchor"]],
            let file = configuration["baseConfigurationReferenceRelativePath"]
        else { return nil }
        return Path.join(path(of: folder), file)
    }

    private func folders(of target: Object) -> [SynchronizedFolder] {
        let own = Set(target.list("fileSystemSynchronizedGroups"))
        return all("PBXFileSystemSynchronizedRootGroup").compactMap { folder in
            let sets = list(folder.list("exceptions")).filter {
                $0.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0["target"] == target.id
            }
            let isMember = own.contains(folder.id)
            var exceptions = Set(sets.flatMap { $0.list("membershipExceptions") })
            if isMember { exceptions.formUnion(sets.flatMap { otherPlatforms($0) }) }
            guard isMember || !exceptions.isEmpty else { return nil }
            return SynchronizedFolder(path: path(of: folder), isMember: isMember, exceptions: exceptions)
        }
    }

    /// Returns the files that an exception set keeps for platforms other than iOS.
    private func otherPlatforms(_ set: Object) -> [String] {
        (set.values["platformFiltersByRelativePath"]?.dictionary ?? [:]).compactMap { file, platforms in
            platforms.array?.contains(.string("ios")) == false ? file : nil
        }
    }
}

extension ProjectFile.Target {
    /// The name of the target's module, as far as its own settings say it without others.
    fileprivate var moduleName: String {
        let settings = configurations.lazy.map(\.settings)
        let named = settings.compactMap { $0["PRODUCT_MODULE_NAME"] ?? $0["PRODUCT_NAME"] }.first { !$0.contains("$(") }
        return SettingModifier.c99Identifier(named ?? name)
    }
}
