/// A publisher whose values come from the app itself.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all listeners.
    func send(_ value: Output)
    /// Ends the subject.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Tells all listeners that something happened.
    public func send() { send(()) }
}

/// The listeners of a publisher.
final class Listeners<Output, Failure: Error> {
    private typealias Listener = (receive: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)
    private var listeners: [(number: Int, listener: Listener)] = []
    private var count = 0
    private(set) var completion: Subscribers.Completion<Failure>?

    func add(
        _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if let completion {
            end(completion)
            return AnyCancellable {}
        }
        count += 1
        let number = count
        listeners.append((number, (receive, end)))
        return AnyCancellable { [weak self] in self?.listeners.removeAll { $0.number == number } }
    }

    func send(_ value: Output) {
        guard completion == nil else { return }
        for (_, listener) in listeners { listener.receive(value) }
    }

    func send(_ completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        let ended = listeners
        listeners = []
        for (_, listener) in ended { listener.end(completion) }
    }
}

/// A subject that remembers nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let listeners = Listeners<Output, Failure>()

    public init() {}

    public func send(_ value: Output) { listeners.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { listeners.send(completion) }

    public func _listen(
        _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        listeners.add(receive, end)
    }
}

/// A subject that remembers its last value and sends it to each new listener.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let listeners = Listeners<Output, Failure>()
    private var current: Output

    public init(_ value: Output) {
        current = value
    }

    /// The last value. A new one is sent to all listeners.
    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        current = value
        listeners.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) { listeners.send(completion) }

    public func _listen(
        _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if listeners.completion == nil { receive(current) }
        return listeners.add(receive, end)
    }
}
