/// A scene with something added to it.
struct SceneModifier<Content: Scene>: _PrimitiveScene, Listed {
    let content: Content
    let part: String
    let change: (inout SceneContext, inout SceneList) -> Void

    func list(_ context: SceneContext, into list: inout SceneList) {
        var context = context.child(part)
        change(&context, &list)
        context.list(content, into: &list)
    }
}

extension Scene {
    /// Sets an object for the views of the scene.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
        SceneModifier(content: self, part: "environmentObject") { context, _ in
            context.environment.objects[ObjectIdentifier(Object.self)] = object
        }
    }

    /// Sets an `@Observable` object for the views of the scene.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
        SceneModifier(content: self, part: "environment") { context, _ in
            context.environment.objects[ObjectIdentifier(Object.self)] = object
        }
    }

    /// Sets a value for the views of the scene.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
        SceneModifier(content: self, part: "environment") { context, _ in
            context.environment[keyPath: keyPath] = value
        }
    }

    /// Calls a closure with the new value when a value changes.
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some Scene {
        watching(value, initial: false) { _, new in action(new) }
    }

    /// Calls a closure when a value changes.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        watching(value, initial: initial) { _, _ in action() }
    }

    /// Calls a closure with the old and the new value when a value changes.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some Scene {
        watching(value, initial: initial, action)
    }

    private func watching<Value: Equatable>(
        _ value: Value, initial: Bool, _ action: @escaping (Value, Value) -> Void
    ) -> some Scene {
        SceneModifier(content: self, part: "onChange") { context, list in
            list.changes.append(
                Watch.change(of: value, initial: initial, at: context.path, in: context.dependencies, action))
        }
    }

    /// Keeps nothing: the simulated device has no menus.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    /// Keeps nothing: the simulated device opens the first kind of window.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// Remembers a value from one evaluation to the next.
@MainActor enum Watch {
    private final class Last<Value> {
        var value: Value?
    }

    /// Returns the check of a value for changes, to run once everything is up to date.
    static func change<Value: Equatable>(
        of value: Value, initial: Bool, at path: String, in dependencies: Dependencies,
        _ action: @escaping (Value, Value) -> Void
    ) -> () -> Void {
        let last = dependencies.kept("\(path).onChange") { Last<Value>() }
        return {
            let old = last.value
            last.value = value
            if let old { if old != value { action(old, value) } } else if initial { action(value, value) }
        }
    }
}

/// Entries of menus, of which the simulated device has none.
@MainActor @preconcurrency
public protocol Commands {}

/// Combines commands.
@resultBuilder
public enum CommandsBuilder {
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
}

/// No commands.
public struct EmptyCommands: Commands {
    nonisolated public init() {}
}

/// A menu.
public struct CommandMenu<Content: View>: Commands {
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Commands in a place of the system's menus.
public struct CommandGroup<Content: View>: Commands {
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place in the system's menus.
public struct CommandGroupPlacement: Sendable {
    public static let newItem = CommandGroupPlacement()
    public static let appInfo = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}
