internal import Samples

/// The members of a module whose code moves: their new names, the stubs in their classes, and what cannot be done.
struct Moves: Hashable, Sendable {
    /// The edits of each file, by its place in the module.
    private(set) var edits: [Int: [Edit]] = [:]
    private(set) var notes: [Int: [LoweringNote]] = [:]
    /// The stubs of each class, by its name.
    private(set) var stubs: [String: [String]] = [:]

    init(_ files: [FileDeclarations], _ types: ModuleTypes) {
        let overridden = Self.overridden(files, types)
        for (index, file) in files.enumerated() {
            for (place, declaration) in file.declarations.enumerated() {
                if declaration.needsSessionInitializer {
                    stubs[declaration.name, default: []].append(
                        "convenience init() { self.init(configuration: .default) }")
                }
                let initializers = ColorInitializers.missing(in: declaration)
                if !initializers.isEmpty { stubs[declaration.name, default: []] += initializers }
                for (number, member) in declaration.movables.enumerated() {
                    let name = "_\(index)_\(place)_\(number)"
                    switch declaration.kind {
                    case .extensionOf:
                        moveOutOfExtension(member, of: declaration, named: name, index, file.file, types, overridden)
                    case .classType where member.isAroundTests:
                        moveOffMainActor(member, of: declaration, named: name, index, file.file, types)
                    default: break
                    }
                }
            }
        }
    }

    /// Returns the names of the members that subclasses in the module override, by the class that is inherited from.
    private static func overridden(_ files: [FileDeclarations], _ types: ModuleTypes) -> [String: Set<String>] {
        var overridden: [String: Set<String>] = [:]
        for declaration in files.flatMap(\.declarations) where declaration.isOfClass {
            let names = declaration.movables.filter(\.isOverride).map(\.name)
            guard !names.isEmpty else { continue }
            for ancestor in types.lineage(of: declaration.name).dropFirst() {
                overridden[ancestor, default: []].formUnion(names)
            }
        }
        return overridden
    }

    /// Moves an override, or a member that a subclass overrides, into its class.
    private mutating func moveOutOfExtension(
        _ member: Movable, of declaration: TypeDeclaration, named name: String, _ index: Int, _ file: SourceFile,
        _ types: ModuleTypes, _ overridden: [String: Set<String>]
    ) {
        let target = types.resolve(declaration.name)
        let isOverridden = target.map { overridden[$0.name]?.contains(member.name) == true } ?? false
        guard member.isOverride || isOverridden else { return }
        switch target?.summary.kind {
        case .classType:
            guard let target, member.condition == nil, target.summary.condition == declaration.condition,
                let move = member.relocation?.edit(naming: name, base: member.base, in: file),
                let relocation = member.relocation
            else { return refuse(member, of: declaration, index, file) }
            edits[index, default: []].append(move.edit)
            stubs[target.name, default: []].append(
                relocation.stub(member.base, calling: move.name, isOverride: member.isOverride))
        case nil, .extensionOf:
            guard let move = member.relocation?.edit(naming: name, base: member.base, in: file) else {
                return refuse(member, of: declaration, index, file)
            }
            edits[index, default: []].append(move.edit)
            notes[index, default: []].append(
                LoweringNote(
                    """
                    \(member.name) of \(declaration.name) is never called here: the class is not in this module, and \
                    without Objective-C an extension cannot override its members. On a device, it is called.
                    """, at: member.offset, of: file))
        default: break
        }
    }

    /// Moves the code that XCTest calls around a test, and that is on the main actor, out of the override, which is
    /// not.
    private mutating func moveOffMainActor(
        _ member: Movable, of declaration: TypeDeclaration, named name: String, _ index: Int, _ file: SourceFile,
        _ types: ModuleTypes
    ) {
        guard types.isTestCase(declaration.name),
            member.isOnMainActor ?? types.isOnMainActor(declaration.name),
            let move = member.relocation?.edit(naming: name, base: member.base, in: file),
            let relocation = member.relocation, member.condition == nil
        else { return }
        edits[index, default: []].append(move.edit)
        stubs[declaration.name, default: []].append(
            relocation.mainActorStub(member.base, calling: move.name, isAsync: member.isAsync))
    }

    private mutating func refuse(_ member: Movable, of declaration: TypeDeclaration, _ index: Int, _ file: SourceFile) {
        notes[index, default: []].append(
            LoweringNote(
                """
                Without Objective-C, a member of an extension can neither override nor be overridden, and Understudy \
                could not move \(member.name) into \(declaration.name). Write it in the class itself.
                """, at: member.offset, of: file))
    }
}

extension TypeDeclaration {
    /// True for a class and for an extension, which may be one of a class.
    fileprivate var isOfClass: Bool { kind == .classType || kind == .extensionOf }

    /// True for a `URLSession` of the sample that inherits its initialisers, `init()` on Apple's systems among them.
    fileprivate var needsSessionInitializer: Bool {
        kind == .classType && inherited == "URLSession" && !members.contains { $0.kind == .initializer }
    }
}
