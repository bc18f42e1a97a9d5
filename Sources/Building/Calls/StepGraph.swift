/// Performs steps that need each other's results, each as soon as those it needs are done.
///
/// The first failure cancels the others and is thrown.
func perform(
    _ needs: [[Int]], atOnce limit: Int, _ step: @escaping @Sendable (Int) async throws -> Void
) async throws {
    try await withThrowingTaskGroup(of: Int.self) { group in
        var waiting = Array(needs.indices)
        var done: Set<Int> = []
        var running = 0
        while true {
            for index in waiting where running < limit && done.isSuperset(of: needs[index]) {
                waiting.removeAll { $0 == index }
                running += 1
                group.addTask {
                    try await step(index)
                    return index
                }
            }
            guard let finished = try await group.next() else { break }
            running -= 1
            done.insert(finished)
        }
        precondition(waiting.isEmpty, "steps \(waiting) wait for each other")
    }
}
