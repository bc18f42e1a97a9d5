public import Foundation

extension Publisher {
    /// Returns a publisher of the values after a delay.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, end in
            _listen(
                { value in scheduler.schedule(after: scheduler.now.advanced(by: interval)) { receive(value) } },
                { last in scheduler.schedule(after: scheduler.now.advanced(by: interval)) { end(last) } })
        }
    }

    /// Returns a publisher of the values after which none came for an interval.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, end in
            var count = 0
            return _listen(
                { value in
                    count += 1
                    let own = count
                    scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
                        if own == count { receive(value) }
                    }
                },
                { last in
                    count += 1
                    end(last)
                })
        }
    }

    /// Returns a publisher of one value in each interval: the newest or the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, end in
            var next: S.SchedulerTimeType?
            var waiting: Output?
            return _listen(
                { value in
                    let now = scheduler.now
                    if next.map({ $0 <= now }) ?? true {
                        next = now.advanced(by: interval)
                        receive(value)
                    } else if let due = next {
                        let isFirst = waiting == nil
                        if isFirst || latest { waiting = value }
                        guard isFirst else { return }
                        scheduler.schedule(after: due) {
                            guard let value = waiting else { return }
                            waiting = nil
                            next = scheduler.now.advanced(by: interval)
                            receive(value)
                        }
                    }
                }, end)
        }
    }

    /// Returns a publisher to which listeners are connected on another queue.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, end in
            let listener = Listener()
            scheduler.schedule { listener.follow(_listen(receive, end)) }
            return AnyCancellable { listener.cancel() }
        }
    }

    /// Returns a publisher that all listeners share: it begins with the first.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

    /// Returns a publisher that sends all values through a subject once it is connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, subject: subject)
    }

    /// Returns a publisher that sends all values through a subject once it is connected.
    public func multicast<S: Subject>(_ createSubject: () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        multicast(subject: createSubject())
    }
}

extension Publisher where Failure == Never {
    /// Returns a publisher that begins once it is connected.
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
        multicast(subject: PassthroughSubject())
    }

    /// The values for `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values for `for try await`.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A publisher that begins once it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Returns a publisher that begins with its first listener.
    public func autoconnect() -> AnyPublisher<Output, Failure> {
        var connection: (any Cancellable)?
        return AnyPublisher { receive, end in
            let listener = _listen(receive, end)
            if connection == nil { connection = connect() }
            return AnyCancellable {
                listener.cancel()
                connection?.cancel()
            }
        }
    }
}

extension Publishers {
    /// A publisher that all listeners share.
    public final class Share<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        private let upstream: Upstream
        private let subject = PassthroughSubject<Output, Failure>()
        private var connection: AnyCancellable?
        private var count = 0

        init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func _listen(
            _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            let listener = subject._listen(receive, end)
            count += 1
            if count == 1 { connection = upstream.subscribe(subject) }
            return AnyCancellable { [self] in
                listener.cancel()
                count -= 1
                if count == 0 { connection = nil }
            }
        }
    }

    /// A publisher that sends all values through a subject once it is connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        private let upstream: Upstream
        private let subject: SubjectType

        init(upstream: Upstream, subject: SubjectType) {
            self.upstream = upstream
            self.subject = subject
        }

        public func connect() -> any Cancellable { upstream.subscribe(subject) }

        public func _listen(
            _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            subject._listen(receive, end)
        }
    }
}

/// The values of a publisher that cannot fail, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// The values, one after the other.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var values: AsyncStream<Value<P.Output>>.Iterator
        public mutating func next() async -> P.Output? { await values.next()?.value }
    }

    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream.makeStream(of: Value<P.Output>.self)
        // `onTermination` alone uses it, and the stream calls that once.
        nonisolated(unsafe) let listener = publisher._listen(
            { continuation.yield(Value(value: $0)) }, { _ in continuation.finish() })
        continuation.onTermination = { _ in listener.cancel() }
        return Iterator(values: stream.makeAsyncIterator())
    }
}

/// The values of a publisher, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// The values, one after the other.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var values: AsyncThrowingStream<Value<P.Output>, any Error>.Iterator
        public mutating func next() async throws -> P.Output? { try await values.next()?.value }
    }

    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncThrowingStream.makeStream(
            of: Value<P.Output>.self, throwing: (any Error).self)
        // `onTermination` alone uses it, and the stream calls that once.
        nonisolated(unsafe) let listener = publisher._listen(
            { continuation.yield(Value(value: $0)) },
            { completion in
                switch completion {
                case .finished: continuation.finish()
                case .failure(let error): continuation.finish(throwing: error)
                }
            })
        continuation.onTermination = { _ in listener.cancel() }
        return Iterator(values: stream.makeAsyncIterator())
    }
}

/// A value on its way to the task that waits for it.
private struct Value<Output>: @unchecked Sendable {
    // Combine asks for no Sendable values: code that keeps one it has sent answers for its further use.

    let value: Output
}

extension Timer {
    /// Returns a publisher of the time, again and again.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
    }

    /// A publisher of the time, again and again.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        private let interval: TimeInterval
        private let runLoop: RunLoop
        private let mode: RunLoop.Mode
        private let subject = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
            self.interval = interval
            self.runLoop = runLoop
            self.mode = mode
        }

        public func connect() -> any Cancellable {
            // The timer sends on the thread of the run loop that the app chose; the app listens there too.
            nonisolated(unsafe) let subject = subject
            let timer = Timer(timeInterval: interval, repeats: true) { _ in subject.send(Date()) }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }

        public func _listen(
            _ receive: @escaping (Date) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable {
            subject._listen(receive, end)
        }
    }
}
