internal import Lifecycle
package import Samples
internal import SwiftParser
internal import SwiftSyntax
package import Wording

extension LoweringMemory {
    /// Returns a reduction with the risks that what it removes brings along.
    ///
    /// - Parameters:
    ///   - reduction: The whole reduction.
    ///   - sample: The sample as the reader wrote it.
    ///   - watch: Called with each file's path before the file is parsed.
    /// - Throws: `Mistake` if a file is nested too deeply.
    package mutating func assess(
        _ reduction: Reduction, of sample: Sample, watch: (String) -> Void = { _ in }
    ) throws(Mistake) -> Reduction {
        let facts = RemovalFacts(
            try declarations(of: sample, watch: watch), reduction, CutSurroundings(sample, Reduction()),
            nestingLimit: nestingLimit)
        var reduction = reduction
        reduction.setRisks { path, cut in
            watch(path)
            return facts.risk(of: cut, in: path)
        }
        reduction.tests = facts.tests
        reduction.foreignRisks = sample.foreignRisks
        reduction.questionRisks = moduleRisks(of: sample) + (try objectRisks(of: sample))
        reduction.reach = facts.reach(for: reduction.risks)
        return reduction
    }
}

/// The facts about a sample's declarations that decide what a removal may change unnoticed.
private struct RemovalFacts {
    private struct Function {
        var base: String
        var parameters: [Member.Parameter]

        /// True if a call of a function with these labels may be one of it: either may leave arguments out.
        func competes(with member: RemovedMember) -> Bool {
            let written = parameters.map(\.label)
            if written.starts(with: member.labels) {
                return parameters.dropFirst(member.labels.count).allSatisfy(\.hasDefault)
            }
            return member.labels.starts(with: written) && written.count >= member.required
        }
    }

    /// The identifiers of each file that are not left out.
    private var identifiers: [String: [NamesOfFile.Name]] = [:]
    /// The names that are still declared.
    private var declared: Set<String> = []
    /// Those of them that are declared more than once.
    private var overloaded: Set<String> = ["init"]
    /// Those of them that are declared outside of types and bodies.
    private var globals: Set<String> = []
    /// The types that `@objc` gives another name.
    private var objectiveCNames: Set<String> = []
    /// The members that are still declared, by the type that declares or extends them.
    private var kept: [String: [Function]] = [:]
    /// The number of tests that are left out.
    private(set) var tests = 0
    /// The protocols, lost ones and those of UIKit's delegates, that something in the sources asks a type for.
    private var askedFor: Set<String> = []
    /// The protocols of functions' parameters with those functions.
    private var parameters: [(name: String, function: String)] = []
    /// The types for which something asks a class without an object of it.
    private var classesAskedFor: Set<String> = []
    /// The names in the sources by which code may depend on which properties or cases there are.
    private var layoutNames: Set<String> = []
    /// The lost names in inheritance clauses that can only be protocols': another type than a class had them, or a class
    /// had them behind its first one.
    private var certainProtocols: Set<String> = []
    /// The code that launches may come to.
    private var pieces = SamplePieces([], started: [])
    /// The declarations of each file.
    private let files: [FileDeclarations]

