internal import Lifecycle

extension LoweringMemory {
    /// Returns a reduction with the risks that what it removes brings along.
    ///
    /// - Parameters:
    ///   - reduction: The whole reduction.
    ///   - sample: The sample as the reader wrote it.
    ///   - watch: Called with each file's path before the file is parsed.
    /// - Throws: `Mistake` if a file is nested too deeply.
    mutating func assess(
        _ reduction: Reduction, of sample: Sample, watch: (String) -> Void = { _ in }
    ) throws(Mistake) -> Reduction {
        let facts = RemovalFacts(try declarations(of: sample, watch: watch), reduction)
        var reduction = reduction
        reduction.setRisks { path, cut in facts.risk(of: cut, in: path) }
        reduction.tests = facts.tests
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

    private struct Word {
        var text: String
        var offset: Int
    }

    /// The words of each file that are not left out.
    private var words: [String: [Word]] = [:]
    /// The number of declarations of a name that are not left out.
    private var declared: [String: Int] = [:]
    /// The names that are declared outside of types, as far as their indentation tells.
    private var globals: Set<String> = []
    /// The types that `@objc` gives another name.
    private var objectiveCNames: Set<String> = []
    /// The members that are still declared, by the type that declares or extends them.
    private var kept: [String: [Function]] = [:]
    /// The types and protocols that a type inherits from, by its name.
    private var inherited: [String: Set<String>] = [:]
    /// The number of tests that are left out.
    private(set) var tests = 0
    /// The texts of the sources, for the conditions in them.
    private var texts: [String] = []

    init(_ files: [FileDeclarations], _ reduction: Reduction) {
        for file in files {
            let ranges = reduction.cuts[file.file.path]?.map(\.range) ?? []
            texts.append(file.file.text)
            read(file.file, ranges)
            for declaration in file.declarations {
                let name = String(declaration.name.split(separator: ".").last ?? "")
                if declaration.objcName != nil { objectiveCNames.insert(name) }
                inherited[name, default: []].formUnion(declaration.inheritance)
                for member in declaration.members {
                    if ranges.contains(where: { $0.contains(member.offset) }) {
                        tests += member.isTest ? 1 : 0
                        continue
                    }
                    // A requirement is no function that a call could come to.
                    guard declaration.kind != .protocolType else { continue }
                    kept[name, default: []].append(
                        Function(base: member.plainBase, parameters: member.parameters))
                }
            }
        }
    }

    /// Takes in the words of a file, and the names that are declared among them.
    private mutating func read(_ file: SourceFile, _ ranges: [Range<Int>]) {
        let declaring: Set<String> = [
            "let", "var", "func", "case", "class", "struct", "enum", "actor", "protocol", "typealias",
        ]
        var all: [Word] = []
        var before = ""
        var isAtStart = true
        var word: [UInt8] = []
        var start = 0
        for (offset, byte) in (Array(file.text.utf8) + [UInt8(ascii: "\n")]).enumerated() {
            let isLetter =
                byte >= 0x80 || byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
                || Character(UnicodeScalar(byte)).isNumber
            if isLetter {
                if word.isEmpty { start = offset }
                word.append(byte)
                continue
            }
            if !word.isEmpty {
                let text = String(decoding: word, as: UTF8.self)
                if !ranges.contains(where: { $0.contains(start) }) {
                    all.append(Word(text: text, offset: start))
                    if declaring.contains(before) {
                        declared[text, default: 0] += 1
                        if isAtStart { globals.insert(text) }
                    }
                }
                isAtStart = start == 0 || declaring.contains(text) && isAtStart
                before = text
                word = []
            }
            if byte == UInt8(ascii: "\n") {
                isAtStart = true
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t"),
                before.isEmpty || !declaring.contains(before)
            {
                isAtStart = false
            }
        }
        words[file.path] = all
    }

    func risk(of cut: Cut, in path: String) -> LeftOutFacts.Risk? {
        if let module = cut.missingModule, asksForImport(of: module) {
            return .init("the sources ask if \(module) can be imported, which differs here")
        }
        let owner = cut.risk?.type ?? cut.member?.owner
        if let owner, isTestCase(owner) { return nil }
        if let risk = cut.risk { return widened(risk, cut.member?.base) }
        if cut.isLostType, looksUpComputedNames {
            return .init("\(cut.code) is left out, and classes are looked up by names that are put together")
        }
        if cut.isStorage, looksAtLayout {
            return .init("\(cut.code) is left out, and the sources look at how values are laid out")
        }
        if let name = other(than: cut, in: path) {
            return .init(
                "\(owner.map { "\($0)." } ?? "")\(name) is left out, and its uses may come to another one of this name")
        }
        return nil
    }

    /// Returns the risk of an override or a callback, which is a class's alone only if nothing but UIKit calls it there.
    private func widened(_ risk: LeftOutFacts.Risk, _ base: String?) -> LeftOutFacts.Risk {
        guard let type = risk.type else { return risk }
        let family = family(of: type)
        let isUIKits = family.contains { $0.hasPrefix("UI") }
        let isDeclaredElsewhere = family.subtracting([type]).contains { name in
            (kept[name] ?? []).contains { $0.base == base }
        }
        let isDerivedFrom = inherited.contains { $0.value.contains(type) }
        let isPlain = isUIKits && !isDeclaredElsewhere && !isDerivedFrom && !objectiveCNames.contains(type)
        return isPlain ? risk : .init(risk.reason)
    }

    /// Returns a name of a cut that something else has, so that uses of it may still compile; nil if nothing has.
    private func other(than cut: Cut, in path: String) -> String? {
        if let scope = cut.scope {
            return cut.names.first { name in
                words[path]?.contains { $0.text == name && scope.contains($0.offset) } ?? false
            }
        }
        guard let member = cut.member else {
            return cut.names.first { name in (declared[name] ?? 0) > 0 }
        }
        guard let owner = member.owner else { return (declared[member.base] ?? 0) > 0 ? member.base : nil }
        let isInFamily = family(of: owner).flatMap { kept[$0] ?? [] }.contains { function in
            function.base == member.base && function.competes(with: member)
        }
        return isInFamily || globals.contains(member.base) ? member.base : nil
    }

    /// True if something in the sources depends on which properties or cases there are.
    private var looksAtLayout: Bool {
        let ways = [
            "MemoryLayout", "Mirror(", "class_getInstanceSize", "class_copy", "objc_getClassList", "objc_copyClassList",
        ]
        return texts.contains { text in ways.contains { text.contains($0) } }
    }

    private func asksForImport(of module: String) -> Bool {
        texts.contains { text in
            text.matches(of: /canImport\(\s*(\w+)/).contains { $0.1 == module }
        }
    }

    /// True if a class is looked up by a name that is no literal.
    private var looksUpComputedNames: Bool {
        texts.contains { text in
            text.matches(of: /(?:NSClassFromString|objc_getClass|classNamed)\(\s*("[^"\\]*"\s*\))?/).contains {
                $0.1 == nil
            }
        }
    }

    private func isTestCase(_ type: String) -> Bool { family(of: type).contains("XCTestCase") }

    /// Returns a type with all that it inherits from, as far as the sources tell.
    private func family(of type: String) -> Set<String> {
        var family: Set<String> = [type]
        var open = [type]
        while let next = open.popLast() {
            for name in inherited[next] ?? [] where family.insert(name).inserted { open.append(name) }
        }
        return family
    }
}
