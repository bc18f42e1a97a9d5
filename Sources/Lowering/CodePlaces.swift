package import Lifecycle
package import Samples

/// The lines on which a sample declares its types, and their methods and properties: by the names that a trace has.
///
/// A name that has several declarations in a type, such as an overload or code below both sides of an `#if`, has no
/// line here: a trace does not say which of them was called.
package struct CodePlaces: Hashable, Sendable, Codable {
    /// The lines of a type's members, by its name at run time; the type's own line has an empty name.
    private var types: [String: [String: SourcePlace]] = [:]
    /// The files that declare a type, by its name at run time.
    private var declaring: [String: Set<String>] = [:]

    /// No line is known.
    package init() {}

    /// Returns the line that declares what an event reports; nil if that is not known, or is not the sample's.
    package subscript(event: TraceEvent) -> SourcePlace? {
        guard let type = event.class.flatMap({ types[$0] }) else { return nil }
        switch event.kind {
        case .call, .return, .test: return event.name.flatMap { $0.isEmpty ? nil : type[$0] }
        case .state: return type[""]
        case .launch, .action, .console, .request, .fault, .verdict: return nil
        }
    }

    /// Adds the lines of another module. Both lose a type that both declare.
    package mutating func add(_ other: CodePlaces) {
        types.merge(other.types) { _, _ in [:] }
        declaring.merge(other.declaring) { $0.union($1) }
    }

    /// The files that declare types.
    package var files: Set<String> { declaring.values.reduce(into: []) { $0.formUnion($1) } }

    /// The names of the types that the sample declares.
    package var typeNames: Set<String> { Set(declaring.keys) }

    /// Returns the files that declare a type; none if the sample does not.
    package func files(declaring type: String) -> Set<String> { declaring[Self.generic(type)] ?? [] }

    /// Returns the types that a file makes under a name, one for each module that compiles it.
    ///
    /// - Parameter name: The type's name in one of these modules.
    package func types(of file: String, named name: String) -> Set<String> {
        let arguments = name.dropFirst(Self.generic(name).count)
        let own = Self.withoutModule(Self.generic(name))
        let found = declaring.filter { Self.withoutModule($0.key) == own && $0.value.contains(file) }
        return Set(found.keys.map { $0 + arguments })
    }

    private static func generic(_ type: String) -> String { String(type.prefix { $0 != "<" }) }

    /// The name of a type in its module. One that `@objc` names is the same in each module.
    private static func withoutModule(_ type: String) -> Substring {
        type.firstIndex(of: ".").map { type[type.index(after: $0)...] } ?? type[...]
    }
}

extension CodePlaces {
    /// Finds the lines of a module's files.
    package init(of files: [SourceFile], in module: String) {
        let readings = files.filter { $0.path.hasSuffix(".swift") }.map(FileDeclarations.init)
        self.init(readings, ModuleTypes(readings), in: module)
    }

    init(_ readings: [FileDeclarations], _ module: ModuleTypes, in name: String) {
        var declared: [String: [String: [SourcePlace]]] = [:]
        for reading in readings {
            let lines = LineStarts(reading.file.text)
            for declaration in reading.declarations {
                guard let type = declaration.owner(in: module) else { continue }
                func add(_ name: String, at offset: Int) {
                    let place = SourcePlace(file: reading.file.path, line: lines.line(of: offset))
                    declared[type, default: [:]][name, default: []].append(place)
                }
                if declaration.kind != .extensionOf { add("", at: declaration.offset) }
                for member in declaration.members {
                    for name in member.namesInTraces { add(name, at: member.offset) }
                }
            }
        }
        for declaration in readings.flatMap(\.declarations) where declaration.isType {
            // The nearest type that declares a name is the one whose code runs.
            var lines: [String: SourcePlace?] = [:]
            for type in module.lineage(of: declaration.name) {
                for (name, places) in declared[type] ?? [:] where !name.isEmpty || type == declaration.name {
                    if lines[name] == nil { lines[name] = .some(places.count == 1 ? places[0] : nil) }
                }
            }
            types[declaration.objcName ?? "\(name).\(declaration.name)"] = lines.compactMapValues { $0 }
        }
        for reading in readings {
            for type in reading.declarations where type.isType {
                declaring[type.objcName ?? "\(name).\(type.name)", default: []].insert(reading.file.path)
            }
        }
    }
}

extension TypeDeclaration {
    /// True if it declares a type of which there are objects or values.
    fileprivate var isType: Bool { kind == .classType || kind == .other }

    /// Returns the type that it declares or extends; nil if the module declares no such type.
    fileprivate func owner(in module: ModuleTypes) -> String? {
        switch kind {
        case .classType, .other: name
        case .extensionOf: module.resolve(name).flatMap { $0.summary.kind == .protocolType ? nil : $0.name }
        case .protocolType, .alias: nil
        }
    }
}

extension Member {
    /// The names that a trace gives it: a property's also as `#selector` writes its accessors.
    fileprivate var namesInTraces: [String] {
        guard case .property(let isSettable) = kind else { return [name] }
        return [name, "getter: \(name)"] + (isSettable ? ["setter: \(name)"] : [])
    }
}
