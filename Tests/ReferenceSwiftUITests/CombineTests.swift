import TestSupport
import Testing

extension EndToEnd {
    /// Combine's publishers, as code beside a launch uses them.
    struct CombineTests {
        static func lines(_ name: String, _ body: String) async throws -> [String] {
            try await BuiltSample.lines(
                of: name, "run()", files: ["Run.swift": "import Combine\nimport Foundation\n\(body)\n"])
        }

        @Test func `Values, ends and errors go through the operators`() async throws {
            let lines = try await Self.lines(
                "Operators",
                """
                struct Fault: Error, Equatable { var number = 0 }
                var kept: Set<AnyCancellable> = []
                func show<P: Publisher>(_ name: String, _ publisher: P) {
                    publisher.sink(
                        receiveCompletion: { print(name, $0) }, receiveValue: { print(name, $0) }
                    ).store(in: &kept)
                }
                func run() {
                    show("scan", [1, 2, 3].publisher.scan(0, +).collect())
                    show("try", [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Fault(number: $0) } else { $0 * 10 } })
                    show("fail", Fail<Int, Fault>(error: Fault()).catch { _ in Just(4) })
                    show("type", Just(1).setFailureType(to: Fault.self).flatMap { Just($0 + 1).setFailureType(to: Fault.self) })
                    show("safe", Just(1).flatMap { Just($0 + 1) })
                    show("may", Just(1).flatMap { Fail<Int, Fault>(error: Fault(number: $0)) })
                    show("never", Just(1).setFailureType(to: Fault.self).flatMap { Just($0 + 2) })
                    show("newest", Just(Just(1)).switchToLatest())
                    show("newest may", Just(Fail<Int, Fault>(error: Fault())).switchToLatest())
                    show("newest never", Just(Just(2)).setFailureType(to: Fault.self).switchToLatest())
                    show("first", [1, 2, 3].publisher.first { $0 > 1 })
                    show("empty", Empty<Int, Never>().replaceEmpty(with: 5))
                    show("future", Future<Int, Fault> { $0(.success(6)) })
                    show("deferred", Deferred { Fail<Int, Fault>(error: Fault(number: 7)) }.mapError { $0.number == 7 ? Fault(number: 8) : $0 })
                    show("zip", [1, 2].publisher.zip(["a", "b", "c"].publisher).map { "\\($0)\\($1)" })
                    show("latest", Just(1).combineLatest(Just(2)).map { $0 + $1 })
                    show("many", Publishers.MergeMany(Just(1), Just(2)).append(3).prepend(0).collect())
                    show("decode", Just(Data("[1]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()))
                }
                """)
            #expect(
                lines == [
                    "scan [1, 3, 6]", "scan finished", "try 10", "try failure(Operators.Fault(number: 2))", "fail 4",
                    "fail finished", "type 2", "type finished", "safe 2", "safe finished",
                    "may failure(Operators.Fault(number: 1))", "never 3", "never finished", "newest 1",
                    "newest finished", "newest may failure(Operators.Fault(number: 0))", "newest never 2",
                    "newest never finished", "first 2", "first finished", "empty 5",
                    "empty finished", "future 6", "future finished", "deferred failure(Operators.Fault(number: 8))",
                    "zip 1a", "zip 2b", "zip finished", "latest 3", "latest finished", "many [0, 1, 2, 3]",
                    "many finished", "decode [1]", "decode finished",
                ])
        }

        @Test func `An app's own publisher, subscriber and scheduler take part`() async throws {
            let lines = try await Self.lines(
                "Own",
                """
                struct Count: Publisher {
                    typealias Output = Int
                    typealias Failure = Never
                    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
                        subscriber.receive(subscription: Sending(subscriber))
                    }
                    final class Sending<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
                        var subscriber: S?
                        init(_ subscriber: S) { self.subscriber = subscriber }
                        func request(_ demand: Subscribers.Demand) {
                            for number in 1...2 { _ = subscriber?.receive(number) }
                            subscriber?.receive(completion: .finished)
                        }
                        func cancel() { subscriber = nil }
                    }
                }
                final class Model: ObservableObject {
                    @Published var text = "a"
                }
                @MainActor func run() {
                    var kept: Set<AnyCancellable> = []
                    Count().map { $0 * 2 }.sink { print("own", $0) }.store(in: &kept)
                    Just(3).receive(subscriber: AnySubscriber(
                        receiveSubscription: { $0.request(.max(1)) }, receiveValue: { print("any", $0); return .none }))
                    let model = Model()
                    Just("b").assign(to: &model.$text)
                    print(model.text)
                    let subject = PassthroughSubject<Int, Never>()
                    let shared = subject.handleEvents(receiveOutput: { print("event", $0) }).share()
                    shared.sink { print("one", $0) }.store(in: &kept)
                    shared.sink { print("two", $0) }.store(in: &kept)
                    subject.send(1)
                    Just(1).delay(for: .milliseconds(1), scheduler: DispatchQueue.main)
                        .receive(on: ImmediateScheduler.shared).sink { print("late", $0) }.store(in: &kept)
                    Timer.publish(every: 0.001, on: .main, in: .default).autoconnect().first()
                        .sink { _ in print("tick") }.store(in: &kept)
                    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
                }
                """)
            #expect(Set(lines.suffix(2)) == ["late 1", "tick"])
            #expect(lines.dropLast(2) == ["own 2", "own 4", "any 3", "b", "event 1", "one 1", "two 1"])
        }
    }
}
