internal import ReferenceObjectiveC

/// An object that passes on the messages that its own class does not answer, as Objective-C's objects do by
/// `forwardingTarget(for:)`.
@MainActor
package protocol ForwardsMessages: AnyObject {
    /// Whom the messages are for; nil for nobody.
    var forwardingTarget: AnyObject? { get }
}

extension CallbackDispatch {
    /// Who answers a message, and how: the receiver, or the one to whom it passes messages on.
    static func answer(_ selector: Selector, by receiver: AnyObject) -> (receiver: AnyObject, entry: ClassImage.Entry)?
    {
        if let entry = ClassTable.entry(for: type(of: receiver), selector) { return (receiver, entry) }
        guard let target = (receiver as? any ForwardsMessages)?.forwardingTarget else { return nil }
        return answer(selector, by: target)
    }
}
