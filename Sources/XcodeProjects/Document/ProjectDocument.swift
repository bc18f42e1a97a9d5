/// The text of a `project.pbxproj`.
struct ProjectDocument {
    let project: XcodeProject
    var objects: [ProjectObject] = []
    /// The project file's form, by Xcode's number.
    var version: Int

    init(_ project: XcodeProject) {
        self.project = project
        version = project.format == .listed ? 56 : 77
        for target in project.targets { add(target) }
        addProject()
    }

    var root: ProjectIdentifier { ProjectIdentifier("PBXProject", comment: "Project object") }

    var text: String {
        let sections = Dictionary(grouping: objects, by: \.kind).sorted { $0.key < $1.key }.map { kind, objects in
            let entries = objects.sorted { $0.identifier.digits < $1.identifier.digits }.map(\.text)
            return "\n/* Begin \(kind) section */\n\(entries.joined())/* End \(kind) section */\n"
        }
        return """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tclasses = {
            \t};
            \tobjectVersion = \(version);
            \tobjects = {
            \(sections.joined())\t};
            \trootObject = \(root.commented);
            }

            """
    }

    mutating func add(_ kind: String, _ identifier: ProjectIdentifier, _ fields: [String: PropertyValue]) {
        objects.append(ProjectObject(identifier, kind, fields))
    }

    private mutating func addProject() {
        let products = ProjectIdentifier("PBXGroup", "Products", comment: "Products")
        add(
            "PBXGroup", products,
            [
                "children": .list(project.targets.map { .reference(Self.product($0)) }), "name": "Products",
                "sourceTree": "<group>",
            ])
        let main = ProjectIdentifier("PBXGroup", "")
        let readMe = ProjectIdentifier("PBXFileReference", "README.md", comment: "README.md")
        add(
            "PBXFileReference", readMe,
            ["lastKnownFileType": "net.daringfireball.markdown", "path": "README.md", "sourceTree": "<group>"])
        add(
            "PBXGroup", main,
            [
                "children": .list(
                    ([readMe] + project.targets.map { Self.group($0.name) } + [products]).map { .reference($0) }),
                "sourceTree": "<group>",
            ])
        var fields: [String: PropertyValue] =
            project.format == .listed
            ? ["compatibilityVersion": "Xcode 14.0"]
            : ["minimizedProjectReferenceProxies": "1", "preferredProjectObjectVersion": "77"]
        fields.merge(
            [
                "attributes": .map(["BuildIndependentTargetsInParallel": "1", "LastUpgradeCheck": "1500"]),
                "buildConfigurationList": .reference(
                    addConfigurations(
                        of: "PBXProject \"\(project.name)\"", debug: ProjectSettings.debug(project.deploymentTarget),
                        release: ProjectSettings.release(project.deploymentTarget))),
                "developmentRegion": "en", "hasScannedForEncodings": "0",
                "knownRegions": ["en", "Base"], "mainGroup": .reference(main),
                "productRefGroup": .reference(products), "projectDirPath": "", "projectRoot": "",
                "targets": .list(project.targets.map { .reference(Self.target($0.name)) }),
            ]
        ) { $1 }
        add("PBXProject", root, fields)
    }

    /// Adds the configurations Debug and Release and the copies of Debug, and returns their list.
    ///
    /// - Parameter target: The target that they are of; nil for the project.
    mutating func addConfigurations(
        of owner: String, target: String? = nil, debug: [(String, PropertyValue)], release: [(String, PropertyValue)]
    ) -> ProjectIdentifier {
        let copies = project.debugCopies.map { copy in
            let own = target.flatMap { copy.settings[$0] } ?? [:]
            return (copy.name, debug.filter { own[$0.0] == nil } + own.map { ($0, PropertyValue.text($1)) })
        }
        let configurations = ([("Debug", debug), ("Release", release)] + copies).map { name, settings in
            let identifier = ProjectIdentifier("XCBuildConfiguration", owner, name, comment: name)
            add(
                "XCBuildConfiguration", identifier,
                [
                    "buildSettings": .map(Dictionary(uniqueKeysWithValues: settings)), "name": .text(name),
                ])
            return identifier
        }
        let list = ProjectIdentifier(
            "XCConfigurationList", owner, comment: "Build configuration list for \(owner)")
        add(
            "XCConfigurationList", list,
            [
                "buildConfigurations": .list(configurations.map { .reference($0) }),
                "defaultConfigurationIsVisible": "0", "defaultConfigurationName": "Release",
            ])
        return list
    }

    static func target(_ name: String) -> ProjectIdentifier {
        ProjectIdentifier("PBXNativeTarget", name, comment: name)
    }

    static func product(_ target: XcodeTarget) -> ProjectIdentifier {
        ProjectIdentifier("PBXFileReference", "Products", target.product, comment: target.product)
    }

    static func group(_ path: String) -> ProjectIdentifier {
        ProjectIdentifier("PBXGroup", path, comment: path.split(separator: "/").last.map(String.init) ?? path)
    }
}
