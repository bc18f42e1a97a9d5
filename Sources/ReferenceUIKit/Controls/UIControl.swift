public import Foundation
internal import Lifecycle
internal import ReferenceObjectiveC

/// A view that people act on. Nobody touches the simulated screen; an app may send the actions itself.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// Whether the control takes touches.
    open var isEnabled = true
    /// Whether the control is chosen.
    open var isSelected = false
    /// Whether a finger is on it.
    open var isHighlighted = false
    /// Where its content is from side to side.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
    /// Where its content is from top to bottom.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center
    private var bindings: [Binding] = []

    private struct Binding {
        weak var target: AnyObject?
        var hasTarget: Bool
        var selector: Selector?
        var action: UIAction?
        var events: Event
    }

    /// Makes a control with a place in its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control that does something when it is used.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How the control stands.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Remembers whom to tell of an event. Without a target, the responder chain is asked.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target as AnyObject?
        bindings.append(Binding(target: object, hasTarget: target != nil, selector: action, events: controlEvents))
    }

    /// Forgets whom to tell; nil for all.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target as AnyObject?
        forget(controlEvents) { known in
            known.selector != nil && (target == nil || known.target === object)
                && (action == nil || known.selector == action)
        }
    }

    /// Remembers what to do on an event.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        bindings.append(Binding(target: nil, hasTarget: false, action: action, events: controlEvents))
    }

    /// Forgets what to do on an event.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        forget(controlEvents) { $0.action === action }
    }

    private func forget(_ events: Event, _ condition: (Binding) -> Bool) {
        bindings = bindings.compactMap { binding in
            guard condition(binding) else { return binding }
            var rest = binding
            rest.events.subtract(events)
            return rest.events.isEmpty ? nil : rest
        }
    }

    /// Those who are told of events.
    open var allTargets: Set<AnyHashable> {
        Set(bindings.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
    }

    /// The events of which somebody is told.
    open var allControlEvents: Event { bindings.reduce(into: []) { $0.formUnion($1.events) } }

    /// The messages that a target gets on an event; nil for none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target as AnyObject?
        let names = bindings.filter { $0.target === object && $0.events.contains(controlEvent) }.compactMap {
            $0.selector?.description
        }
        return names.isEmpty ? nil : names
    }

    /// Tells all who are to be told of the events.
    open func sendActions(for controlEvents: Event) {
        for binding in bindings where !binding.events.isDisjoint(with: controlEvents) {
            if let action = binding.action { sendAction(action) }
            if let selector = binding.selector, !binding.hasTarget || binding.target != nil {
                sendAction(selector, to: binding.target, for: nil)
            }
        }
    }

    /// Sends one message. An override may look at it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        ControlActions.send(
            action, to: target.map { $0 as AnyObject } ?? ControlActions.responder(to: action, from: self), from: self,
            event)
    }

    /// Does what an action says.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// What happens to a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger was put on the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger moved within the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger was lifted within the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger was lifted outside of the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The control has another value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control was used for what it is there for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Anything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control stands.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As it is at rest.
        public static let normal: State = []
        /// While a finger is on it.
        public static let highlighted = State(rawValue: 1)
        /// While it takes no touches.
        public static let disabled = State(rawValue: 2)
        /// While it is chosen.
        public static let selected = State(rawValue: 4)
        /// While it is what keys go to.
        public static let focused = State(rawValue: 8)
    }

    /// Where a control's content is from side to side.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// The middle, a side, or both.
        case center, left, right, fill, leading, trailing
    }

    /// Where a control's content is from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// The middle, an edge, or both.
        case center, top, bottom, fill
    }
}

/// Messages from controls and from the application to those who are to be told.
@MainActor
enum ControlActions {
    /// Sends a message with as many arguments as its name takes: the sender, then the event.
    ///
    /// - Returns: Whether the target answered it.
    @discardableResult
    static func send(_ action: Selector, to target: AnyObject?, from sender: Any?, _ event: UIEvent?) -> Bool {
        guard let target else { return false }
        guard let method = ClassTable.entry(for: type(of: target), action)?.call else {
            guard target is NSObject else { return false }
            CallbackDispatch.raise(
                "NSInvalidArgumentException",
                "-[\(_className(type(of: target))) \(action)]: unrecognized selector sent to instance")
        }
        let count = action.description.filter { $0 == ":" }.count
        CallbackDispatch.call(action, of: target, target is UIViewController ? .viewController : .window) {
            _ = method(target, MessageArguments(Array([sender, event].prefix(count))))
        }
        return true
    }

    /// The first object of the responder chain that answers a message.
    static func responder(to action: Selector, from start: UIResponder) -> UIResponder? {
        var next: UIResponder? = start
        while let responder = next {
            if ClassTable.entry(for: type(of: responder), action)?.call != nil { return responder }
            next = responder.next
        }
        return nil
    }
}
