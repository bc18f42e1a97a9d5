internal import Storage
internal import Wording

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
        var parts: [String] = []
        var inside: Set<String> = []
        var next: Object? = object
        // Groups can be in each other, or thousands of levels deep.
        while let current = next, inside.insert(current.id).inserted {
            if let path = current["path"], !path.isEmpty { parts.append(path) }
            switch current["sourceTree"] ?? "<group>" {
            case "<group>": next = self[parents[current.id]]
            case "SOURCE_ROOT": next = nil
            case "<absolute>": return joined(parts, to: "/")
            case let place: return "$(\(place))/" + parts.reversed().joined(separator: "/")
            }
        }
        return joined(parts, to: sourceRoot)
    }

    /// Returns the path of parts, the last first. What comes before an absolute part does not count.
    private func joined(_ parts: [String], to base: String) -> String {
        let absolute = parts.firstIndex { $0.hasPrefix("/") }
        let counted = absolute.map { parts[...$0] } ?? parts[...]
        guard !counted.isEmpty else { return base }
        return Path.join(base, counted.reversed().joined(separator: "/"))
    }
}
