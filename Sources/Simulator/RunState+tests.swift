internal import Lifecycle

extension RunState {
    /// Has the process run its tests, or says why it runs none.
    mutating func beginTests() {
        guard run.action?.hosting == nil else {
            testsBegan = true
            tell(.runTests)
            return
        }
        tests = Verdict.Tests(ran: 0, failed: 0)
        guard device.conditions.holds(.hostingUserInterfaceTest) else {
            settled()
            return
        }
        add(
            TraceEvent(
                state: .noHostedTests, text: "none run in this process: UI tests run in a process of their own",
                rule: Rule.hostingUserInterfaceTest.id))
        settled()
    }

    /// Counts the tests that a run which ends now did not bring to their end.
    mutating func interruptTests() {
        guard run.launch == .test, tests == nil else { return }
        // A test that reached left-out code is neither passed nor failed.
        let isLeftOut = exit == .leftOut
        for test in progress.open {
            add(
                TraceEvent(
                    kind: .test, lane: .test, class: test.type, name: test.name,
                    text: isLeftOut ? "skipped" : "failed"))
        }
        tests = isLeftOut ? Verdict.Tests(ran: progress.ran, failed: progress.failed) : progress.interrupted
    }

    /// Says what Xcode says about a test host that its tests wait for in vain.
    mutating func tellWhetherBootstrapped() {
        guard run.action?.hosting != nil, !testsBegan, device.conditions.holds(.hostingNeverBootstrapped) else {
            return
        }
        add(
            TraceEvent(
                kind: .console, lane: .system,
                text: "Early unexpected exit, operation never finished bootstrapping - no restart will be attempted.",
                rule: Rule.hostingNeverBootstrapped.id))
    }
}
