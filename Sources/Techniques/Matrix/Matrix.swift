/// What came of each technique in each setting.
public struct Matrix: Codable, Hashable, Sendable {
    /// The techniques, in the catalog's order.
    public var techniques: [String]
    /// What was tried, technique after technique, in the order of the settings.
    public var cells: [Cell]
    /// How many combinations each rule kept out.
    public var excluded: [Exclusion: Int]
    /// How many processes were started.
    public var launches: Int

    /// A technique in a setting.
    public struct Cell: Codable, Hashable, Sendable {
        /// The technique.
        public var technique: String
        /// The setting.
        public var setting: Setting
        /// Who was on stage.
        public var outcome: Outcome

        /// What came of a technique in a setting.
        public init(technique: String, setting: Setting, outcome: Outcome) {
            self.technique = technique
            self.setting = setting
            self.outcome = outcome
        }
    }

    /// What came of some techniques.
    public init(techniques: [String], cells: [Cell], excluded: [Exclusion: Int], launches: Int) {
        self.techniques = techniques
        self.cells = cells
        self.excluded = excluded
        self.launches = launches
    }

    /// How many combinations there are.
    public var total: Int { cells.count + excluded.values.reduce(0, +) }

    /// The cells of a technique.
    public func cells(of technique: String) -> [Cell] {
        cells.filter { $0.technique == technique }
    }
}
