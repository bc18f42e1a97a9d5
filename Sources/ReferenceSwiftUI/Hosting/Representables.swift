/// The SwiftUI surroundings of a UIKit view.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that gets the view's messages.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
}

/// A UIKit view within SwiftUI.
@MainActor @preconcurrency
public protocol UIViewRepresentable: _PrimitiveView {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date, after it was made and at each evaluation.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Makes the object that gets the view's messages.
    func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The SwiftUI surroundings of a UIKit view controller.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that gets the controller's messages.
    public let coordinator: Representable.Coordinator
    /// The environment of the controller.
    public let environment: EnvironmentValues
}

/// A UIKit view controller within SwiftUI.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: _PrimitiveView {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date, after it was made and at each evaluation.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Makes the object that gets the controller's messages.
    func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The objects that are kept for a UIKit view between evaluations.
private final class Kept<Object: AnyObject, Coordinator> {
    let object: Object
    let coordinator: Coordinator

    init(_ object: Object, _ coordinator: Coordinator) {
        self.object = object
        self.coordinator = coordinator
    }
}

extension UIViewRepresentable {
    func embed(_ context: RenderContext, into rendering: inout Rendering) {
        let context = context.child("\(Self.self)")
        context.graph.dependencies.install(self, at: context.path, context.environment)
        let kept = context.graph.dependencies.kept("\(context.path).view") {
            let coordinator = makeCoordinator()
            return Kept(
                makeUIView(context: Context(coordinator: coordinator, environment: context.environment)), coordinator)
        }
        updateUIView(kept.object, context: Context(coordinator: kept.coordinator, environment: context.environment))
        rendering.items.append(.view(kept.object))
    }
}

extension UIViewControllerRepresentable {
    func embed(_ context: RenderContext, into rendering: inout Rendering) {
        let context = context.child("\(Self.self)")
        context.graph.dependencies.install(self, at: context.path, context.environment)
        let kept = context.graph.dependencies.kept("\(context.path).controller") {
            let coordinator = makeCoordinator()
            return Kept(
                makeUIViewController(context: Context(coordinator: coordinator, environment: context.environment)),
                coordinator)
        }
        updateUIViewController(
            kept.object, context: Context(coordinator: kept.coordinator, environment: context.environment))
        rendering.items.append(.controller(kept.object))
    }
}
