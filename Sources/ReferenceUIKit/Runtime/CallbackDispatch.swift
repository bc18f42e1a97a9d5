internal import Foundation
package import Lifecycle
internal import ReferenceObjectiveC

internal import Glibc

/// The one place through which the system calls the app's code. Each call leaves its trace.
@MainActor
package enum CallbackDispatch {
    /// The rule behind what the system is doing at the moment.
    static var rule: Rule?

    /// Sends a message to an object whose class may or may not answer it.
    ///
    /// - Returns: What the method returned; nil if the class has no such method. A method without a result
    ///   returns `()`.
    @discardableResult
    package static func send(
        _ callback: Callback, to receiver: AnyObject?, _ lane: TraceEvent.Lane, _ arguments: [Any?] = [],
        scene: String? = nil, rule: Rule? = nil
    ) -> Any? {
        guard let (receiver, entry) = receiver.flatMap({ answer(Selector(callback.selector), by: $0) }),
            let method = entry.call
        else { return nil }
        let name = _className(type(of: receiver))
        let superclasses = newSuperclasses(of: type(of: receiver))
        trace(.call, lane, class: name, superclasses: superclasses, name: callback.name, scene: scene, rule: rule)
        let result = method(receiver, MessageArguments(arguments))
        trace(.return, lane, class: name, name: callback.name, scene: scene, text: result.flatMap(describe))
        return result ?? ()
    }

    /// Calls a method that Swift dispatches by itself. It is traced where the app's own class has one.
    static func call<Result>(
        _ selector: Selector, of receiver: AnyObject, _ lane: TraceEvent.Lane, rule: Rule? = nil,
        _ body: () -> Result
    ) -> Result {
        call(selector, ofClass: type(of: receiver), lane, rule: rule, body)
    }

    /// The same for an initialiser, whose receiver does not exist yet.
    static func call<Result>(
        _ selector: Selector, ofClass type: AnyClass, _ lane: TraceEvent.Lane, rule: Rule? = nil,
        _ body: () -> Result
    ) -> Result {
        guard let entry = ClassTable.entry(for: type, selector) else { return body() }
        let name = _className(type)
        trace(.call, lane, class: name, superclasses: newSuperclasses(of: type), name: entry.name, rule: rule)
        defer { trace(.return, lane, class: name, name: entry.name) }
        return body()
    }

    /// Returns true if the app's class, or a superclass in the app, has a method. Then a call of it is traced.
    static func hasOwn(_ selector: Selector, _ type: AnyClass) -> Bool {
        ClassTable.entry(for: type, selector) != nil
    }

    /// Calls code of a type that is not a class, such as a SwiftUI view.
    package static func call<Result>(
        _ name: String, ofType type: String?, _ lane: TraceEvent.Lane, rule: Rule? = nil, _ body: () -> Result
    ) -> Result {
        trace(.call, lane, class: type, name: name, rule: rule)
        defer { trace(.return, lane, class: type, name: name) }
        return body()
    }

    /// Returns true if the receiver, or an object to which it passes messages on, answers a callback.
    package static func answers(_ callback: Callback, _ receiver: AnyObject?) -> Bool {
        receiver.map { answer(Selector(callback.selector), by: $0) != nil } ?? false
    }

    /// Something that the system did with an object of a class without calling the app.
    package static func state(
        _ state: TraceEvent.State, of type: AnyClass?, scene: String? = nil, text: String? = nil, rule: Rule? = nil
    ) {
        CallbackDispatch.state(state, class: type.map(_className), type, scene: scene, text: text, rule: rule)
    }

    /// Something that the system did without calling the app.
    ///
    /// - Parameters:
    ///   - name: The class concerned, or the type of SwiftUI's that an object of the system's shows.
    ///   - type: The class of the object concerned, for its superclasses.
    package static func state(
        _ state: TraceEvent.State, class name: String? = nil, _ type: AnyClass? = nil, scene: String? = nil,
        text: String? = nil, rule: Rule? = nil
    ) {
        send(
            TraceEvent(
                state: state, class: name, superclasses: type.flatMap(newSuperclasses(of:)), scene: scene, text: text,
                rule: (rule ?? CallbackDispatch.rule)?.id))
    }

    /// A message of the system's own in the console.
    static func log(_ text: String, rule: Rule? = nil) {
        trace(.console, .system, text: text, rule: rule)
    }

    /// The end of a process by an uncaught exception, as UIKit raises it.
    ///
    /// - Parameter type: The class of the app that UIKit refuses; nil if the exception is not about one.
    package static func raise(
        _ exception: String, _ reason: String, of type: AnyClass? = nil, rule: Rule? = nil
    ) -> Never {
        trace(
            .fault, .system, class: type.map(_className), superclasses: type.flatMap(newSuperclasses), name: exception,
            text: reason, rule: rule)
        abort()
    }

    /// The classes whose superclasses the trace has.
    private static var known: Set<ObjectIdentifier> = []

    /// The loading of a view, if the class is not in the trace and has no method that would bring it there.
    static func viewLoads(of type: AnyClass, rule: Rule?) {
        guard !known.contains(ObjectIdentifier(type)), !hasOwn("loadView", type), !hasOwn("viewDidLoad", type) else {
            return
        }
        state(.viewLoaded, of: type, text: "loaded", rule: rule)
    }

    /// Returns a class's superclasses in the app and its tests the first time; nil if there are none, and later.
    private static func newSuperclasses(of type: AnyClass) -> [String]? {
        guard known.insert(ObjectIdentifier(type)).inserted else { return nil }
        let names = _ownSuperclasses(of: type).map(_className)
        return names.isEmpty ? nil : names
    }

    private static func trace(
        _ kind: TraceEvent.Kind, _ lane: TraceEvent.Lane, class: String? = nil, superclasses: [String]? = nil,
        name: String? = nil, scene: String? = nil, text: String? = nil, rule: Rule? = nil
    ) {
        send(
            TraceEvent(
                kind: kind, lane: lane, class: `class`, superclasses: superclasses, name: name, scene: scene,
                text: text,
                rule: kind == .return ? nil : (rule ?? CallbackDispatch.rule)?.id))
    }

    /// Sends an event to the device with the time of this moment.
    nonisolated static func send(_ event: TraceEvent) {
        var event = event
        event.time = monotonicMicroseconds()
        if let text = event.text, text.utf8.count > AppMessage.longestText {
            let kept = String(decoding: text.utf8.prefix(AppMessage.longestText), as: UTF8.self)
            event.text = "\(kept)… (\(text.utf8.count - AppMessage.longestText) bytes more)"
        }
        if case .rootViewController(let view?) = event.state {
            event.state = .rootViewController(view.limited(toBytes: AppMessage.longestText))
        }
        Conversation.current?.send(.event(event))
    }

    nonisolated private static func monotonicMicroseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1000
    }

    private static func describe(_ value: Any) -> String? {
        switch value {
        case is Void: nil
        case let configuration as UISceneConfiguration: configuration.record.summary
        case let window as UIWindow: "\(type(of: window))"
        case Optional<Any>.none: "nil"
        case let value as any CustomStringConvertible: value.description
        default: "\(type(of: value))"
        }
    }
}

extension SceneConfiguration {
    /// The configuration in words.
    var summary: String {
        let parts = [
            name.map { "name \($0)" }, delegateClass.map { "delegate \($0)" }, storyboard.map { "storyboard \($0)" },
        ].compactMap { $0 }
        return parts.isEmpty ? "no name, no delegate, no storyboard" : parts.joined(separator: ", ")
    }
}

/// Traces what happens to a hosted test; the tests' runner calls it.
package func _traceTest(class: String?, name: String, text: String) {
    CallbackDispatch.send(TraceEvent(kind: .test, lane: .test, class: `class`, name: name, text: text))
}

/// Tells the device which tests follow; the tests' runner calls it.
package func _reportTests(_ plan: TestPlan) {
    // A message has a limit, and a bundle has none.
    var tests = plan.tests[...]
    var unchosen = plan.unchosen
    repeat {
        Conversation.current?.send(.planned(TestPlan(Array(tests.prefix(TestPlan.longest)), unchosen: unchosen)))
        tests = tests.dropFirst(TestPlan.longest)
        unchosen = 0
    } while !tests.isEmpty
}
