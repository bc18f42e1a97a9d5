public import Foundation
package import Lifecycle
internal import ReferenceObjectiveC

/// Makes objects of classes that are known only by name, as Objective-C's `alloc` and `init` do.
@MainActor
package enum Instances {
    /// Makes an object whose `init()` the system calls: it is traced where the app's own class has one.
    ///
    /// - Returns: nil if the class does not derive from `NSObject`.
    package static func make(_ type: AnyClass, _ lane: TraceEvent.Lane) -> NSObject? {
        CallbackDispatch.call("init", ofClass: type, lane) { make(type) }
    }

    /// Calls `init()` of a class through the place that it has in every subclass's table of methods.
    ///
    /// - Returns: nil if the class does not derive from `NSObject`.
    static func make(_ type: AnyClass) -> NSObject? {
        if derives(type, from: UIResponder.self) { return unsafeBitCast(type, to: _ResponderProbe.Type.self).init() }
        if derives(type, from: NSObject.self) { return unsafeBitCast(type, to: _ObjectProbe.Type.self).init() }
        return nil
    }

    private static func derives(_ type: AnyClass, from base: AnyClass) -> Bool {
        var next: AnyClass? = type
        while let current = next {
            if current == base { return true }
            next = _getSuperclass(current)
        }
        return false
    }
}

extension NSObject {
    /// Makes an object, as lowered code does for `init()` of a class object. On Apple's systems, the class object of
    /// every class that derives from `NSObject` has `init()`, even if Swift says that it is not available.
    @preconcurrency @MainActor
    public static func _new() -> Self {
        guard let made = Instances.make(self) as? Self else { preconditionFailure("\(self) is not what it made") }
        return made
    }
}

/// Never instantiated: it only makes `init()` callable on a class object. `NSObject`'s is not `required`, so
/// that an app's classes may leave it out. It is open because the optimiser must not take it for the only class.
open class _ObjectProbe: NSObject {
    public required override init() { super.init() }
}

/// The same for classes that derive from `UIResponder`, whose `init()` is its own.
open class _ResponderProbe: UIResponder {
    public required override init() { super.init() }
}
