extension Publisher {
    /// Returns a publisher of each value transformed. It fails when the closure throws.
    public func tryMap<Result>(_ transform: @escaping (Output) throws -> Result) -> AnyPublisher<Result, any Error> {
        attempt { value, receive in receive(try transform(value)) }
    }

    /// Returns a publisher of each value transformed, without nil. It fails when the closure throws.
    public func tryCompactMap<Result>(
        _ transform: @escaping (Output) throws -> Result?
    ) -> AnyPublisher<Result, any Error> {
        attempt { value, receive in try transform(value).map(receive) }
    }

    /// Returns a publisher of the values that a closure includes. It fails when the closure throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        attempt { value, receive in if try isIncluded(value) { receive(value) } }
    }

    /// Returns a publisher that calls a closure for each value, and fails when the closure throws.
    func attempt<Result>(
        _ body: @escaping (Output, (Result) -> Void) throws -> Void
    ) -> AnyPublisher<Result, any Error> {
        AnyPublisher { receive, end in
            var isOver = false
            let listener = Listener()
            return listener.keep(
                _listen(
                    { value in
                        guard !isOver else { return }
                        do {
                            try body(value, receive)
                        } catch {
                            isOver = true
                            listener.cancel()
                            end(.failure(error))
                        }
                    },
                    { completion in
                        if !isOver { end(completion.mapError { $0 }) }
                    }))
        }
    }

    /// Returns a publisher of one property of each value.
    public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> AnyPublisher<Result, Failure> {
        map { $0[keyPath: keyPath] }
    }

    /// Returns a publisher of what came together so far, beginning with a first result.
    public func scan<Result>(
        _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
    ) -> AnyPublisher<Result, Failure> {
        AnyPublisher { receive, end in
            var result = initialResult
            return _listen(
                { value in
                    result = nextPartialResult(result, value)
                    receive(result)
                }, end)
        }
    }

    /// Returns a publisher of what all values come to, sent at the end.
    public func reduce<Result>(
        _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
    ) -> AnyPublisher<Result, Failure> {
        AnyPublisher { receive, end in
            var result = initialResult
            return _listen(
                { result = nextPartialResult(result, $0) },
                { completion in
                    if case .finished = completion { receive(result) }
                    end(completion)
                })
        }
    }

    /// Returns a publisher of all values as one array, sent at the end.
    public func collect() -> AnyPublisher<[Output], Failure> {
        reduce([]) { $0 + [$1] }
    }

    /// Returns a publisher of arrays with a number of values each.
    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        AnyPublisher { receive, end in
            var values: [Output] = []
            return _listen(
                { value in
                    values.append(value)
                    guard values.count >= count else { return }
                    let full = values
                    values = []
                    receive(full)
                },
                { completion in
                    if case .finished = completion, !values.isEmpty { receive(values) }
                    end(completion)
                })
        }
    }

    /// Returns a publisher of the number of values, sent at the end.
    public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

    /// Returns a publisher of the end alone.
    public func ignoreOutput() -> AnyPublisher<Never, Failure> {
        AnyPublisher { _, end in _listen({ _ in }, end) }
    }

    /// Returns a publisher of the first values; it then ends.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        guard maxLength > 0 else { return AnyPublisher(Empty(completeImmediately: true)) }
        return AnyPublisher { receive, end in
            var count = 0
            return until(end) { value in
                count += 1
                receive(value)
                return count < maxLength
            }
        }
    }

    /// Returns a publisher of the first value; it then ends.
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    /// Returns a publisher of the first value that a closure accepts; it then ends.
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).first()
    }

    /// Returns a publisher of the values before the first that a closure refuses; it then ends.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, end in
            until(end) { value in
                guard predicate(value) else { return false }
                receive(value)
                return true
            }
        }
    }

    /// Listens as long as a closure returns true, then ends.
    private func until(
        _ end: @escaping (Subscribers.Completion<Failure>) -> Void, _ goesOn: @escaping (Output) -> Bool
    ) -> AnyCancellable {
        var isOver = false
        let listener = Listener()
        return listener.keep(
            _listen(
                { value in
                    guard !isOver, !goesOn(value) else { return }
                    isOver = true
                    listener.cancel()
                    end(.finished)
                },
                { completion in
                    if !isOver { end(completion) }
                }))
    }

    /// Returns a publisher of the last value, sent at the end.
    public func last() -> AnyPublisher<Output, Failure> {
        reduce(Output?.none) { $1 }.compactMap { $0 }
    }

    /// Returns a publisher of the values from the first on that a closure refuses.
    public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, end in
            var isDropping = true
            return _listen(
                { value in
                    if isDropping { isDropping = predicate(value) }
                    if !isDropping { receive(value) }
                }, end)
        }
    }

    /// Returns a publisher of some values before the others.
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }

    /// Returns a publisher of some values before the others.
    public func prepend(_ elements: some Sequence<Output>) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, end in
            for element in elements { receive(element) }
            return _listen(receive, end)
        }
    }

    /// Returns a publisher of the values of another one, then of the others.
    public func prepend(_ publisher: some Publisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
        publisher.append(self)
    }

    /// Returns a publisher of the values, then of some others.
    public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        append(elements.publisher.setFailureType(to: Failure.self))
    }

    /// Returns a publisher of the values, then of another one's.
    public func append(_ publisher: some Publisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, end in
            let listener = Listener()
            return listener.keep(
                _listen(
                    receive,
                    { completion in
                        guard case .finished = completion else { return end(completion) }
                        listener.follow(publisher._listen(receive, end))
                    }))
        }
    }

    /// Returns a publisher of the values without those that a closure says equal the one before.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, end in
            var last: Output?
            return _listen(
                { value in
                    if let last, predicate(last, value) { return }
                    last = value
                    receive(value)
                }, end)
        }
    }

    /// Returns a publisher of the values with another in the place of nil.
    public func replaceNil<Wrapped>(with output: Wrapped) -> AnyPublisher<Wrapped, Failure> where Output == Wrapped? {
        map { $0 ?? output }
    }

    /// Returns a publisher that sends a value at the end if there was none.
    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, end in
            var isEmpty = true
            return _listen(
                { value in
                    isEmpty = false
                    receive(value)
                },
                { completion in
                    if case .finished = completion, isEmpty { receive(output) }
                    end(completion)
                })
        }
    }

    /// Returns a publisher of true if a value satisfies a closure, sent as soon as that is certain.
    public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        first(where: predicate).map { _ in true }.replaceEmpty(with: false)
    }

    /// Returns a publisher of true if all values satisfy a closure.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        contains { !predicate($0) }.map { !$0 }
    }
}

extension Subscribers.Completion {
    /// Returns the same end with another error.
    func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
