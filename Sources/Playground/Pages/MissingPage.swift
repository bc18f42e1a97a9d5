/// What the template `missing` shows: there is no such page, and where to go instead.
struct MissingPage: Sendable {
    /// For the browser's tab.
    var title: String
    /// What is not there, in a sentence.
    var what: String
    /// What to do, in a sentence.
    var cure: String
    var tutorials: [TutorialLink]
}
