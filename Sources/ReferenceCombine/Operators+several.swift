extension Publisher {
    /// Returns a publisher of the values of the publishers that a closure makes of each value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        joined(transform)
    }

    /// Returns a publisher of the values of the publishers that a closure makes of each value, which never fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never, Failure: Error {
        joined { transform($0).setFailureType(to: Failure.self) }
    }

    /// Returns a publisher of the values of the publishers that a closure makes of each value, which may fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
        setFailureType(to: P.Failure.self).joined(transform)
    }

    /// Returns a publisher of the values of the publishers that a closure makes of each value. None fails.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Never> where Failure == Never, P.Failure == Never {
        joined(transform)
    }

    private func joined<P: Publisher>(
        _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { receive, end in
            let group = Group(receive, end)
            group.add(self) { value in group.add(transform(value)) { group.receive($0) } }
            return AnyCancellable { group.cancel() }
        }
    }

    /// Returns a publisher of the newest publisher's values.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure {
        newest { $0 }
    }

    /// Returns a publisher of the newest publisher's values, which never fail.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Never, Failure: Error {
        newest { $0.setFailureType(to: Failure.self) }
    }

    /// Returns a publisher of the newest publisher's values, which may fail.
    public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure>
    where Output: Publisher, Failure == Never {
        setFailureType(to: Output.Failure.self).newest { $0 }
    }

    /// Returns a publisher of the newest publisher's values. None fails.
    public func switchToLatest() -> AnyPublisher<Output.Output, Never>
    where Output: Publisher, Output.Failure == Never, Failure == Never {
        newest { $0 }
    }

    private func newest<P: Publisher>(
        _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { receive, end in
            let group = Group<P.Output, Failure>(receive, end)
            var newest: Int?
            group.add(self) { publisher in
                if let newest { group.remove(newest) }
                newest = group.add(transform(publisher)) { group.receive($0) }
            }
            return AnyCancellable { group.cancel() }
        }
    }

    /// Returns a publisher of the values of both.
    public func merge(with other: some Publisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
        Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).eraseToAnyPublisher()
    }

    /// Returns a publisher of the newest values of both.
    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other).eraseToAnyPublisher()
    }

    /// Returns a publisher of what a closure makes of the newest values of both.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Returns a publisher of the newest values of three.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ second: P, _ third: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
    }

    /// Returns a publisher of pairs: the first values of both, then the second ones.
    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        Publishers.Zip(self, other).eraseToAnyPublisher()
    }

    /// Returns a publisher of what a closure makes of pairs.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        zip(other).map { transform($0.0, $0.1) }
    }
}

extension Publishers {
    /// The values of several publishers.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// The publishers.
        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }
        public init(_ upstream: some Sequence<Upstream>) { publishers = Array(upstream) }

        public func _listen(
            _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            guard !publishers.isEmpty else {
                end(.finished)
                return AnyCancellable {}
            }
            let group = Group(receive, end, count: publishers.count)
            for publisher in publishers { group.add(publisher, isCounted: true) { group.receive($0) } }
            return AnyCancellable { group.cancel() }
        }
    }

    /// The newest values of two publishers.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func _listen(
            _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            let group = Group(receive, end, count: 2)
            var first: A.Output?
            var second: B.Output?
            func send() {
                if let first, let second { group.receive((first, second)) }
            }
            group.add(a, isCounted: true) {
                first = $0
                send()
            }
            group.add(b, isCounted: true) {
                second = $0
                send()
            }
            return AnyCancellable { group.cancel() }
        }
    }

    /// Pairs of two publishers' values.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func _listen(
            _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            let group = Group(receive, end, count: 2)
            var first: [A.Output] = []
            var second: [B.Output] = []
            var ended = (a: false, b: false)
            func send() {
                while !first.isEmpty, !second.isEmpty { group.receive((first.removeFirst(), second.removeFirst())) }
                if ended.a && first.isEmpty || ended.b && second.isEmpty { group.finish() }
            }
            group.add(
                a, isCounted: true,
                atEnd: {
                    ended.a = true; send()
                }
            ) {
                first.append($0)
                send()
            }
            group.add(
                b, isCounted: true,
                atEnd: {
                    ended.b = true; send()
                }
            ) {
                second.append($0)
                send()
            }
            return AnyCancellable { group.cancel() }
        }
    }
}

/// Several publishers that one listener hears as one: it ends when all have, or when one fails.
private final class Group<Output, Failure: Error> {
    private let send: (Output) -> Void
    private let end: (Subscribers.Completion<Failure>) -> Void
    private var listeners: [Int: AnyCancellable] = [:]
    private var ended: Set<Int> = []
    private var number = 0
    private var running: Int
    private var isOver = false

    /// - Parameter count: The number of publishers that are added at first, so that one which ends at once does not
    ///   end all.
    init(
        _ send: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void, count: Int = 0
    ) {
        self.send = send
        self.end = end
        running = count
    }

    func receive(_ value: Output) {
        if !isOver { send(value) }
    }

    @discardableResult
    func add<P: Publisher>(
        _ publisher: P, isCounted: Bool = false, atEnd: @escaping () -> Void = {},
        _ receive: @escaping (P.Output) -> Void
    ) -> Int where P.Failure == Failure {
        number += 1
        let own = number
        guard !isOver else { return own }
        if !isCounted { running += 1 }
        let listener = publisher._listen({ [self] in if !isOver { receive($0) } }) { [self] completion in
            guard !isOver, ended.insert(own).inserted else { return }
            listeners[own] = nil
            running -= 1
            if case .failure = completion { return close(completion) }
            atEnd()
            if running == 0 { finish() }
        }
        if !isOver, !ended.contains(own) { listeners[own] = listener }
        return own
    }

    func remove(_ number: Int) {
        guard ended.insert(number).inserted else { return }
        listeners[number] = nil
        running -= 1
    }

    func finish() { close(.finished) }

    private func close(_ completion: Subscribers.Completion<Failure>) {
        guard !isOver else { return }
        cancel()
        end(completion)
    }

    func cancel() {
        isOver = true
        listeners = [:]
    }
}
