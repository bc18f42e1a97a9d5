/// A question that some claims answer. They are on one page.
package struct ClaimQuestion: Codable, Hashable, Sendable, Identifiable {
    /// A stable name, such as `stored-by-tests`.
    package var id: String
    /// The part of the evidence that it belongs to.
    package var area: ClaimArea
    /// The question.
    package var title: String
}

extension ClaimQuestion: CustomStringConvertible {
    /// The question.
    package var description: String { title }
}
