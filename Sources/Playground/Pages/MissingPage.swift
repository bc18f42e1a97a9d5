/// The values of the template `missing`: there is no such page, and here is where to go instead.
struct MissingPage: Sendable {
    /// The title for the browser's tab.
    var title: String
    /// The missing thing, in a sentence.
    var what: String
    /// The advice, in a sentence.
    var cure: String
    var tutorials: [TutorialLink]
}