    init(_ files: [FileDeclarations], _ reduction: Reduction, _ surroundings: CutSurroundings, nestingLimit: Int?) {
        self.files = files
        var piecesOfFiles: [(path: String, pieces: PiecesOfFile, cuts: [Range<Int>])] = []
        var lost = Set(reduction.cuts.values.joined().compactMap(\.conformance?.plainName))
        if !lost.isEmpty { lost.formUnion(Cut.Shell.protocols) }
        for file in files {
            let ranges = reduction.cuts[file.file.path]?.map(\.range) ?? []
            var parser = Parser(file.file.text, maximumNestingLevel: nestingLimit)
            let tree = SourceFileSyntax.parse(from: &parser)
            let names = NamesOfFile(tree, asking: lost)
            let isMain = file.file.path.hasSuffix("/main.swift")
            if !ranges.isEmpty {
                tests += TestsOfFile(tree).offsets.count { test in ranges.contains { $0.contains(test) } }
            }
            identifiers[file.file.path] = names.used.filter { name in !ranges.contains { $0.contains(name.offset) } }
            // What is left out reports itself when the run reaches it.
            for question in names.questions where !ranges.contains(where: { $0.contains(question.name.offset) }) {
                switch question.way {
                case .direct: askedFor.insert(question.name.text)
                case .parameter(let function): parameters.append((question.name.text, function))
                }
            }
            let words = Set(names.used.map(\.text))
            look(in: file.file.text, words)
            let computed = Self.computedNames(in: file.file.text, words).filter { offset in
                !ranges.contains { $0.contains(offset) }
            }
            piecesOfFiles.append((file.file.path, PiecesOfFile(tree, isMain: isMain, computed: computed), ranges))
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
                for member in declaration.members {
                    if ranges.contains(where: { $0.contains(member.offset) }) { continue }
                    // A requirement is not a function that a call could reach.
                    guard declaration.kind != .protocolType else { continue }
                    kept[name, default: []].append(
                        Function(base: member.plainBase, parameters: member.parameters))
                }
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

    /// Returns the risk that the absence of a piece brings along; nil if its uses report it.
    func risk(of cut: Cut, in path: String) -> LeftOutFacts.Risk? {
        let owner = cut.risk?.type ?? cut.member?.owner
        if let owner, isTestCase(owner) { return nil }
        if let lost = cut.conformance {
            if isTestCase(lost.type) { return nil }
            let risk = LeftOutFacts.Risk(
                "\(lost.type) does not conform to \(lost.name) here, which may change who calls what", of: lost.type)
            let mayBeSuperclass = cut.risk != nil && !certainProtocols.contains(lost.name)
            if mayBeSuperclass { return .init(risk.reason, if: .init(type: lost.plainType)) }
            if let questions = questions(about: [lost.plainName]) {
                return .init(risk.reason, if: .init(names: questions, type: lost.plainType))
            }
            guard hasCallbacks(lost.type) else { return nil }
            // The protocol may be one of UIKit's, or inherit from one that the class does not have otherwise.
            let others = Set(Cut.Shell.protocols).subtracting(pieces.family(of: lost.type))
            if let questions = questions(about: others) {
                return .init(risk.reason, if: .init(names: questions, type: lost.plainType))
            }
            return widened(risk, nil)
        }
        if case .shell(let shell) = cut.kind {
            let known = shell.protocols + [shell.name, shell.base.rawValue, "NSObject", "AnyObject"]
            let asked = classesAskedFor.subtracting(known)
            if !asked.isEmpty {
                return .init(
                    "\(cut.code) is left out, and the sources ask what classes derive from", if: .init(names: asked))
            }
        }
        if let extended = cut.extended { return risk(ofExtending: extended, cut, in: path) }
        if let risk = cut.risk { return widened(risk, cut.member?.base) }
        if cut.isLostType, pieces.haveComputedNames {
            return .init(
                "\(cut.code) is left out, and classes are looked up by names that are put together",
                if: .init(names: [CodeReach.anything]))
        }
        if cut.isStorage, !layoutNames.isEmpty {
            return .init(
                "\(cut.code) is left out, and the sources look at how values are laid out",
                if: .init(names: layoutNames, type: owner?.lastName))
        }
        if let name = other(than: cut, in: path) {
            return .init(
                "\(owner.map { "\($0)." } ?? "")\(name) is left out, and its uses may come to another one of this name",
                if: condition(of: cut, name, in: path))
        }
        return nil
    }

    /// Returns the code that has to be reached before the absence of a name can change anything.
    private func condition(of cut: Cut, _ name: String, in path: String) -> LeftOutFacts.Condition? {
        if cut.scope != nil { return pieces.piece(at: cut.range.lowerBound, of: path).map { .init(piece: $0) } }
        // Only an object of a type of the sample's has a member that such a type declares.
        let type = cut.member?.owner?.lastName
        let needed = type.flatMap { pieces.types.contains($0) && !pieces.protocols.contains($0) ? $0 : nil }
        let plain = name.filter { $0 != "`" }
        if plain == "init", let needed, pieces.isMadeByName(needed), let member = cut.member,
            let names = PiecesOfFile.making(needed, labels: member.labels)
        {
            return .init(names: names, type: needed)
        }
        // The system may call a member of a type that has something of the system's, and the compiler some of any type.
        let isUnnamed =
            plain == "init" || PiecesOfFile.calledByCompiler.contains(plain) || needed.map(pieces.isSystems) ?? false
        if isUnnamed { return needed.map { .init(type: $0) } }
        return .init(names: [plain], type: needed)
    }

    /// Returns the risk of an extension that is left out as a whole.
    private func risk(ofExtending type: Cut.Extended, _ cut: Cut, in path: String) -> LeftOutFacts.Risk? {
        // No value of a type that is not here can exist, so nothing calls what an extension adds to it.
        let isProtocol = pieces.protocols.contains(type.name.lastName) && !AppleFrameworks.isClass(type.name.lastName)
        if type.isAbsent, !isProtocol { return nil }
        let declared = files.first { $0.file.path == path }?.declarations.flatMap(\.members) ?? []
        let members = Set(declared.filter { cut.range.contains($0.offset) }.map(\.plainBase))
        // What it adds to a type of the sample's own matters where that type is in use.
        let name = type.name.lastName
        let own = pieces.types.contains(name) && !pieces.protocols.contains(name) ? name : nil
        let isUnnamed =
            members.isEmpty || members.contains("init") || !members.isDisjoint(with: PiecesOfFile.calledByCompiler)
        return .init(
            "an extension of \(type.name) is left out, and calls may come to other functions",
            if: isUnnamed ? own.map { .init(type: $0) } : .init(names: members, type: own))
    }

    /// Returns the risk of an override or a callback, which is a class's alone only if nothing but UIKit calls it there.
    private func widened(_ risk: LeftOutFacts.Risk, _ base: String?) -> LeftOutFacts.Risk {
        guard let type = risk.type else { return risk }
        let family = pieces.family(of: type)
        let isUIKits = family.contains { $0.hasPrefix("UI") }
        let isDeclaredElsewhere = family.subtracting([type]).contains { name in
            (kept[name] ?? []).contains { $0.base == base }
        }
        let isDerivedFrom = pieces.inherited.contains { $0.value.contains(type) }
        let isPlain = isUIKits && !isDeclaredElsewhere && !isDerivedFrom && !objectiveCNames.contains(type)
        return isPlain ? risk : .init(risk.reason, if: .init(type: type.lastName))
    }

    /// Returns a name of a cut that something else has, so that uses of it may still compile; nil if nothing has.
    private func other(than cut: Cut, in path: String) -> String? {
        if let scope = cut.scope {
            return cut.names.first { name in
                identifiers[path]?.contains { $0.text == name && scope.contains($0.offset) } ?? false
            }
        }
        guard let member = cut.member else {
            return cut.names.first(where: declared.contains)
        }
        guard let owner = member.owner else { return declared.contains(member.base) ? member.base : nil }
        let isInFamily = pieces.family(of: owner).flatMap { kept[$0] ?? [] }.contains { function in
            function.base == member.base && function.competes(with: member)
        }
        return isInFamily || globals.contains(member.base) ? member.base : nil
    }

    /// Returns the names of which code uses one if it depends on a type's conformance to one of some protocols; empty if all
    /// code may, and nil if none does.
    private func questions(about protocols: Set<String>) -> Set<String>? {
        let functions = parameters.filter { protocols.contains($0.name) && overloaded.contains($0.function) }
        let names = askedFor.intersection(protocols).union(functions.map(\.function))
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
        if !words.isDisjoint(with: ["Selector", "NSSelectorFromString"]) {
            found += text.matches(of: /\b(?:NSSelectorFromString|Selector)\(\s*(\(?\s*"[^"\\]*"\s*\)?\s*\))?/)
                .filter { $0.1 == nil }.map(\.range.lowerBound)
        }
        if !words.isDisjoint(with: ["NSClassFromString", "objc_getClass", "classNamed"]) {
            found += text.matches(of: /(?:NSClassFromString|objc_getClass|classNamed)\(\s*("[^"\\]*"\s*\))?/)
                .filter { $0.1 == nil }.map(\.range.lowerBound)
        }
        return found.map { text.utf8.distance(from: text.startIndex, to: $0) }
    }

    /// The functions that ask a class what it derives from, conforms to or implements.
    private static let questionsToClasses: Set<String> = [
        "isSubclass", "instancesRespond", "class_conformsToProtocol", "class_getSuperclass", "class_respondsToSelector",
        "class_getInstanceMethod", "class_getMethodImplementation",
    ]

    /// True if a class has methods that the system may find because of a conformance.
    private func hasCallbacks(_ type: String) -> Bool {
        pieces.family(of: type).contains { (kept[$0] ?? []).contains { CutFinder.callbackBases.contains($0.base) } }
    }

    private func isTestCase(_ type: String) -> Bool { pieces.family(of: type).contains("XCTestCase") }
}

extension LostConformance {
    /// The protocol's name without its module.
    fileprivate var plainName: String { name.lastName }
    /// The type's name without the types around it.
    fileprivate var plainType: String { type.lastName }
}

extension String {
    /// A name without what stands before its last dot.
    fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
