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

    /// The app uses something after which a device may call the app's code, and the model does not: what follows is not
    /// known, as after code that is left out.
    ///
    /// - Parameters:
    ///   - name: The API in Swift's spelling, with its type: `UISearchController.isActive`.
    ///   - consequence: The code that is not called, in a clause.
    nonisolated static func uncertain(_ name: String, _ consequence: String) {
        _leftOut(name, consequence, LeftOutUse.Effect.unknown.rawValue, "", 0)
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
