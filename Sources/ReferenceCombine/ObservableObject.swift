/// An object that announces its changes.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// The publisher that sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

/// A publisher that sends before an object changes.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    private let listeners = Listeners<Void, Never>()

    public init() {}

    /// Announces that the object is about to change.
    public func send() { listeners.send(()) }

    public func _listen(
        _ receive: @escaping (()) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
        listeners.add(receive, end)
    }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The single publisher for all the object's `@Published` properties. An object without any has a new one each
    /// time.
    public var objectWillChange: ObservableObjectPublisher {
        var boxes: [any PublishedBox] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            boxes += current.children.compactMap { ($0.value as? any PublishedProperty)?.box }
            mirror = current.superclassMirror
        }
        let publisher = boxes.lazy.compactMap(\.willChange).first ?? ObservableObjectPublisher()
        for box in boxes { box.willChange = publisher }
        return publisher
    }
}

/// The storage of a published property.
protocol PublishedBox: AnyObject {
    var willChange: ObservableObjectPublisher? { get set }
}

protocol PublishedProperty {
    var box: any PublishedBox { get }
}

/// A property of a class that sends its new value before it changes.
@propertyWrapper
public struct Published<Value> {
    fileprivate final class Storage: PublishedBox {
        var value: Value
        var willChange: ObservableObjectPublisher?
        var sources: [AnyCancellable] = []
        let listeners = Listeners<Value, Never>()

        init(_ value: Value) { self.value = value }

        func set(_ newValue: Value) {
            willChange?.send()
            listeners.send(newValue)
            value = newValue
        }
    }

    fileprivate let storage: Storage

    public init(wrappedValue: Value) {
        storage = Storage(wrappedValue)
    }

    public init(initialValue: Value) {
        storage = Storage(initialValue)
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    /// The property's publisher: the value of the moment, then each new one before it is there.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set {}
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            object[keyPath: storageKeyPath].storage.set(newValue)
        }
    }

    /// The publisher of a published property.
    public struct Publisher: ReferenceCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        fileprivate let storage: Storage

        /// Puts each value of another publisher into the property, as long as that exists.
        func follow(_ publisher: some ReferenceCombine.Publisher<Value, Never>) {
            storage.sources.append(publisher._listen({ [weak storage] in storage?.set($0) }, { _ in }))
        }

        public func _listen(
            _ receive: @escaping (Value) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable {
            receive(storage.value)
            return storage.listeners.add(receive, end)
        }
    }
}

extension Published: PublishedProperty {
    var box: any PublishedBox { storage }
}
