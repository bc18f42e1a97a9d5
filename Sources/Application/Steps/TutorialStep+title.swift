internal import Tutorials

extension TutorialStep {
    /// The first sentence of its text.
    var title: String {
        let text = self.text.first?.plain ?? "Step \(number)"
        guard let end = text.firstRange(of: /[.:?!](\s|$)/) else { return text }
        return String(text[..<end.lowerBound])
    }
}
