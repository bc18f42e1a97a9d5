internal import Lifecycle
internal import Samples
internal import SwiftParser
internal import SwiftSyntax

/// The facts about a sample's declarations that decide what a removal may change unnoticed.
struct RemovalFacts {
    /// The identifiers of each file that are not left out.
    private(set) var identifiers: [String: [NamesOfFile.Name]] = [:]
    /// The names that are still declared.
    private(set) var declared: Set<String> = []
    /// Those of them that are declared more than once.
    private(set) var overloaded: Set<String> = ["init"]
    /// Those of them that are declared outside of types and bodies.
    private(set) var globals: Set<String> = []
    /// The types that `@objc` gives another name.
    private(set) var objectiveCNames: Set<String> = []
    /// The number of tests that are left out.
    private(set) var tests = 0
    /// The types and protocols that something in the sources asks a type for.
    private(set) var askedFor: Set<String> = []
    /// The types for which something in the sources casts or tests a value.
    private(set) var casts: Set<String> = []
    /// The protocols of functions' parameters with those functions.
    private(set) var parameters: [(name: String, function: String)] = []
    /// The types for which something asks a class without an object of it.
    private(set) var classesAskedFor: Set<String> = []
    /// The names in the sources by which code may depend on which properties or cases there are.
    private(set) var layoutNames: Set<String> = []
    /// The lost names in inheritance clauses that can only be protocols': another type than a class had them, or a class
    /// had them behind its first one.
    private(set) var certainProtocols: Set<String> = []
    /// The code that launches may come to.
    private(set) var pieces = SamplePieces([], started: [])
    init(_ files: [FileDeclarations], _ reduction: Reduction, _ surroundings: CutSurroundings, nestingLimit: Int?) {
        var piecesOfFiles: [(path: String, pieces: PiecesOfFile, cuts: [Range<Int>])] = []
        let cuts = reduction.cuts.values.joined()
        let removed = Set(cuts.flatMap { $0.names + $0.members + [$0.member?.base].compactMap(\.self) }.map(\.plain))
        let labelled = Set(cuts.compactMap(\.member).filter { $0.call != nil }.map(\.base.plain))
            .subtracting(["init", "subscript"])
        let isAsking = cuts.contains { $0.conformance != nil || $0.extended != nil }
        for file in files {
            let ranges = reduction.cuts[file.file.path]?.map(\.range) ?? []
            var parser = Parser(file.file.text, maximumNestingLevel: nestingLimit)
            let tree = SourceFileSyntax.parse(from: &parser)
            let names = NamesOfFile(tree, asking: isAsking)
            let isMain = file.file.path.hasSuffix("/main.swift")
            if !ranges.isEmpty {
                tests += TestsOfFile(tree).offsets.count { test in ranges.contains { $0.contains(test) } }
            }
            identifiers[file.file.path] = names.used.filter { name in !ranges.contains { $0.contains(name.offset) } }
            // What is left out reports itself when the run reaches it.
            for question in names.questions where !ranges.contains(where: { $0.contains(question.name.offset) }) {
                switch question.way {
                case .direct, .cast: askedFor.insert(question.name.text)
                case .parameter(let function): parameters.append((question.name.text, function))
                }
                if question.way == .cast { casts.insert(question.name.text) }
            }
            let words = Set(names.used.map(\.text))
            look(in: file.file.text, words)
            // Not those in comments.
            var computed = Set(Self.computedNames(in: file.file.text, words))
            if !computed.isEmpty { computed.formIntersection(names.used.map(\.offset)) }
            computed = computed.filter { offset in !ranges.contains { $0.contains(offset) } }
            piecesOfFiles.append(
                (
                    file.file.path,
                    PiecesOfFile(
                        tree, isMain: isMain, computed: computed.sorted(), labelled: labelled, removed: removed),
                    ranges
                ))
            for name in names.declared where !ranges.contains(where: { $0.contains(name.offset) }) {
                if !declared.insert(name.text).inserted { overloaded.insert(name.text) }
                if name.isGlobal { globals.insert(name.text) }
            }
            for declaration in file.declarations {
                let name = String(declaration.name.split(separator: ".").last ?? "")
                let lost =
                    reduction.cuts[file.file.path]?.compactMap(\.conformance).filter { $0.plainType == name } ?? []
                certainProtocols.formUnion(declaration.certainProtocols.filter { lost.map(\.name).contains($0) })
                if declaration.objcName != nil { objectiveCNames.insert(name) }
            }
        }
        pieces = SamplePieces(piecesOfFiles, started: surroundings.startedTypes)
        // Another target may declare a type of that name.
        certainProtocols = certainProtocols.filter { !pieces.types.contains($0.lastName) }
    }

    /// Returns the code that launches may come to, as far as risks ask for it; nil if none does.
    func reach(for risks: [LeftOutFacts.Risk]) -> CodeReach? {
        pieces.reach(for: risks.compactMap(\.condition))
    }

