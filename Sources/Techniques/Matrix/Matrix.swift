/// The outcome of each technique in each setting.
package struct Matrix: Codable, Hashable, Sendable {
    /// The techniques, in the catalog's order.
    package var techniques: [String]
    /// The cells that were tried, technique after technique, in the order of the settings.
    package var cells: [Cell]
    /// The number of combinations that each rule kept out.
    package var excluded: [Exclusion: Int]
    /// The number of processes that were started.
    package var launches: Int

    /// A technique in a setting.
    package struct Cell: Codable, Hashable, Sendable {
        /// The technique.
        package var technique: String
        /// The setting.
        package var setting: Setting
        /// The outcome: whose delegates were called.
        package var outcome: Outcome

        /// Creates a cell: a technique's outcome in a setting.
        package init(technique: String, setting: Setting, outcome: Outcome) {
            self.technique = technique
            self.setting = setting
            self.outcome = outcome
        }
    }

    /// Creates a matrix of the outcomes of some techniques.
    package init(techniques: [String], cells: [Cell], excluded: [Exclusion: Int], launches: Int) {
        self.techniques = techniques
        self.cells = cells
        self.excluded = excluded
        self.launches = launches
    }

    /// The number of combinations.
    package var total: Int { cells.count + excluded.values.reduce(0, +) }

    /// Returns the cells of a technique.
    package func cells(of technique: String) -> [Cell] {
        cells.filter { $0.technique == technique }
    }
}
