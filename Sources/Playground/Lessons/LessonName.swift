/// `hackworth/9`
package struct LessonName: Hashable, Sendable, CustomStringConvertible {
    package var tutorial: String
    /// From 1.
    package var number: Int

    package init(tutorial: String, number: Int) {
        self.tutorial = tutorial
        self.number = number
    }

    /// Reads `hackworth/9`; nil where the text is not of this form.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, let number = Int(parts[1]), number > 0, String(number) == parts[1]
        else { return nil }
        self.init(tutorial: String(parts[0]), number: number)
    }

    package var description: String { "\(tutorial)/\(number)" }
}
