public import Foundation
public import FoundationNetworking

extension URLSession {
    /// Returns a publisher of the answer to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Returns a publisher of the answer to a request of a page.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// A publisher of the answer to a request.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError
        /// The request.
        public let request: URLRequest
        /// The session that sends it.
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func _listen(
            _ receive: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<URLError>) -> Void
        ) -> AnyCancellable {
            // The session calls them on its own queue, as on Apple's systems; `receive(on:)` leads away from there.
            nonisolated(unsafe) let receive = receive
            nonisolated(unsafe) let end = end
            let task = session.dataTask(with: request) { data, response, error in
                if let response, error == nil {
                    receive((data ?? Data(), response))
                    end(.finished)
                } else {
                    end(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            task.resume()
            return AnyCancellable { task.cancel() }
        }
    }
}
