/// The objects of a `project.pbxproj` by their identifiers, and the paths of their files.
struct ProjectObjects: Sendable {
    struct Object: Sendable {
        let id: String
        let values: [String: PropertyList]

        /// Its class, such as `PBXGroup`.
        var kind: String { self["isa"] ?? "" }

        subscript(key: String) -> String? {
            values[key]?.string
        }

        func list(_ key: String) -> [String] {
            values[key]?.array?.compactMap(\.string) ?? []
        }
    }

    let root: Object
    let sourceRoot: String
    private let objects: [String: Object]
    /// The group that a file or group is in.
    private let parents: [String: String]

    /// Reads the objects of a project file.
    ///
    /// - Parameters:
    ///   - project: the whole file.
    ///   - folder: the folder that the `.xcodeproj` is in.
    ///   - path: the `.xcodeproj`, for mistakes.
    init(_ project: PropertyList, folder: String, path: String) throws(Mistake) {
        guard let contents = project.dictionary, let all = contents["objects"]?.dictionary,
            let rootID = contents["rootObject"]?.string, let root = all[rootID]?.dictionary
        else {
            throw .unreadableProject(path, reason: "It has no project object.")
        }
        objects = Dictionary(
            uniqueKeysWithValues: all.compactMap { id, object in
                object.dictionary.map { (id, Object(id: id, values: $0)) }
            })
        self.root = Object(id: rootID, values: root)
        sourceRoot = Path.join(folder, self.root["projectDirPath"] ?? "")
        var parents: [String: String] = [:]
        for object in objects.values.sorted(by: { $0.id < $1.id }) {
            for child in object.list("children") { parents[child] = object.id }
        }
        self.parents = parents
    }

    subscript(id: String?) -> Object? {
        id.flatMap { objects[$0] }
    }

    func list(_ ids: [String]) -> [Object] {
        ids.compactMap { objects[$0] }
    }

    func all(_ kind: String) -> [Object] {
        objects.values.filter { $0.kind == kind }.sorted { $0.id < $1.id }
    }

    /// Returns the path of a file or a group. A place that only a build knows stays as Xcode names it: `$(SDKROOT)/x`.
    func path(of object: Object) -> String {
        path(of: object, inside: [])
    }

    private func path(of object: Object, inside: Set<String>) -> String {
        let base: String
        switch object["sourceTree"] ?? "<group>" {
        case "<group>":
            if let parent = self[parents[object.id]], !inside.contains(parent.id) {
                base = path(of: parent, inside: inside.union([object.id]))
            } else {
                base = sourceRoot
            }
        case "SOURCE_ROOT": base = sourceRoot
        case "<absolute>": base = "/"
        case let place: return "$(\(place))/" + (object["path"] ?? "")
        }
        guard let path = object["path"], !path.isEmpty else { return base }
        return base.hasPrefix("$(") ? base + "/" + path : Path.join(base, path)
    }
}
