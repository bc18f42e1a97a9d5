/// How a step is named: `hackworth/4`.
package struct StepName: Hashable, Sendable, CustomStringConvertible {
    package var tutorial: String
    package var number: Int

    package init(tutorial: String, number: Int) {
        self.tutorial = tutorial
        self.number = number
    }

    /// nil where the text is not a name, a slash and a number.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, let number = Int(parts[1]), number >= 0,
            parts[1].allSatisfy(\.isNumber)
        else { return nil }
        self.init(tutorial: String(parts[0]), number: number)
    }

    package var description: String { "\(tutorial)/\(number)" }

    /// The number in two digits, as files have it.
    package var digits: String { number < 10 ? "0\(number)" : "\(number)" }
}
