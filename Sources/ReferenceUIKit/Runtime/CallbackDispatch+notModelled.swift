internal import Lifecycle
internal import ReferenceObjectiveC

extension CallbackDispatch {
    /// The app uses something that the model does not do.
    ///
    /// - Parameters:
    ///   - name: The API in Swift's spelling, with its type: `UIApplication.open(_:options:completionHandler:)`.
    ///   - consequence: What does not happen, and what the app hears in its place.
    package static func notModelled(_ name: String, _ consequence: String, scene: String? = nil) {
        guard UIKitProcess.holds(.modelOutside) else { return }
        state(.notModelled(api: name), scene: scene, text: "not modelled: \(consequence)", rule: .modelOutside)
    }

    /// The delegate that the app reads. UIKit hands over any object; Swift without Objective-C one alone whose class
    /// adopts the delegate's protocol. Of others the app hears nil, and the trace says so, once for each class.
    static func handOver<Delegate>(_ object: AnyObject?, as protocol: Delegate.Type, _ name: String) -> Delegate? {
        guard let object else { return nil }
        if let delegate = object as? Delegate { return delegate }
        let owner = _className(type(of: object))
        if withheld.insert("\(name) \(owner)").inserted {
            notModelled(
                name,
                "\(owner) does not adopt \(`protocol`), so the app hears nil, unlike on a device; let the class adopt it"
            )
        }
        return nil
    }

    /// The classes of delegates that were not handed over.
    private static var withheld: Set<String> = []
}
