internal import Lifecycle

/// Gives a SwiftUI app its own app delegate.
///
/// SwiftUI makes the object, not the app. `UIApplication.shared.delegate` stays SwiftUI's own delegate, which passes on
/// its callbacks.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    private let box: DelegateBox

    /// Creates an adaptor.
    ///
    /// - Parameter delegateType: The delegate's class.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        box = DelegateBox(delegateType)
        DelegateBox.shared = box
    }

    /// Creates an adaptor for an observable delegate.
    ///
    /// - Parameter delegateType: The delegate's class. Its object is also in the environment of the app's views.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
        box = DelegateBox(delegateType)
        DelegateBox.shared = box
        _ = box.delegate
    }

    /// The delegate.
    public var wrappedValue: DelegateType {
        guard let delegate = box.delegate as? DelegateType else { fatalError("\(DelegateType.self) could not be made") }
        return delegate
    }

}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Ways to read and write the delegate's properties.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { .init(object: wrappedValue) }
}

/// A delegate of the app's own behind one of SwiftUI's: made once, when it is first needed.
@MainActor final class DelegateBox {
    /// The app delegate of the adaptor that was made last.
    static var shared: DelegateBox?

    private let make: () -> NSObject?
    private(set) lazy var delegate: NSObject? = make()

    init(_ type: any (NSObject & UIApplicationDelegate).Type) {
        make = {
            guard UIKitProcess.holds(.swiftuiAdaptor) else { return nil }
            let delegate = Instances.make(type, .appDelegate)
            CallbackDispatch.state(
                .adaptedAppDelegate, of: type, rule: .swiftuiAdaptor
            )
            return delegate
        }
    }

    init(sceneDelegate type: AnyClass, scene: String) {
        make = {
            guard UIKitProcess.holds(.swiftuiSceneDelegate) else { return nil }
            let delegate = Instances.make(type, .sceneDelegate)
            CallbackDispatch.state(
                .adaptedSceneDelegate, of: type, scene: scene,
                rule: .swiftuiSceneDelegate)
            return delegate
        }
    }

    /// Adds an observable delegate to the environment objects of the app's views.
    func add(to environment: inout EnvironmentValues) {
        guard let delegate, delegate is any ObservableObject || delegate is any Observable else { return }
        environment.objects[ObjectIdentifier(type(of: delegate))] = delegate
    }
}
