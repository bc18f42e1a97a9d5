package import Samples
internal import SwiftParser
internal import SwiftSyntax
package import Wording

extension SourceFacts {
    /// Reads a sample's files.
    ///
    /// - Parameters:
    ///   - sample: The sample.
    ///   - nestingLimit: The depth to which the parser follows brackets, see `FileDeclarations`.
    ///   - watch: Called with each file's path before the file is parsed.
    /// - Throws: `Mistake` if a file is nested too deeply.
    package init(
        _ sample: Sample, nestingLimit: Int? = nil, watch: (String) -> Void = { _ in }
    ) throws(Mistake) {
        app = try Target(sample.app, nestingLimit, watch)
        if let target = sample.tests { tests = try Target(target, nestingLimit, watch) }
        libraries = try sample.libraries.map { (library) throws(Mistake) in try Target(library, nestingLimit, watch) }
    }
}

extension SourceFacts.Target {
    /// The greatest number of names that are kept: a large app has many strings, and few of them name a class.
    private static let mostNames = 5000

    fileprivate init(
        _ target: Sample.Target, _ nestingLimit: Int?, _ watch: (String) -> Void
    ) throws(Mistake) {
        self.init(module: target.module)
        var extensions: [SourceFacts.Class] = []
        for file in target.sources {
            watch(file.path)
            var parser = Parser(file.text, maximumNestingLevel: nestingLimit)
            let tree = SourceFileSyntax.parse(from: &parser)
            if let deep = SyntaxDepth.place(deeperThan: FileDeclarations.depthLimit, in: tree) {
                let place = LoweringNote("", at: deep, of: file)
                throw .nestedTooDeeply(file.path, line: place.line, limit: FileDeclarations.depthLimit)
            }
            let visitor = FactVisitor(file, defined: target.definedConditions)
            visitor.walk(tree)
            classes += visitor.classes
            extensions += visitor.extensions
            names += visitor.names.prefix(Self.mostNames - names.count)
            assignments += visitor.delegateAssignments
            apps += visitor.apps
            questions += visitor.questions
            uncompiled += visitor.uncompiled
        }
        for addition in extensions {
            guard let index = classes.firstIndex(where: { $0.name == addition.name }) else { continue }
            classes[index].inheritance += addition.inheritance
            classes[index].methods += addition.methods
        }
    }
}
