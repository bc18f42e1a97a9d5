internal import Bibliography
internal import DeviceReports
internal import Tutorials

extension Recorder {
    /// Records the catalog's pages of the rules, their groups, and the variables in a test host.
    func recordRules() throws -> Bool {
        let sources = try folders.bibliography()
        let isSame = try record(
            [
                RulesPage.file: RulesPage.text(
                    sources, try folders.facts().facts, try DeviceEvidence(recordedIn: folders.records)),
                RuleTopicsPage.file: RuleTopicsPage.text,
                TestHostVariablesPage.file: TestHostVariablesPage.text(sources),
            ], of: .rules)
        if !isSame { sayHowToAccept(.rules) }
        return isSame
    }
}
