internal import Foundation
internal import Lifecycle
internal import ReferenceUIKit
internal import Synchronization

/// Traces the messages of Swift Testing about its tests, in the records of its JSON event stream.
final class SwiftTestingReporter: Sendable {
    private struct State {
        var counts = TestCounts()
        /// The functions among the tests, by identifier.
        var functions: [String: Record.Payload] = [:]
        var failed: Set<String> = []
    }

    private let state = Mutex(State())

    var counts: TestCounts { state.withLock { $0.counts } }

    /// The functions among the tests that were told, by identifier, as the trace names them.
    var tests: [String: TestProgress.Test] {
        state.withLock { $0.functions.mapValues { .init(type: $0.suite, name: $0.name ?? "?") } }
    }

    /// Traces a failure that belongs to no test, as one of a test that stands for all.
    func fail(_ reason: String) {
        for text in ["started", "issue: \(reason)", "failed"] {
            _traceTest(class: nil, name: "Swift Testing", text: text)
        }
        state.withLock { state in
            state.counts.ran += 1
            state.counts.failed += 1
        }
    }

    func hear(_ json: Data) {
        guard let record = try? JSONDecoder().decode(Record.self, from: json) else { return }
        if record.kind == "test", record.payload.kind == "function", let id = record.payload.id {
            state.withLock { $0.functions[id] = record.payload }
        } else if record.kind == "event", let id = record.payload.testID {
            hear(record.payload, about: id)
        }
    }

    private func hear(_ event: Record.Payload, about id: String) {
        guard let function = state.withLock({ $0.functions[id] }) else { return }
        switch event.kind {
        case "testStarted":
            trace(function, "started")
        case "issueRecorded" where event.issue?.isKnown != true:
            state.withLock { _ = $0.failed.insert(id) }
            trace(function, "issue: \(event.text)\(event.issue?.place ?? "")")
        case "testSkipped":
            state.withLock { $0.counts.ran += 1 }
            trace(function, "skipped")
        case "testEnded":
            let failed = state.withLock { state in
                let failed = state.failed.contains(id)
                state.counts.ran += 1
                state.counts.failed += failed ? 1 : 0
                return failed
            }
            trace(function, failed ? "failed" : "passed")
        default:
            break
        }
    }

    private func trace(_ function: Record.Payload, _ text: String) {
        _traceTest(class: function.suite, name: function.name ?? "?", text: text)
    }

    /// The fields that are read of a record.
    private struct Record: Decodable {
        let kind: String
        let payload: Payload

        struct Payload: Decodable {
            let kind: String
            let id: String?
            let name: String?
            let testID: String?
            let messages: [Message]?
            let issue: Issue?

            /// The event's message, with the comment that the test gave to an expectation or an issue. Comments of the source,
            /// which the library passes on as well, are left out.
            var text: String {
                let parts = (messages ?? []).filter { $0.symbol != "details" }.map(\.text)
                let comments = (messages ?? []).filter { $0.symbol == "details" && !$0.text.hasPrefix("//") }.map(
                    \.text)
                return ([parts.joined(separator: " ")] + comments).joined(separator: ": ")
            }

            /// The suite in which the function stands: `Module.Suite` of `Module.Suite/name()/File.swift:1:2`.
            var suite: String? {
                let parts = (id ?? "").split(separator: "/")
                return parts.count > 2 ? parts.dropLast(2).joined(separator: ".") : nil
            }
        }

        struct Message: Decodable {
            let symbol: String?
            let text: String
        }

        struct Issue: Decodable {
            let isKnown: Bool?
            let sourceLocation: Location?

            var place: String {
                guard let location = sourceLocation else { return "" }
                let file = location.fileID.split(separator: "/").last.map(String.init) ?? location.fileID
                return " (\(file):\(location.line))"
            }
        }

        struct Location: Decodable {
            let fileID: String
            let line: Int
        }
    }
}
