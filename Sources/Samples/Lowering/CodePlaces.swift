package import Lifecycle

/// The lines on which a sample declares its types, and their methods and properties: by the names that a trace has.
///
/// A name that has several declarations in a type, such as an overload or code below both sides of an `#if`, has no
/// line here: a trace does not say which of them was called.
package struct CodePlaces: Hashable, Sendable, Codable {
    /// The lines of a type's members, by its name at run time; the type's own line has an empty name.
    private var types: [String: [String: SourcePlace]] = [:]

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
