import Tutorials

extension Record {
    /// Records the catalog's page of rules.
    func recordRules() throws -> Bool {
        let isSame = try record([RulesPage.file: RulesPage.text], of: .rules)
        if !isSame { Self.sayHowToAccept(.rules) }
        return isSame
    }
}
