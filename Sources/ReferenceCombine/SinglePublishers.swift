internal import Foundation

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    public init(error: Failure) {
        self.error = error
    }

    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    public func _listen(
        _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        end(.failure(error))
        return AnyCancellable {}
    }
}

/// A publisher without values, which ends at once or never.
public struct Empty<Output, Failure: Error>: Publisher {
    /// True if it ends at once.
    public let completeImmediately: Bool

    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    public func _listen(
        _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if completeImmediately { end(.finished) }
        return AnyCancellable {}
    }
}

/// A publisher of one value that comes later. Its closure runs once, when it is created.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    // Any thread may keep the promise, as on Apple's systems: `lock` guards the result and the arrival of listeners.
    // A listener's cancellation in that moment is not guarded.

    /// The closure that keeps the promise.
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let listeners = Listeners<Output, Failure>()
    private let lock = NSLock()
    private var result: Result<Output, Failure>?

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] in keep($0) }
    }

    private func keep(_ result: Result<Output, Failure>) {
        lock.lock()
        let isFirst = self.result == nil
        if isFirst { self.result = result }
        lock.unlock()
        guard isFirst else { return }
        if case .success(let value) = result { listeners.send(value) }
        listeners.send(result.completion)
    }

    public func _listen(
        _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        lock.lock()
        guard let result else {
            defer { lock.unlock() }
            return listeners.add(receive, end)
        }
        lock.unlock()
        if case .success(let value) = result { receive(value) }
        end(result.completion)
        return AnyCancellable {}
    }
}

/// A publisher that is made again for each listener.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    /// The closure that makes it.
    public let createPublisher: () -> DeferredPublisher

    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    public func _listen(
        _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        createPublisher()._listen(receive, end)
    }
}

extension Result {
    var completion: Subscribers.Completion<Failure> {
        switch self {
        case .success: .finished
        case .failure(let error): .failure(error)
        }
    }

    /// A publisher of the result.
    public var publisher: AnyPublisher<Success, Failure> {
        AnyPublisher { receive, end in
            if case .success(let value) = self { receive(value) }
            end(completion)
            return AnyCancellable {}
        }
    }
}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { receive, end in
            for element in self { receive(element) }
            end(.finished)
            return AnyCancellable {}
        }
    }
}
