package import Lifecycle

extension Verdict {
    /// The sentence that says what a verdict is worth, as the command line's help and the documentation say it.
    package static let evidence =
        "A verdict is evidence about honest code: code that sets out to forge its own verdict can do so."
}
