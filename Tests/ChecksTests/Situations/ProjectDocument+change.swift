@testable import XcodeProjects

/// The changes by which a situation's project file differs from the writer's forms.
extension ProjectDocument {
    /// Changes the objects of a class.
    ///
    /// - Parameter name: The object's `name` or `path`; nil for all of the class.
    mutating func change(_ kind: String, named name: String? = nil, _ change: (inout ProjectObject) -> Void) {
        for index in objects.indices where objects[index].kind == kind {
            let names = ["name", "path"].compactMap { objects[index].fields[$0] }
            if let name, !names.contains(.text(name)) { continue }
            change(&objects[index])
        }
    }

    /// Sets a build setting of a target; nil for a target sets the project's.
    ///
    /// - Parameter configuration: That which gets it; nil for all.
    mutating func set(_ key: String, _ value: PropertyValue?, of target: String?, in configuration: String? = nil) {
        let owner = target.map { "PBXNativeTarget \"\($0)\"" } ?? "PBXProject \"\(project.name)\""
        let own = Set(
            (["Debug", "Release"] + project.debugCopies.map(\.name)).map {
                ProjectIdentifier("XCBuildConfiguration", owner, $0).digits
            })
        change("XCBuildConfiguration", named: configuration) { object in
            guard own.contains(object.identifier.digits), case .map(var settings) = object.fields["buildSettings"]
            else {
                return
            }
            settings[key] = value
            object.fields["buildSettings"] = .map(settings)
        }
    }

    /// Adds an element to a list of an object.
    mutating func append(_ value: PropertyValue, to key: String, of kind: String, named name: String? = nil) {
        change(kind, named: name) { object in
            guard case .list(let list) = object.fields[key] ?? [] else { return }
            object.fields[key] = .list(list + [value])
        }
    }

    /// Makes a target, which was written as a framework, one of another type of product.
    mutating func change(product: String, of target: String, type: String, ending: String) {
        change("PBXNativeTarget", named: target) { $0.fields["productType"] = .text(product) }
        change("PBXFileReference", named: target + ".framework") { file in
            file.fields["explicitFileType"] = .text(type)
            file.fields["path"] = .text("\(target).\(ending)")
        }
    }

    /// Adds a build phase of the app that copies a target's product into it.
    mutating func embed(_ target: String, in app: String, as name: String, at place: (spec: String, path: String)) {
        let file = ProjectIdentifier("PBXBuildFile", "embed", target, comment: "\(target) in \(name)")
        add(
            "PBXBuildFile", file,
            ["fileRef": .reference(ProjectIdentifier("PBXFileReference", "Products", product(of: target)))])
        let phase = ProjectIdentifier("PBXCopyFilesBuildPhase", target, comment: name)
        add(
            "PBXCopyFilesBuildPhase", phase,
            [
                "buildActionMask": "2147483647", "dstPath": .text(place.path), "dstSubfolderSpec": .text(place.spec),
                "files": [.reference(file)], "name": .text(name), "runOnlyForDeploymentPostprocessing": "0",
            ])
        append(.reference(phase), to: "buildPhases", of: "PBXNativeTarget", named: app)
        depend(app, on: target)
    }

    /// Makes a target wait for another one.
    mutating func depend(_ target: String, on other: String, kind: String = "PBXNativeTarget") {
        let proxy = ProjectIdentifier("PBXContainerItemProxy", "situation", target, other)
        add(
            "PBXContainerItemProxy", proxy,
            [
                "containerPortal": .reference(root), "proxyType": "1",
                "remoteGlobalIDString": .text(Self.target(other).digits), "remoteInfo": .text(other),
            ])
        let dependency = ProjectIdentifier("PBXTargetDependency", "situation", target, other)
        add(
            "PBXTargetDependency", dependency,
            ["target": .reference(Self.target(other)), "targetProxy": .reference(proxy)])
        append(.reference(dependency), to: "dependencies", of: kind, named: target)
    }

    /// Adds a target that builds nothing itself.
    mutating func addAggregate(_ name: String, of targets: [String]) {
        let configurations = addConfigurations(of: "PBXAggregateTarget \"\(name)\"", debug: [], release: [])
        add(
            "PBXAggregateTarget", Self.target(name),
            [
                "buildConfigurationList": .reference(configurations), "buildPhases": [], "dependencies": [],
                "name": .text(name), "productName": .text(name),
            ])
        for target in targets { depend(name, on: target, kind: "PBXAggregateTarget") }
        append(.reference(Self.target(name)), to: "targets", of: "PBXProject")
    }

    /// Adds a local package, and links a target with one of its products.
    mutating func addPackage(_ folder: String, product: String, to target: String) {
        let package = ProjectIdentifier("XCLocalSwiftPackageReference", folder)
        add("XCLocalSwiftPackageReference", package, ["relativePath": .text(folder)])
        append(.reference(package), to: "packageReferences", of: "PBXProject")
        let dependency = ProjectIdentifier("XCSwiftPackageProductDependency", target, product)
        add("XCSwiftPackageProductDependency", dependency, ["productName": .text(product)])
        append(.reference(dependency), to: "packageProductDependencies", of: "PBXNativeTarget", named: target)
        let file = ProjectIdentifier("PBXBuildFile", "package", target, product)
        add("PBXBuildFile", file, ["productRef": .reference(dependency)])
        let phase = ProjectIdentifier(Phase.frameworks.kind, target)
        for index in objects.indices where objects[index].identifier.digits == phase.digits {
            objects[index].fields["files"] = [.reference(file)]
        }
    }

    /// Keeps files of a target's folder out of that target, or adds them to another one.
    mutating func except(_ files: [String], in folder: String, for target: String) {
        let kind = "PBXFileSystemSynchronizedBuildFileExceptionSet"
        let set = ProjectIdentifier(kind, "situation", folder, target)
        add(
            kind, set,
            ["membershipExceptions": .list(files.map { .text($0) }), "target": .reference(Self.target(target))])
        append(.reference(set), to: "exceptions", of: "PBXFileSystemSynchronizedRootGroup", named: folder)
    }

    private func product(of target: String) -> String {
        project.targets.first { $0.name == target }?.product ?? target
    }
}