    /// Returns the risks that the absence of a piece brings along; none if its uses report it.
    func risks(of cut: Cut, in path: String) -> [LeftOutFacts.Risk] {
        let owner = cut.risk?.type ?? cut.member?.owner
        if let type = cut.conformance?.type ?? owner, isTestCase(type) { return [] }
        if let lost = cut.conformance { return [risk(ofLosing: lost, cut)].compactMap(\.self) }
        if let extended = cut.extended { return [risk(ofExtending: extended, cut, in: path)].compactMap(\.self) }
        var risks: [LeftOutFacts.Risk] = []
        if case .shell(let shell) = cut.kind {
            let known = shell.protocols + [shell.name, shell.base.rawValue, "NSObject", "AnyObject"]
            let asked = classesAskedFor.subtracting(known)
            if !asked.isEmpty {
                risks.append(
                    .init(
                        "\(cut.code) is left out, and the sources ask what classes derive from", if: .init(names: asked)
                    ))
            }
        }
        if let risk = cut.risk ?? synthesisRisk(of: cut, in: path) { risks.append(widened(risk, cut.member?.base)) }
        if cut.isLostType, pieces.haveComputedNames {
            risks.append(
                .init(
                    "\(cut.code) is left out, and classes are looked up by names that are put together",
                    if: .init(names: [CodeReach.anything])))
        }
        if cut.isStorage, !layoutNames.isEmpty {
            risks.append(
                .init(
                    "\(cut.code) is left out, and the sources look at how values are laid out",
                    if: .init(names: layoutNames, type: pieces.types(around: cut.range.lowerBound, of: path).last)))
        }
        if let name = other(than: cut, in: path) {
            risks.append(
                .init(
                    "\(owner.map { "\($0)." } ?? "")\(name) is left out, and its uses may come to another one of this name",
                    if: condition(of: cut, name, in: path)))
        }
        return risks
    }

    /// Returns the names of which code uses one if it depends on a type's conformance to one of some protocols; empty if all
    /// code may, and nil if none does.
    ///
    /// - Parameter inherited: The protocols that count only if code casts to them.
    func questions(about protocols: Set<String>, casting inherited: Set<String> = []) -> Set<String>? {
        let protocols = pieces.withAliases(protocols)
        let functions = parameters.filter { protocols.contains($0.name) && overloaded.contains($0.function) }
        let names = askedFor.intersection(protocols).union(functions.map(\.function))
            .union(casts.intersection(pieces.withAliases(inherited)))
        if names.isEmpty { return nil }
        // Code comes to an initialiser without its name.
        return names.contains("init") ? [] : names
    }

    /// Notes what in a text depends on more than the names that are declared.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - words: The identifiers in the text.
    private mutating func look(in text: String, _ words: Set<String>) {
        if text.contains(".Type") {
            classesAskedFor.formUnion(
                text.matches(of: /\b(?:as[?!]|is)\s+\(?\s*(?:any\s+)?(?:\w+\.)?(\w+)\s*\)?\.Type\b/)
                    .map { String($0.1) })
        }
        classesAskedFor.formUnion(words.intersection(Self.questionsToClasses))
        layoutNames.formUnion(
            words.filter { name in
                ["MemoryLayout", "Mirror", "class_getInstanceSize"].contains(name)
                    || ["class_copy", "objc_getClassList", "objc_copyClassList"].contains { name.hasPrefix($0) }
            })
    }

    /// Returns the offsets in a text at which classes are looked up, or messages sent, by names that are not literals.
    ///
    /// - Parameter words: The identifiers in the text.
    private static func computedNames(in text: String, _ words: Set<String>) -> [Int] {
        var found: [String.Index] = []
        if !words.isDisjoint(with: NameLookups.all) {
            // A function that is handed on may be called with any name.
            found += text.matches(of: /\b(\w+)\b(\(\s*\(?\s*"[^"\\]*"\s*\)?\s*\))?/)
                .filter { NameLookups.all.contains(String($0.1)) && $0.2 == nil }.map(\.range.lowerBound)
        }
        if words.contains("Selector") {
            found += text.matches(of: /\bSelector(?:\.init\b|(?=\())(\(\s*\(?\s*"[^"\\]*"\s*\)?\s*\))?/)
                .filter { $0.1 == nil }.map(\.range.lowerBound)
        }
        return found.map { text.utf8.distance(from: text.startIndex, to: $0) }
    }

    /// The functions that ask a class what it derives from, conforms to or implements.
    private static let questionsToClasses: Set<String> = [
        "isSubclass", "instancesRespond", "class_conformsToProtocol", "class_getSuperclass", "class_respondsToSelector",
        "class_getInstanceMethod", "class_getMethodImplementation",
    ]

    private func isTestCase(_ type: String) -> Bool { pieces.family(of: type).contains("XCTestCase") }
}

extension LostConformance {
    /// The protocol's name without its module.
    var plainName: String { name.lastName }
    /// The type's name without the types around it.
    var plainType: String { type.lastName }
}

extension String {
    /// A name without what stands before its last dot.
    var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
