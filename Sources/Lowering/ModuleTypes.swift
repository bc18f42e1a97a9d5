/// The types of a module, their superclasses, and the members that Objective-C sees: all that its files tell each
/// other.
///
/// Lowering a file is a pure function of the file's text, its place in the module and this.
package struct ModuleTypes: Hashable, Sendable {
    /// The types by name, with the types around it: `Outer.Inner`.
    private var types: [String: Summary] = [:]
    /// True if Objective-C sees every member of a class that derives from `NSObject`, see `Sample.Target`.
    let infersObjectiveC: Bool
    /// The members whose code moves.
    private(set) var moves: Moves?
    /// The names of the members that this module and those before it add to classes that get conformances of every object.
    let objectMembers: Set<String>

    struct Summary: Hashable, Sendable {
        /// The type's kind; nil if only extensions of it are in the module.
        var kind: TypeDeclaration.Kind?
        var inherited: String?
        /// All names that the type and its extensions inherit from.
        var inheritance: Set<String> = []
        var isGeneric = false
        var isOnMainActor = false
        var exposesMembers = false
        /// The `#if` conditions around the type, lowered; nil if there are none.
        var condition: String?
        /// The members that Objective-C sees.
        var exposed: [Exposed] = []
        var tests: [Test] = []
        /// The members that a protocol requires; nil for another type.
        var required: SignatureList?
        /// The members that extensions of a protocol give to every object.
        var given: [MemberSignature] = []
        /// True if an extension has a `where` that not every object meets.
        var isConstrained = false
    }

    /// A method or property that Objective-C sees.
    struct Exposed: Hashable, Sendable {
        var base: String
        var name: String
        var selector: String
        var isProperty: Bool
    }

    /// A test method of XCTest.
    struct Test: Hashable, Sendable {
        var name: String
        /// The name as code writes it: with backticks if it has them.
        var base: String
        var isAsync: Bool
        var throwsErrors: Bool
        /// True if it is on the main actor, false if it isn't; nil if that follows from the class.
        var isOnMainActor: Bool?
        var condition: String?
    }

    /// - Parameters:
    ///   - files: The module's files.
    ///   - infersObjectiveC: See `infersObjectiveC`.
    ///   - earlier: The `objectMembers` of the modules before it.
    package init(_ files: [FileDeclarations], infersObjectiveC: Bool = false, after earlier: Set<String> = []) {
        self.infersObjectiveC = infersObjectiveC
        objectMembers = earlier.union(ObjectConformance.addedMembers(files))
        for declaration in files.flatMap(\.declarations) {
            types[declaration.name, default: Summary()].add(declaration)
        }
        moves = Moves(files, self)
    }
}

extension ModuleTypes.Summary {
    fileprivate mutating func add(_ declaration: TypeDeclaration) {
        inheritance.formUnion(declaration.inheritance)
        if declaration.kind != .extensionOf {
            kind = declaration.kind
            inherited = declaration.inherited
            isGeneric = declaration.isGeneric
            isOnMainActor = declaration.isOnMainActor
            condition = declaration.condition
            if declaration.exposesMembers { exposesMembers = true }
        }
        if declaration.kind == .protocolType { required = declaration.signatures }
        if declaration.kind == .extensionOf {
            if declaration.signatures?.isConstrained != false {
                isConstrained = true
            } else {
                given += declaration.signatures?.members ?? []
            }
        }
        for member in declaration.members {
            if member.isMarked || declaration.exposesMembers && !member.isHidden, member.kind != .initializer {
                let isProperty = if case .property = member.kind { true } else { false }
                exposed.append(
                    ModuleTypes.Exposed(
                        base: member.plainBase, name: member.name, selector: member.selector, isProperty: isProperty))
            }
            if member.isTest {
                let condition = [declaration.condition, member.condition].compactMap(\.self).joined(separator: " && ")
                tests.append(
                    ModuleTypes.Test(
                        name: member.plainBase, base: member.base, isAsync: member.isAsync,
                        throwsErrors: member.throwsErrors,
                        isOnMainActor: member.isOnMainActor ?? (declaration.isOnMainActor ? true : nil),
                        condition: condition.isEmpty ? nil : condition))
            }
        }
    }
}

extension ModuleTypes {
    /// Returns true if a type is a class; nil if the module does not declare it.
    func isClass(_ name: String) -> Bool? {
        guard let kind = resolve(name)?.summary.kind else { return nil }
        return kind == .classType
    }

