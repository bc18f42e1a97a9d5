/// What came of each technique in each setting.
package struct Matrix: Codable, Hashable, Sendable {
    /// The techniques, in the catalog's order.
    package var techniques: [String]
    /// What was tried, technique after technique, in the order of the settings.
    package var cells: [Cell]
    /// How many combinations each rule kept out.
    package var excluded: [Exclusion: Int]
    /// How many processes were started.
    package var launches: Int

    /// A technique in a setting.
    package struct Cell: Codable, Hashable, Sendable {
        /// The technique.
        package var technique: String
        /// The setting.
        package var setting: Setting
        /// Who was on stage.
        package var outcome: Outcome

        /// What came of a technique in a setting.
        package init(technique: String, setting: Setting, outcome: Outcome) {
            self.technique = technique
            self.setting = setting
            self.outcome = outcome
        }
    }

    /// What came of some techniques.
    package init(techniques: [String], cells: [Cell], excluded: [Exclusion: Int], launches: Int) {
        self.techniques = techniques
        self.cells = cells
        self.excluded = excluded
        self.launches = launches
    }

    /// How many combinations there are.
    package var total: Int { cells.count + excluded.values.reduce(0, +) }

    /// The cells of a technique.
    package func cells(of technique: String) -> [Cell] {
        cells.filter { $0.technique == technique }
    }
}
