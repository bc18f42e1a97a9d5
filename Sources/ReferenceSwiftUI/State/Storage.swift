/// A value in the app's user defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private final class Box {
        var dependencies: Dependencies?
    }

    private let box = Box()
    private let read: () -> Value
    private let write: (Value) -> Void

    public var wrappedValue: Value {
        get { read() }
        nonmutating set {
            write(newValue)
            box.dependencies?.invalidate()
        }
    }

    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }

    private init(_ standard: Value, _ key: String, _ store: UserDefaults?) {
        let store = store ?? .standard
        read = { store.object(forKey: key) as? Value ?? standard }
        write = { store.set($0, forKey: key) }
    }
}

extension AppStorage: Installable {
    func install(in dependencies: Dependencies, at key: String, _ environment: EnvironmentValues) {
        box.dependencies = dependencies
    }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key, store)
    }
}

/// The field that has the keyboard. There are no touches on the simulated screen; the app's own changes are kept.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private var state: State<Value>

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(binding: state.projectedValue) }

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<Field: Hashable>() where Value == Field? { state = State(wrappedValue: nil) }

    /// A binding by which a view names its field.
    public struct Binding {
        let binding: ReferenceSwiftUI.Binding<Value>
    }
}
