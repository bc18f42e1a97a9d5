/// Something that sends values over time, then perhaps an end.
///
/// Apple's publishers and subscribers negotiate how many values are wanted; these send each value to every listener.
/// Code that uses `sink`, `assign`, `store` and the operators here behaves the same.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Connects a subscriber. A publisher of an app implements this method.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure

    /// Listens until the result is cancelled or no longer kept. A publisher of this module implements this method.
    func _listen(
        _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable
}

/// The types that belong to publishers.
public enum Publishers {}

/// The types that belong to subscribers.
public enum Subscribers {
    /// The ways in which a publisher ends.
    public enum Completion<Failure: Error> {
        /// It has no more values.
        case finished
        /// It failed.
        case failure(Failure)
    }
}

/// Something that can be stopped.
public protocol Cancellable {
    /// Stops it. Stopping it again does nothing.
    func cancel()
}

/// Stops something when it is cancelled, or when it is no longer kept.
public final class AnyCancellable: Cancellable, Hashable {
    private var stop: (() -> Void)?

    /// Creates a cancellable from a closure.
    ///
    /// - Parameter cancel: The closure that stops it; called once at most.
    public init(_ cancel: @escaping () -> Void) {
        stop = cancel
    }

    /// Creates a cancellable from something else that can be stopped.
    public convenience init(_ canceller: some Cancellable) {
        self.init { canceller.cancel() }
    }

    deinit { cancel() }

    public func cancel() {
        let stop = stop
        self.stop = nil
        stop?()
    }

    /// Keeps the cancellable in a set.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Keeps the cancellable in a collection.
    public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
        collection.append(self)
    }

    public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher {
    /// Listens to values and to the end.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        _listen(receiveValue, receiveCompletion)
    }

    /// Hides the publisher's type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}

extension Publisher where Failure == Never {
    /// Listens to values.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        _listen(receiveValue) { _ in }
    }

    /// Puts each value into a property.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        _listen({ object[keyPath: keyPath] = $0 }, { _ in })
    }
}

/// A publisher that hides the type of another.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let listen:
        (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable

    /// Hides a publisher's type.
    public init(_ publisher: some Publisher<Output, Failure>) {
        listen = { publisher._listen($0, $1) }
    }

    init(
        _ listen:
            @escaping (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void)
            -> AnyCancellable
    ) {
        self.listen = listen
    }

    public func _listen(
        _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        listen(receive, end)
    }
}

/// A publisher that sends one value and ends.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    /// The value.
    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func _listen(
        _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
        receive(output)
        end(.finished)
        return AnyCancellable {}
    }
}
