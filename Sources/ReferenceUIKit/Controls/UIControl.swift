public import Foundation
internal import Lifecycle
internal import ReferenceObjectiveC

/// A view that the user acts on. The simulated screen is never touched; an app can send the actions itself.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// True if the control takes touches.
    open var isEnabled = true
    /// True if the control is selected.
    open var isSelected = false
    /// True if a finger is on the control.
    open var isHighlighted = false
    /// The horizontal alignment of the content.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
    /// The vertical alignment of the content.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center
    private var bindings: [Binding] = []

    private struct Binding {
        weak var target: AnyObject?
        var hasTarget: Bool
        var selector: Selector?
        var action: UIAction?
        var events: Event
    }

    /// Creates a control with a frame in its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control that performs an action when it is used.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The states that the control is in.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Adds a target and its message for events. Without a target, the responder chain handles the message.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target as AnyObject?
        bindings.append(Binding(target: object, hasTarget: target != nil, selector: action, events: controlEvents))
    }

    /// Removes a target or a message for events; nil removes all.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target as AnyObject?
        forget(controlEvents) { known in
            known.selector != nil && (target == nil || known.target === object)
                && (action == nil || known.selector == action)
        }
    }

    /// Adds an action for events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        bindings.append(Binding(target: nil, hasTarget: false, action: action, events: controlEvents))
    }

    /// Removes an action for events.
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

    /// The targets of the control's messages that are instances of `NSObject`.
    open var allTargets: Set<AnyHashable> {
        Set(bindings.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
    }

    /// The events for which the control has a target or an action.
    open var allControlEvents: Event { bindings.reduce(into: []) { $0.formUnion($1.events) } }

    /// Returns the messages that a target receives for an event; nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target as AnyObject?
        let names = bindings.filter { $0.target === object && $0.events.contains(controlEvent) }.compactMap {
            $0.selector?.description
        }
        return names.isEmpty ? nil : names
    }

    /// Sends the messages and performs the actions for events.
    open func sendActions(for controlEvents: Event) {
        for binding in bindings where !binding.events.isDisjoint(with: controlEvents) {
            if let action = binding.action { sendAction(action) }
            if let selector = binding.selector, !binding.hasTarget || binding.target != nil {
                sendAction(selector, to: binding.target, for: nil)
            }
        }
    }

    /// Sends one message. A subclass can override the method to watch it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        ControlActions.send(
            action, to: target.map { $0 as AnyObject } ?? ControlActions.responder(to: action, from: self), from: self,
            event)
    }

    /// Performs an action.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// The events of a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// An event: a finger touched the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// An event: a finger moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// An event: a finger was lifted inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// An event: a finger was lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// An event: the system cancelled the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// An event: the value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// An event: the control was used for its main purpose.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// An event: editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// An event: the text was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// An event: editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// An event: the return key ended editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Each event of a touch.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// Each event of a text field.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states of a control.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The normal state.
        public static let normal: State = []
        /// The state while a finger is on the control.
        public static let highlighted = State(rawValue: 1)
        /// The state in which the control takes no touches.
        public static let disabled = State(rawValue: 2)
        /// The state in which the control is selected.
        public static let selected = State(rawValue: 4)
        /// The state in which the control receives keyboard events.
        public static let focused = State(rawValue: 8)
    }

    /// The horizontal alignments of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// An alignment: to the middle, to a side, or to both.
        case center, left, right, fill, leading, trailing
    }

    /// The vertical alignments of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// An alignment: to the middle, to an edge, or to both.
        case center, top, bottom, fill
    }
}

/// The sending of messages from controls and from the application to their targets.
@MainActor
enum ControlActions {
    /// Sends a message with as many arguments as its name takes: the sender, then the event.
    ///
    /// - Returns: True if the target handled it.
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

    /// Returns the first object of the responder chain that handles a message.
    static func responder(to action: Selector, from start: UIResponder) -> UIResponder? {
        var next: UIResponder? = start
        while let responder = next {
            if ClassTable.entry(for: type(of: responder), action)?.call != nil { return responder }
            next = responder.next
        }
        return nil
    }
}
