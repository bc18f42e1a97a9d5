public import Foundation

extension Publisher {
    /// Returns a publisher with another error in the place of each.
    public func mapError<Other: Error>(_ transform: @escaping (Failure) -> Other) -> AnyPublisher<Output, Other> {
        AnyPublisher { receive, end in _listen(receive) { end($0.mapError(transform)) } }
    }

    /// Returns a publisher that goes on with another one's values in the place of an error.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
        AnyPublisher { receive, end in
            let listener = Listener()
            return listener.keep(
                _listen(receive) { completion in
                    switch completion {
                    case .finished: end(.finished)
                    case .failure(let error): listener.follow(handler(error)._listen(receive, end))
                    }
                })
        }
    }

    /// Returns a publisher that goes on with another one's values in the place of an error, or fails with what the
    /// closure throws.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> AnyPublisher<Output, any Error> where P.Output == Output {
        self.catch { error -> AnyPublisher<Output, any Error> in
            do {
                return try handler(error).mapError { $0 }
            } catch {
                return Fail(error: error).eraseToAnyPublisher()
            }
        }
    }

    /// Returns a publisher that sends a value in the place of an error, and ends.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        self.catch { _ in Just(output) }
    }

    /// Returns a publisher that begins again after an error, as often as given.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        guard retries > 0 else { return eraseToAnyPublisher() }
        return self.catch { _ in self.retry(retries - 1) }
    }

    /// Returns a publisher of the values that a decoder makes of data.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }

    /// Returns a publisher of the data that an encoder makes of values.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
    where Output: Encodable {
        tryMap { try encoder.encode($0) }
    }
}

extension Publisher where Failure == Never {
    /// Returns the same publisher as one that could fail.
    public func setFailureType<Other: Error>(to failureType: Other.Type) -> AnyPublisher<Output, Other> {
        AnyPublisher { receive, end in _listen(receive) { _ in end(.finished) } }
    }

    /// Puts each value into a published property, as long as that exists.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.follow(self)
    }
}

/// A decoder of a whole file or message.
public protocol TopLevelDecoder {
    /// The type of the data.
    associatedtype Input
    /// Returns the value that data stands for.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder of a whole file or message.
public protocol TopLevelEncoder {
    /// The type of the data.
    associatedtype Output
    /// Returns the data that stands for a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
