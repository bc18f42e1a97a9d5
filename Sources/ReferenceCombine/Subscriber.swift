/// Something that receives a publisher's values.
public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error

    /// Receives the connection to a publisher, of which it requests values.
    func receive(subscription: any Subscription)
    /// Receives a value, and returns how many more it takes.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the end.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable {
    /// Requests values. The publishers of this module send all they have.
    func request(_ demand: Subscribers.Demand)
}

extension Subscribers {
    /// A number of values that a subscriber takes.
    public struct Demand: Hashable, Comparable, Sendable {
        /// The number; nil for any.
        public let max: Int?
        /// Any number.
        public static let unlimited = Demand(max: nil)
        /// None.
        public static let none = Demand(max: 0)
        /// Returns a number of values.
        public static func max(_ value: Int) -> Demand { Demand(max: value) }
        public static func < (one: Demand, other: Demand) -> Bool { (one.max ?? .max) < (other.max ?? .max) }
        public static func += (one: inout Demand, other: Demand) {
            if let first = one.max, let second = other.max {
                one = Demand(max: first + second)
            } else {
                one = .unlimited
            }
        }
    }
}

/// A subscriber of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    private let subscribed: (any Subscription) -> Void
    private let received: (Input) -> Subscribers.Demand
    private let ended: (Subscribers.Completion<Failure>) -> Void

    /// Creates a subscriber of closures.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        subscribed = receiveSubscription ?? { _ in }
        received = receiveValue ?? { _ in .none }
        ended = receiveCompletion ?? { _ in }
    }

    /// Hides a subscriber's type.
    public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
        self.init(
            receiveSubscription: { s.receive(subscription: $0) }, receiveValue: { s.receive($0) },
            receiveCompletion: { s.receive(completion: $0) })
    }

    public func receive(subscription: any Subscription) { subscribed(subscription) }
    public func receive(_ input: Input) -> Subscribers.Demand { received(input) }
    public func receive(completion: Subscribers.Completion<Failure>) { ended(completion) }
}

extension Publisher {
    /// Connects a subscriber: it receives all values once it requests the first.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(
            subscription: Listening { listening in
                _listen(
                    { value in _ = subscriber.receive(value) },
                    { end in
                        listening.isOver = true
                        subscriber.receive(completion: end)
                    })
            })
    }

    /// Connects a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends all values and the end to a subject.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        _listen({ subject.send($0) }, { subject.send(completion: $0) })
    }

    /// Listens as a subscriber, to a publisher that implements `receive(subscriber:)`.
    public func _listen(
        _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        let connection = Connection()
        self.receive(
            subscriber: AnySubscriber<Output, Failure>(
                receiveSubscription: {
                    connection.subscription = $0
                    $0.request(.unlimited)
                },
                receiveValue: {
                    if !connection.isCancelled { receive($0) }
                    return .unlimited
                },
                receiveCompletion: {
                    if !connection.isCancelled { end($0) }
                }))
        return AnyCancellable { connection.cancel() }
    }
}

/// The connection that a listener holds.
private final class Connection {
    var subscription: (any Subscription)?
    private(set) var isCancelled = false

    func cancel() {
        isCancelled = true
        subscription?.cancel()
        subscription = nil
    }
}

/// The connection of a subscriber to a publisher of this module: it listens from the first request on.
private final class Listening: Subscription {
    private var start: ((Listening) -> AnyCancellable)?
    private var listener: AnyCancellable?
    var isOver = false

    init(_ start: @escaping (Listening) -> AnyCancellable) {
        self.start = start
    }

    func request(_ demand: Subscribers.Demand) {
        guard let start, demand > .none else { return }
        self.start = nil
        let listener = start(self)
        if !isOver { self.listener = listener }
    }

    func cancel() {
        start = nil
        listener = nil
    }
}
