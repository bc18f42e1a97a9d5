internal import Lifecycle

extension Door {
    /// The app uses something that the model does not do.
    ///
    /// - Parameters:
    ///   - name: The API in Swift's spelling, with its type: `UIApplication.open(_:options:completionHandler:)`.
    ///   - consequence: What does not happen, and what the app hears in its place.
    static func notModelled(_ name: String, _ consequence: String, scene: String? = nil) {
        guard UIKitProcess.holds(.notModelled) else { return }
        state(.system, name: name, scene: scene, text: "not modelled: \(consequence)", rule: .notModelled)
    }
}
