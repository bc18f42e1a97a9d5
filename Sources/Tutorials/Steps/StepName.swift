/// How a step is named: `hackworth/4`.
public struct StepName: Hashable, Sendable, CustomStringConvertible {
    public var tutorial: String
    public var number: Int

    public init(tutorial: String, number: Int) {
        self.tutorial = tutorial
        self.number = number
    }

    /// nil where the text is not a name, a slash and a number.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, let number = Int(parts[1]), number >= 0,
            parts[1].allSatisfy(\.isNumber)
        else { return nil }
        self.init(tutorial: String(parts[0]), number: number)
    }

    public var description: String { "\(tutorial)/\(number)" }

    /// The number in two digits, as files have it.
    public var digits: String { number < 10 ? "0\(number)" : "\(number)" }
}
