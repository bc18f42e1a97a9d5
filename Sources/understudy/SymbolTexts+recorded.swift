internal import Foundation
internal import PackageResources
internal import Techniques
internal import Tutorials

extension SymbolTexts {
    /// The texts with the uses of the rules in the recorded steps and in the claims.
    static func recorded() throws -> SymbolTexts {
        SymbolTexts(uses: try RuleUses.recorded())
    }
}

extension RuleUses {
    /// The uses of the rules in the recorded steps and in the claims.
    static func recorded() throws -> RuleUses {
        guard let folder = PackageResources.catalog else { throw Launch.left }
        let records = StepRecords(
            catalog: try StepCatalog.folder(), traces: try Launch.records().appending(path: "Steps"))
        return RuleUses(steps: records, claims: try ClaimCatalog(folder: folder).linksByRule)
    }
}
