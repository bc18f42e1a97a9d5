/// The calls of a build in an order in which they can be made.
struct CallList {
    private(set) var calls: [ToolCall] = []

    /// Adds calls, each after those before it.
    ///
    /// - Parameter others: The indexes of calls whose outputs all of them read.
    /// - Returns: The indexes of the calls.
    mutating func addChain(_ chain: [ToolCall], after others: [Int] = []) -> [Int] {
        var indexes: [Int] = []
        for call in chain { indexes += add([call], each: others + indexes) }
        return indexes
    }

    /// Adds calls, each after others.
    mutating func add(_ calls: [ToolCall], each others: [Int]) -> [Int] {
        let start = self.calls.count
        for var call in calls {
            call.after = others
            self.calls.append(call)
        }
        return Array(start..<self.calls.count)
    }

    /// Adds the calls of a compiler and those of the linker that follow; their `after` counts among themselves.
    ///
    /// - Parameter compiles: The number of calls of the compiler.
    mutating func add(_ calls: [ToolCall], compiles: Int, compileAfter: [Int], linkAfter: [Int]) {
        let start = self.calls.count
        for (index, var call) in calls.enumerated() {
            let others = index < compiles ? compileAfter : index == compiles ? linkAfter : []
            call.after = others + call.after.map { $0 + start }
            self.calls.append(call)
        }
    }
}
