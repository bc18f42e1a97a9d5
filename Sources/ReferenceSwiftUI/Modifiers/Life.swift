internal import Lifecycle

extension View {
    /// Calls a closure when the view appears.
    public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        appearing("onAppear", come: action, go: nil)
    }

    /// Calls a closure when the view disappears.
    public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        appearing("onDisappear", come: nil, go: action)
    }

    private func appearing(
        _ name: String, come: (@MainActor () -> Void)?, go: (@MainActor () -> Void)?
    ) -> some View {
        Modified(content: self, part: name) { context, rendering in
            let owner = context.owner
            rendering.appearances.append(
                Rendering.Appearance(
                    path: context.path, come: { come.map { Self.pass("onAppear", owner, $0) } },
                    go: { go.map { Self.pass("onDisappear", owner, $0) } }))
        }
    }

    private static func pass(_ name: String, _ owner: String?, _ action: @MainActor () -> Void) {
        guard UIKitProcess.holds(.swiftuiAppears) else { return }
        CallbackDispatch.call(name, ofType: owner, .viewController, rule: .swiftuiAppears) { action() }
    }

    /// Starts a task when the view appears; it is cancelled when the view disappears.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        let work = Work(action: action)
        return Modified(content: self, part: "task") { context, rendering in
            let running = context.graph.dependencies.kept("\(context.path).task") { Running() }
            rendering.appearances.append(
                Rendering.Appearance(
                    path: context.path, come: { running.task = Task(priority: priority) { await work.action() } },
                    go: { running.task?.cancel() }))
        }
    }

    /// Starts a task when the view appears, and again when the value changes.
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        let work = Work(action: action)
        return Modified(content: self, part: "task") { context, rendering in
            let running = context.graph.dependencies.kept("\(context.path).task") { Running() }
            let start = {
                running.task?.cancel()
                running.task = Task(priority: priority) { await work.action() }
            }
            rendering.appearances.append(
                Rendering.Appearance(path: context.path, come: start, go: { running.task?.cancel() }))
            rendering.changes.append(
                Watch.change(of: id, initial: false, at: context.path, in: context.graph.dependencies) { _, _ in start()
                })
        }
    }

    /// Calls a closure with the new value when a value changes.
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
        watching(value, initial: false) { _, new in action(new) }
    }

    /// Calls a closure when a value changes.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        watching(value, initial: initial) { _, _ in action() }
    }

    /// Calls a closure with the old and the new value when a value changes.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        watching(value, initial: initial, action)
    }

    private func watching<Value: Equatable>(
        _ value: Value, initial: Bool, _ action: @escaping (Value, Value) -> Void
    ) -> some View {
        Modified(content: self, part: "onChange") { context, rendering in
            rendering.changes.append(
                Watch.change(of: value, initial: initial, at: context.path, in: context.graph.dependencies, action))
        }
    }

    /// Listens to a publisher while the view is on screen.
    public func onReceive<Source: Publisher>(_ publisher: Source, perform action: @escaping (Source.Output) -> Void)
        -> some View where Source.Failure == Never
    {
        Modified(content: self, part: "onReceive") { context, rendering in
            let listening = context.graph.dependencies.kept("\(context.path).onReceive") { Listening() }
            rendering.appearances.append(
                Rendering.Appearance(
                    path: context.path, come: { listening.subscription = publisher.sink(receiveValue: action) },
                    go: { listening.subscription = nil }))
        }
    }

    /// Takes the URLs that the window is asked to open.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        Modified(content: self, part: "onOpenURL") { context, rendering in
            let owner = context.owner
            rendering.openers.append { url in
                guard UIKitProcess.holds(.swiftuiOpenUrl) else { return }
                CallbackDispatch.call("onOpenURL", ofType: owner, .viewController, rule: .swiftuiOpenUrl) {
                    action(url)
                }
            }
        }
    }

    /// Keeps nothing: SwiftUI's part in going on with an activity is not modelled. A scene delegate gets the activity.
    public func onContinueUserActivity(_ type: String, perform action: @escaping (NSUserActivity) -> Void) -> some View
    {
        IgnoredActivities.note(type)
        return self
    }
}

/// The types of activities for which views have modifiers that are not modelled.
@MainActor
private enum IgnoredActivities {
    private static var types: Set<String> = []

    /// Leaves an event for a type, once.
    static func note(_ type: String) {
        guard types.insert(type).inserted, UIKitProcess.holds(.modelOutside) else { return }
        CallbackDispatch.state(
            .notModelled(api: "onContinueUserActivity(_:perform:)"),
            text: "not modelled: no view hears of an activity of the type \(type); a scene delegate does",
            rule: .modelOutside)
    }
}

/// A running task of a view.
private final class Running {
    var task: Task<Void, Never>?
}

/// A subscription of a view.
private final class Listening {
    var subscription: AnyCancellable?
}

/// The work of a task modifier. It is started on the main actor, from the place where it was given.
private struct Work: @unchecked Sendable {
    let action: @isolated(any) () async -> Void
}
