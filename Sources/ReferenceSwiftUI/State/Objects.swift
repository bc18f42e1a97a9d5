/// An object of a view's own, made when the view is first evaluated.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Box {
        let make: () -> ObjectType
        var object: ObjectType?

        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    private final class Kept {
        let object: ObjectType
        init(_ object: ObjectType) { self.object = object }
    }

    private let box: Box

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }

    /// The object. Outside of a body that SwiftUI evaluates it is a new one; Apple's SwiftUI warns there.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType { box.object ?? box.make() }

    /// Ways to read and write the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: Installable {
    func install(in dependencies: Dependencies, at key: String, _ environment: EnvironmentValues) {
        let object = dependencies.kept(key) { Kept(box.make()) }.object
        box.object = object
        dependencies.watch(object)
    }
}

/// An object that a view watches and something else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Ways to read and write the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Ways to read and write an object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
            Subject
        > {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

extension ObservedObject: Installable {
    func install(in dependencies: Dependencies, at key: String, _ environment: EnvironmentValues) {
        dependencies.watch(wrappedValue)
    }
}

/// An object that a view further out sets for those inside of it.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Box {
        var object: ObjectType?
    }

    private let box = Box()

    public init() {}

    /// The object. Ends the process if none was set, as Apple's does.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let object = box.object else {
            fatalError(
                """
                No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
                \(ObjectType.self) may be missing as an ancestor of this view.
                """)
        }
        return object
    }

    /// Ways to read and write the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: Installable {
    func install(in dependencies: Dependencies, at key: String, _ environment: EnvironmentValues) {
        guard let object = environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType else { return }
        box.object = object
        dependencies.watch(object)
    }
}

/// Ways to read and write the properties of an `@Observable` object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }

    public var projectedValue: Bindable<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
    where Value: AnyObject {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
