internal import Lifecycle
internal import Samples
internal import SwiftParser
internal import SwiftSyntax
internal import Wording

extension LoweringMemory {
    /// Returns the risks of conformances of every object, `extension NSObject: Named {}`: some classes derive from `NSObject`
    /// on a device and not here, so code that asks for the protocol gets another answer.
    ///
    /// - Throws: `Mistake` if a file is nested too deeply.
    mutating func objectRisks(of sample: Sample) throws(Mistake) -> [LeftOutFacts.Risk] {
        let missing = try missingConformances(in: sample)
        guard !missing.isEmpty else { return [] }
        let files = sample.targets.flatMap(\.sources)
        let protocols = Set(missing.map(\.name))
        var asked: Set<String> = []
        var choosing: [(name: String, functions: Set<String>)] = []
        for tree in trees(of: files, with: protocols) {
            let questions = ConformanceQuestions(in: tree, about: protocols)
            asked.formUnion(questions.cast)
            choosing += questions.choosing
        }
        let functions = choosing.reduce(into: Set<String>()) { $0.formUnion($1.functions) }
        var declared: [String: Int] = ["init": 2]
        for tree in trees(of: files, with: functions.subtracting(["init"])) {
            for name in tree.functionNames { declared[name, default: 0] += 1 }
        }
        for (name, functions) in choosing where functions.contains(where: { declared[$0] ?? 0 > 1 }) {
            asked.insert(name)
        }
        return missing.filter { asked.contains($0.name) }.flatMap { conformance in
            conformance.classes.map { type in
                LeftOutFacts.Risk(
                    "\(type) does not conform to \(conformance.name) here, as every object does on a device",
                    at: conformance.place, if: .init(names: [conformance.name], type: type))
            }
        }
    }

    /// Returns the trees of the files in which one of some words stands.
    private func trees(of files: [SourceFile], with words: Set<String>) -> [SourceFileSyntax] {
        files.filter { file in words.contains { file.text.contains($0) } }.map { file in
            var parser = Parser(file.text, maximumNestingLevel: nestingLimit)
            return SourceFileSyntax.parse(from: &parser)
        }
    }

    /// A protocol to which some classes conform on a device, and not here.
    private struct MissingConformance {
        var name: String
        var classes: [String]
        var place: SourcePlace
    }

    private mutating func missingConformances(in sample: Sample) throws(Mistake) -> [MissingConformance] {
        var rest = try declarations(of: sample)[...]
        var members: Set<String> = []
        var missing: [MissingConformance] = []
        for target in sample.targets {
            let files = Array(rest.prefix(target.sources.count))
            rest = rest.dropFirst(files.count)
            if files.allSatisfy(\.objectConformances.isEmpty) {
                members.formUnion(ObjectConformance.addedMembers(files))
                continue
            }
            let types = ModuleTypes(files, infersObjectiveC: target.infersObjectiveC, after: members)
            members = types.objectMembers
            for file in files {
                for conformance in file.objectConformances {
                    let carried = conformance.carried(in: types)
                    missing += conformance.protocols.map { name in
                        MissingConformance(
                            name: name.split(separator: ".").last.map(String.init) ?? name,
                            classes: (carried.contains(name) ? [] : ObjectConformance.classes)
                                + ObjectConformance.otherClasses,
                            place: SourcePlace(
                                file: file.file.path, line: LoweringNote("", at: conformance.end, of: file.file).line))
                    }
                }
            }
        }
        return missing
    }
}

extension SourceFileSyntax {
    /// The names of the functions, subscripts and variables that the file declares, each as often as it does.
    fileprivate var functionNames: [String] {
        tokens(viewMode: .sourceAccurate).compactMap { token in
            guard let parent = token.parent else { return nil }
            if let function = parent.as(FunctionDeclSyntax.self), function.name == token { return token.text }
            if parent.is(SubscriptDeclSyntax.self), token.tokenKind == .keyword(.subscript) { return token.text }
            return parent.is(IdentifierPatternSyntax.self) ? token.text : nil
        }
    }
}

extension Sample {
    /// True if its files may hold what a build for iOS answers in another way: questions for modules, and conformances of
    /// every object.
    package var mayHaveQuestions: Bool {
        targets.flatMap(\.sources).contains { file in
            file.text.contains("canImport")
                || file.text.contains("NSObject") && file.text.contains(/extension\s+(?:Foundation\s*\.\s*)?NSObject\b/)
        }
    }
}
