internal import Foundation
internal import ReferenceObjectiveC

extension CallbackDispatch {
    /// The value of a property that a class may have. The app asks, not the system: nothing is traced.
    static func value<Value>(_ selector: Selector, of object: AnyObject) -> Value?? {
        guard let (object, entry) = answer(selector, by: object), let method = entry.call else { return nil }
        return .some(method(object, MessageArguments([])) as? Value)
    }

    /// Sets a property that a class may have; nothing happens where it has not.
    static func set(_ selector: Selector, of object: AnyObject, _ value: Any?) {
        guard let (object, entry) = answer(selector, by: object) else { return }
        _ = entry.call?(object, MessageArguments([value]))
    }

    /// A method with one argument that a class may have.
    static func method<Argument>(_ selector: Selector, of object: AnyObject) -> ((Argument) -> Void)? {
        guard let (object, entry) = answer(selector, by: object), let method = entry.call else { return nil }
        return { _ = method(object, MessageArguments([$0])) }
    }
}
