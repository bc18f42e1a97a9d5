internal import Lifecycle
internal import Samples
internal import SwiftParser
internal import SwiftSyntax

extension LoweringMemory {
    /// Returns the risks of conditions that ask for modules: whether these are there on a device is not known, or depends on
    /// the SDK.
    ///
    /// - Parameter sample: The sample, whose files are not nested too deeply.
    func moduleRisks(of sample: Sample) -> [LeftOutFacts.Risk] {
        // A target may depend on those before it, and on no other.
        var built: Set<String> = []
        var risks: [LeftOutFacts.Risk] = []
        for target in sample.targets {
            built.insert(target.module)
            let modules = Self.appleModules.union(built)
            for file in target.sources where file.text.contains("canImport") {
                var parser = Parser(file.text, maximumNestingLevel: nestingLimit)
                let tree = SourceFileSyntax.parse(from: &parser)
                let questions = ModuleQuestions(in: tree, defined: target.definedConditions, modules: modules).all
                risks += questions.map { $0.risk(in: file) }
            }
        }
        return risks
    }

    /// The modules that every SDK for iOS has.
    private static let appleModules = AppleFrameworks.names.union(CompilationCondition.modulesOfSwift)
        .subtracting(AppleFrameworks.firstSDK.keys)
}

extension CompilationCondition.ModuleQuestion {
    /// Returns the risk of a build that answers the question in its own way.
    fileprivate func risk(in file: SourceFile) -> LeftOutFacts.Risk {
        let line = file.text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
        let place = SourcePlace(file: file.path, line: line)
        if asksVersion {
            return .init("the sources ask for a version of \(module), which is not known here", at: place)
        }
        guard let sdk = AppleFrameworks.firstSDK[module] else {
            return .init("the sources ask if \(module) can be imported, which is not known here", at: place)
        }
        var risk = LeftOutFacts.Risk(
            "the sources ask if \(module) can be imported, which needs the SDK of iOS \(sdk.short) or later", at: place)
        risk.endsWithSDK = sdk
        return risk
    }
}
