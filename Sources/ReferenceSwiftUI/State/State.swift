/// A property that SwiftUI keeps, or fills in, while its view exists.
public protocol DynamicProperty {
    /// Updates the property. Called before the body on Apple's systems; not here.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// The place of a value that is kept while its view exists.
final class Location<Value> {
    private let dependencies: Dependencies
    var value: Value {
        didSet { dependencies.invalidate() }
    }

    init(_ value: Value, _ dependencies: Dependencies) {
        self.value = value
        self.dependencies = dependencies
    }
}

/// A value of a view's own. A change of it evaluates the view again.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private final class Box {
        var initial: Value
        var location: Location<Value>?

        init(_ value: Value) { initial = value }
    }

    private let box: Box

    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public init(initialValue: Value) { box = Box(initialValue) }

    public var wrappedValue: Value {
        get { box.location?.value ?? box.initial }
        nonmutating set {
            if let location = box.location { location.value = newValue } else { box.initial = newValue }
        }
    }

    /// A way for another view to read and write the value.
    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(
            get: { box.location?.value ?? box.initial },
            set: { if let location = box.location { location.value = $0 } else { box.initial = $0 } })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: Installable {
    func install(in dependencies: Dependencies, at key: String, _ environment: EnvironmentValues) {
        box.location = dependencies.kept(key) { Location(box.initial, dependencies) }
    }
}

/// A way to read and write a value that something else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    @preconcurrency
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = set
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { read()[keyPath: keyPath] },
            set: { new in
                var value = read()
                value[keyPath: keyPath] = new
                write(value)
            })
    }

    /// Returns a binding that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }
}
