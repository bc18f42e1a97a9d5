extension AppProcess {
    /// Says whether the process can send a report now. One that it cannot send comes from something that speaks in its name.
    ///
    /// An answer is possible to an order that waits for it, in the kind that was asked for; the first word once, and all
    /// else after it. An event is possible at any time: the device has no part in it.
    public func accepts(_ report: Report) -> Bool {
        switch report {
        case .event: true
        case .entered: orders == 0 && pending == nil && lifeCycle == .undecided
        case .answered(let id, let answer):
            [pending, testing].contains { order in order.map { $0.id == id && $0.step.isAnswered(by: answer) } ?? false }
        case .requested: orders > 0 && agenda.count < DeviceBounds.agenda
        }
    }
}

extension Step {
    /// Says whether an answer is of the kind that the step asks for.
    fileprivate func isAnswered(by answer: Answer) -> Bool {
        switch (self, answer) {
        case (.createApplication, .created), (.resolve, .resolved), (.resolve, .unresolved),
            (.configuration, .configuration), (.saveState, .state):
            true
        // A failure may belong to no test, so more may fail than ran.
        case (.runTests, .tested(let ran, let failed)): ran >= 0 && failed >= 0
        case (.createApplication, _), (.resolve, _), (.configuration, _), (.saveState, _), (.runTests, _): false
        case (_, .done): true
        default: false
        }
    }
}
