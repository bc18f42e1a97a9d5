package import Wording

extension Diagnostic {
    /// Returns the diagnostic as `printed` does. If it is about a symbol of UIKit that the reference module does not have,
    /// a line follows that says so.
    ///
    /// - Parameter original: The user's texts by path.
    package func rendered(original: [String: String] = [:]) -> String {
        ([printed(original)] + [UnmodelledAPI(self)?.remark].compactMap { $0 })
            .joined(separator: "\n")
    }
}
