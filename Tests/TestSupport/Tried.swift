package import Promises
internal import Synchronization
package import Techniques
package import Testing

/// A trait whose tests are a row of the page of promises: each of their cases counts as one attempt.
///
/// Nothing is lost if no expectation of a case fails. What a user or a machine cannot try is not enabled: a test that
/// returned before it tried anything would count.
package struct Tried: TestTrait, SuiteTrait, TestScoping {
    let kind: Promise.Kind
    let name: String

    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let isLost = Mutex(false)
        let watching = IssueHandlingTrait.compactMapIssues { issue in
            isLost.withLock { $0 = true }
            return issue
        }
        defer {
            let lost = isLost.withLock(\.self) ? "an expectation failed: \(test.displayName ?? test.name)" : "nothing"
            do {
                try Promise(kind, name, tried: 1, lost: lost, test: test.sourceLocation.fileName).record()
            } catch {
                Issue.record(error)
            }
        }
        do {
            try await watching.provideScope(for: test, testCase: testCase, performing: function)
        } catch {
            isLost.withLock { $0 = true }
            throw error
        }
    }
}

extension Trait where Self == Tried {
    /// Makes a suite or a test a row of the page of promises.
    package static func tried(_ name: String, as kind: Promise.Kind = .attack) -> Self {
        Tried(kind: kind, name: name)
    }
}
