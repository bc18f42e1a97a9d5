internal import Foundation
internal import Techniques
package import Tutorials

extension CarriedFolders {
    /// The recorded runs of the tutorials' steps.
    package var stepRecords: StepRecords {
        get throws { StepRecords(catalog: try documentation, traces: try records.appending(path: "Steps")) }
    }

    /// Returns the uses of the rules in the recorded steps and in the claims.
    package func ruleUses() throws -> RuleUses {
        RuleUses(steps: try stepRecords, claims: try claims().linksByRule)
    }

    /// Returns the texts that the documentation adds to symbols, with the uses of the rules.
    package func symbolTexts() throws -> SymbolTexts { SymbolTexts(uses: try ruleUses()) }
}