    /// Returns true if a type, or one that contains it, has generic parameters.
    func isGeneric(_ name: String) -> Bool {
        if resolve(name)?.summary.isGeneric == true { return true }
        guard let end = name.lastIndex(of: ".") else { return false }
        return isGeneric(String(name[..<end]))
    }

    /// Returns true if `@objcMembers` of a class, or of one it inherits from, shows all its members to Objective-C.
    func exposesMembers(_ name: String) -> Bool {
        chain(from: name).contains { $0.kind == .classType && $0.exposesMembers }
    }

    /// Returns true if a class or one it inherits from shows a method or property to Objective-C.
    func exposes(_ member: String, of name: String) -> Bool {
        chain(from: name).contains { $0.exposed.contains { $0.name == member } }
    }

    /// Returns the XCTest tests of a class and its superclasses in the module, by name; empty if it is not a test case.
    func tests(of name: String) -> [Test] {
        guard isTestCase(name) else { return [] }
        let chain = chain(from: name)
        var tests: [String: Test] = [:]
        for (place, summary) in chain.enumerated() {
            let isOnMainActor = chain[place...].contains(where: \.isOnMainActor)
            for var test in summary.tests where tests[test.name] == nil {
                test.isOnMainActor = test.isOnMainActor ?? isOnMainActor
                tests[test.name] = test
            }
        }
        return tests.values.sorted { $0.name < $1.name }
    }

    /// Returns true if a class derives from XCTest's.
    func isTestCase(_ name: String) -> Bool {
        chain(from: name).last?.inherited.map { ["XCTestCase", "XCTest.XCTestCase"].contains($0) } == true
    }

    /// Returns true if a class, or one that it inherits from, is on the main actor.
    func isOnMainActor(_ name: String) -> Bool {
        chain(from: name).contains(where: \.isOnMainActor)
    }

    /// Returns the selectors of the wanted members that Objective-C sees.
    ///
    /// They are those of the type and the types it inherits from if one of them has any, else those of any type of the
    /// module.
    func exposed(from name: String?, _ isWanted: (Exposed) -> Bool) -> Set<String> {
        for summary in name.map(chain) ?? [] {
            let selectors = summary.exposed.filter(isWanted).map(\.selector)
            if !selectors.isEmpty { return Set(selectors) }
        }
        return Set(types.values.flatMap { $0.exposed.filter(isWanted).map(\.selector) })
    }

    /// Returns the class and those of the module that it inherits from, nearest first.
    func chain(from name: String) -> [Summary] {
        ancestry(of: name).map(\.summary)
    }

    /// Returns the names of the class and of those of the module that it inherits from, nearest first.
    func lineage(of name: String) -> [String] {
        ancestry(of: name).map(\.name)
    }

    private func ancestry(of name: String) -> [(name: String, summary: Summary)] {
        var chain: [(name: String, summary: Summary)] = []
        var seen: Set<String> = []
        var next = resolve(name)
        while let (name, summary) = next, seen.insert(name).inserted {
            chain.append((name, summary))
            next = summary.inherited.flatMap { resolve($0, within: name) }
        }
        return chain
    }

    /// True for the name of an alias that stands for no type by name, such as a closure's.
    func isAliasOfNoName(_ name: String, in context: String) -> Bool {
        resolve(name, within: context + ".").map { $0.summary.kind == .alias && $0.summary.inherited == nil } ?? false
    }

    /// Returns the type with a name as written within another type, through aliases.
    func resolve(_ name: String, within context: String = "") -> (name: String, summary: Summary)? {
        var scope = context.split(separator: ".")
        var spellings: [String] = []
        while !scope.isEmpty {
            scope.removeLast()
            if !scope.isEmpty { spellings.append((scope + [Substring(name)]).joined(separator: ".")) }
        }
        spellings.append(name)
        // The first part may be the module's name.
        if let dot = name.firstIndex(of: ".") { spellings.append(String(name[name.index(after: dot)...])) }
        for spelling in spellings {
            guard let summary = types[spelling] else { continue }
            if summary.kind == .alias, let target = summary.inherited, target != name {
                return resolve(target, within: spelling) ?? (spelling, summary)
            }
            return (spelling, summary)
        }
        return nil
    }
}
