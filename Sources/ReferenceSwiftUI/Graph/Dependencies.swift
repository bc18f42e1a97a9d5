internal import Dispatch
internal import Foundation

/// The dependencies of views or of an app: their state, and the objects that they watch.
///
/// A change evaluates everything again that shares these dependencies. SwiftUI itself evaluates only the parts that
/// depend on the change.
@MainActor final class Dependencies {
    private var values: [String: AnyObject] = [:]
    private var watched: [ObjectIdentifier: (object: AnyObject, subscription: AnyCancellable)] = [:]
    private var isScheduled = false
    /// True if anything reads the scene's phase, so that its changes matter.
    var readsPhase = false
    private let changed: () -> Void

    init(changed: @escaping () -> Void) {
        self.changed = changed
    }

    /// Returns the object that is kept for a view's property as long as the view exists.
    func kept<Value: AnyObject>(_ key: String, _ make: () -> Value) -> Value {
        if let value = values[key] as? Value { return value }
        let value = make()
        values[key] = value
        return value
    }

    /// Watches an object for changes.
    func watch<Object: ObservableObject>(_ object: Object) {
        guard watched[ObjectIdentifier(object)] == nil else { return }
        let subscription = object.objectWillChange._listen({ [weak self] _ in self?.invalidate() }, { _ in })
        watched[ObjectIdentifier(object)] = (object, subscription)
    }

    /// Evaluates something and watches the properties of `@Observable` objects that it reads.
    func track<Result>(_ body: () -> Result) -> Result {
        withObservationTracking(body) { [weak self] in self?.invalidate() }
    }

    /// Evaluates everything again after a change, when the main queue has its turn.
    nonisolated func invalidate() {
        if Thread.isMainThread {
            MainActor.assumeIsolated { schedule() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.schedule() } }
        }
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.isScheduled = false
                self.changed()
            }
        }
    }

    /// Connects the dynamic properties of a view, an app or a modifier with the objects kept for them.
    func install(_ owner: Any, at path: String, _ environment: EnvironmentValues) {
        for child in Mirror(reflecting: owner).children {
            let key = "\(path).\(child.label ?? "")"
            if let property = child.value as? any Installable {
                property.install(in: self, at: key, environment)
            } else if child.value is any DynamicProperty {
                install(child.value, at: key, environment)
            }
        }
    }
}

/// A dynamic property of SwiftUI's own.
@MainActor protocol Installable {
    func install(in dependencies: Dependencies, at key: String, _ environment: EnvironmentValues)
}
