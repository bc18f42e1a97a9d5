/// `hackworth/9`
public struct LessonName: Hashable, Sendable, CustomStringConvertible {
    public var tutorial: String
    /// From 1.
    public var number: Int

    public init(tutorial: String, number: Int) {
        self.tutorial = tutorial
        self.number = number
    }

    /// Reads `hackworth/9`; nil where the text is not of this form.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, let number = Int(parts[1]), number > 0, String(number) == parts[1]
        else { return nil }
        self.init(tutorial: String(parts[0]), number: number)
    }

    public var description: String { "\(tutorial)/\(number)" }
}
