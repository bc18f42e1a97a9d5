extension Duration {
    /// The duration in seconds, such as `30 s` or `0.5 s`, exact to a millisecond.
    package var formattedSeconds: String {
        let milliseconds = Int((self / .milliseconds(1)).rounded())
        let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        guard rest != 0 else { return "\(seconds) s" }
        var digits = String(String(1000 + rest).dropFirst())
        while digits.hasSuffix("0") { digits.removeLast() }
        return "\(seconds).\(digits) s"
    }
}
