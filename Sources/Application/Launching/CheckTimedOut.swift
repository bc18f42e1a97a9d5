package import Wording

/// The time of a check was over before it ended.
package struct CheckTimedOut: UserFacingError, Hashable {
    package var limit: Duration

    package var what: String { "The check did not end within \(limit.components.seconds) s." }
    package var cure: String {
        "Allow it more, such as --build-limit \(min(3600, limit.components.seconds * 3)). "
            + "The first check on a machine builds the reference modules, which takes half a minute and more; the next ones do not. What had "
            + "to be left out so far is remembered, so the same check gets further when it is run again."
    }
    package var blame: Blame { .limit }
}

/// Calls a function, and cancels it when a time is over.
///
/// - Returns: What it returns; nil if it was cancelled.
/// - Throws: What it throws before that.
func withDeadline<Result: Sendable>(
    _ time: Duration, _ work: @escaping @Sendable () async throws -> Result
) async throws -> Result? {
    try await withThrowingTaskGroup(of: Result?.self) { group in
        group.addTask { try await work() }
        group.addTask {
            try await Task.sleep(for: time)
            return nil
        }
        defer { group.cancelAll() }
        return try await group.next() ?? nil
    }
}
