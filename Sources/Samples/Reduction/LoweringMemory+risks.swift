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
        reduction.setRisks { path, cut in facts.risk(of: cut) }
        reduction.tests = facts.tests
        return reduction
    }
}

/// The facts about a sample's declarations that decide what a removal may change unnoticed.
private struct RemovalFacts {
    private struct Function {
        var base: String
        var parameters: [Member.Parameter]

        /// True if a call with these labels may be one of it.
        func takes(_ labels: [String]) -> Bool {
            let written = parameters.map(\.label)
            return written == labels
                || written.starts(with: labels) && parameters.dropFirst(labels.count).allSatisfy(\.hasDefault)
        }
    }

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
            for declaration in file.declarations {
                let name = String(declaration.name.split(separator: ".").last ?? "")
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

    func risk(of cut: Cut) -> LeftOutFacts.Risk? {
        if let module = cut.missingModule, texts.contains(where: { $0.contains("canImport(\(module))") }) {
            return .init("the sources ask if \(module) can be imported, which differs here")
        }
        if let owner = cut.risk?.type ?? cut.member?.owner, isTestCase(owner) { return nil }
        if let risk = cut.risk { return risk }
        guard let member = cut.member, let owner = member.owner else { return nil }
        let other = family(of: owner).flatMap { kept[$0] ?? [] }.contains { function in
            function.base == member.base && function.takes(member.labels)
        }
        return other
            ? .init("\(owner).\(member.base) is left out, and a call may come to another one of this name", of: nil)
            : nil
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
