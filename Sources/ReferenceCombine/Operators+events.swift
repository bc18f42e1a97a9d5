extension Publisher {
    /// Returns a publisher that calls closures for what happens.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, end in
            var isOver = false
            receiveSubscription?(NoSubscription())
            receiveRequest?(.unlimited)
            let listener = _listen(
                { value in
                    receiveOutput?(value)
                    receive(value)
                },
                { completion in
                    isOver = true
                    receiveCompletion?(completion)
                    end(completion)
                })
            return AnyCancellable {
                listener.cancel()
                if !isOver { receiveCancel?() }
            }
        }
    }

    /// Returns a publisher that prints what happens.
    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
        let start = prefix.isEmpty ? "" : "\(prefix): "
        return handleEvents(
            receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: Swift.print("\(start)receive finished")
                case .failure(let error): Swift.print("\(start)receive error: (\(error))")
                }
            }, receiveCancel: { Swift.print("\(start)receive cancel") })
    }
}

/// The subscription that `handleEvents` shows. It cannot be used.
private struct NoSubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
