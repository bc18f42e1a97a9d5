extension ProjectDocument {
    /// Adds a target with its product, its phases, its group and its files.
    mutating func add(_ target: XcodeTarget) {
        let product = Self.product(target)
        add(
            "PBXFileReference", product,
            [
                "explicitFileType": .text(target.productFileType), "includeInIndex": "0", "path": .text(target.product),
                "sourceTree": "BUILT_PRODUCTS_DIR",
            ])
        var members: [Phase: [PropertyValue]] = [:]
        if project.format == .listed {
            addGroup(target.name, of: target.files.map(\.path), members: &members)
        } else {
            addFolder(of: target)
        }
        var dependencies: [PropertyValue] = []
        if case .tests(let host) = target.kind {
            dependencies = [.reference(addDependency(of: target, on: host, [target.name]))]
        }
        for framework in project.targets where target.frameworks.contains(framework.name) {
            let file = ProjectIdentifier("PBXBuildFile", target.name, comment: "\(framework.product) in Frameworks")
            add("PBXBuildFile", file, ["fileRef": .reference(Self.product(framework))])
            members[.frameworks, default: []].append(.reference(file))
            dependencies.append(
                .reference(addDependency(of: target, on: framework.name, [target.name, framework.name])))
        }
        let phases = Phase.allCases.map { phase in
            let identifier = ProjectIdentifier(phase.kind, target.name, comment: phase.rawValue)
            add(
                phase.kind, identifier,
                [
                    "buildActionMask": "2147483647", "files": .list(members[phase] ?? []),
                    "runOnlyForDeploymentPostprocessing": "0",
                ])
            return identifier
        }
        let configurations = addConfigurations(
            of: "PBXNativeTarget \"\(target.name)\"", target: target.name, debug: target.settings,
            release: target.settings)
        var fields: [String: PropertyValue] =
            project.format == .listed
            ? [:] : ["fileSystemSynchronizedGroups": [.reference(Self.group(target.name))]]
        fields.merge(
            [
                "buildConfigurationList": .reference(configurations),
                "buildPhases": .list(phases.map { .reference($0) }), "buildRules": [],
                "dependencies": .list(dependencies), "name": .text(target.name), "productName": .text(target.name),
                "productReference": .reference(product), "productType": .text(target.productType),
            ]
        ) { $1 }
        add("PBXNativeTarget", Self.target(target.name), fields)
    }

    /// Adds a target's folder, all of which belongs to it but for the Info.plist, and some to other targets, too.
    private mutating func addFolder(of target: XcodeTarget) {
        var exceptions = target.infoPlist.map { [(target.name, [$0.path])] } ?? []
        exceptions += project.targets.map { ($0.name, $0.sharedFiles.filter { $0.hasPrefix(target.name + "/") }) }
            .filter { !$0.1.isEmpty }
        let kind = "PBXFileSystemSynchronizedBuildFileExceptionSet"
        let sets = exceptions.map { member, paths in
            let set = ProjectIdentifier(kind, target.name, member, comment: kind)
            add(
                kind, set,
                [
                    "membershipExceptions": .list(paths.map { .text(String($0.dropFirst(target.name.count + 1))) }),
                    "target": .reference(Self.target(member)),
                ])
            return PropertyValue.reference(set)
        }
        add(
            "PBXFileSystemSynchronizedRootGroup", Self.group(target.name),
            ["exceptions": .list(sets), "path": .text(target.name), "sourceTree": "<group>"])
    }

    /// A build phase of a target, in Xcode's order.
    enum Phase: String, CaseIterable {
        case sources = "Sources"
        case frameworks = "Frameworks"
        case resources = "Resources"

        var kind: String { "PBX\(rawValue)BuildPhase" }
    }

    /// Adds a folder's group and all in it.
    ///
    /// - Parameter members: The build files of the phases, to which those of the folder are added.
    private mutating func addGroup(_ path: String, of files: [String], members: inout [Phase: [PropertyValue]]) {
        let group = ProjectGroup(path, of: files)
        var children: [PropertyValue] = []
        for member in group.members {
            switch member.kind {
            case .folder:
                addGroup(member.path, of: files, members: &members)
                children.append(.reference(Self.group(member.path)))
            case .file:
                let file = addFile(member.path, as: member.name, from: member.name)
                children.append(.reference(file))
                addMember(file, named: member.name, at: member.path, to: &members)
            case .variants(let paths):
                let languages = paths.map { path in
                    PropertyValue.reference(
                        addFile("\(group.path)/\(path)", as: String(path.prefix { $0 != "." }), from: path))
                }
                let file = ProjectIdentifier("PBXVariantGroup", member.path, comment: member.name)
                add(
                    "PBXVariantGroup", file,
                    ["children": .list(languages), "name": .text(member.name), "sourceTree": "<group>"])
                children.append(.reference(file))
                addMember(file, named: member.name, at: member.path, to: &members)
            }
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        add("PBXGroup", Self.group(path), ["children": .list(children), "path": .text(name), "sourceTree": "<group>"])
    }

    /// Adds the reference of a file.
    ///
    /// - Parameter path: The path in the folder of its group.
    private mutating func addFile(_ place: String, as name: String, from path: String) -> ProjectIdentifier {
        let identifier = ProjectIdentifier("PBXFileReference", place, comment: name)
        var fields: [String: PropertyValue] = [
            "lastKnownFileType": .text(FileType(place).name), "path": .text(path), "sourceTree": "<group>",
        ]
        if name != path { fields["name"] = .text(name) }
        add("PBXFileReference", identifier, fields)
        return identifier
    }

    /// Adds a file to the build phase that takes its kind.
    private mutating func addMember(
        _ file: ProjectIdentifier, named name: String, at path: String, to members: inout [Phase: [PropertyValue]]
    ) {
        let phase: Phase
        switch FileType(path) {
        case .source: phase = .sources
        case .resource: phase = .resources
        case .infoPlist, .other: return
        }
        let identifier = ProjectIdentifier("PBXBuildFile", path, comment: "\(name) in \(phase.rawValue)")
        add("PBXBuildFile", identifier, ["fileRef": .reference(file)])
        members[phase, default: []].append(.reference(identifier))
    }

    /// Adds what makes a target wait for another one, such as tests for their host, and returns it.
    ///
    /// - Parameter place: The names that tell it from others.
    private mutating func addDependency(
        of target: XcodeTarget, on host: String, _ place: [String]
    ) -> ProjectIdentifier {
        let place = place.joined(separator: " on ")
        let proxy = ProjectIdentifier("PBXContainerItemProxy", place, comment: "PBXContainerItemProxy")
        add(
            "PBXContainerItemProxy", proxy,
            [
                "containerPortal": .reference(root), "proxyType": "1",
                "remoteGlobalIDString": .text(Self.target(host).digits), "remoteInfo": .text(host),
            ])
        let dependency = ProjectIdentifier("PBXTargetDependency", place, comment: "PBXTargetDependency")
        add(
            "PBXTargetDependency", dependency,
            ["target": .reference(Self.target(host)), "targetProxy": .reference(proxy)])
        return dependency
    }
}
