public import Foundation

extension Publisher {
    /// Returns a publisher of each value transformed.
    public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
        AnyPublisher { receive, end in _listen({ receive(transform($0)) }, end) }
    }

    /// Returns a publisher of each value transformed, without those whose result is nil.
    public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure> {
        AnyPublisher { receive, end in
            _listen({ value in transform(value).map(receive) }, end)
        }
    }

    /// Returns a publisher of the values that a closure includes.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, end in _listen({ if isIncluded($0) { receive($0) } }, end) }
    }

    /// Returns a publisher of all but the first values.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, end in
            var rest = count
            return _listen({ value in if rest > 0 { rest -= 1 } else { receive(value) } }, end)
        }
    }

    /// Returns a publisher of the values, each in its turn on another queue.
    public func receive<Queue: Scheduler>(
        on scheduler: Queue, options: Queue.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, end in
            _listen({ value in scheduler.schedule { receive(value) } }, { last in scheduler.schedule { end(last) } })
        }
    }
}

extension Publisher where Output: Equatable {
    /// Returns a publisher of the values without those that equal the one before.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, end in
            var last: Output?
            return _listen(
                { value in
                    guard value != last else { return }
                    last = value
                    receive(value)
                }, end)
        }
    }
}

extension NotificationCenter {
    /// Returns a publisher of the notifications with a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { receive, _ in
            let receive = Receiver(call: receive)
            let token = self.addObserver(forName: name, object: object, queue: nil) { receive.call($0) }
            return AnyCancellable { self.removeObserver(token) }
        }
    }
}

/// Carries a closure that is called on the thread on which the notification is posted, as Apple's does.
private struct Receiver: @unchecked Sendable {
    let call: (Notification) -> Void
}
