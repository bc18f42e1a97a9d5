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
        closeTests(exit)
        progress = progress.ended(countingOpenAsFailed: exit != .leftOut)
        tests = progress.counted
    }

    /// Tells the end of the tests that have begun and not ended.
    private mutating func closeTests(_ exit: Verdict.Exit?) {
        // A test that reached left-out code is neither passed nor failed.
        for test in progress.open {
            add(
                TraceEvent(
                    kind: .test, lane: .test, class: test.type, name: test.name,
                    text: exit == .leftOut ? "skipped" : "failed"))
        }
    }

    /// True if the host is launched again when its process ends now: a test has begun, and others are left.
    var isRestartable: Bool {
        run.launch == .test && exit == nil && tests == nil && testsBegan && !progress.open.isEmpty
            && progress.notReached > 0 && device.conditions.holds(.hostingRestarted)
    }

    /// Launches the host again for the tests that are left, after a test ended its process.
    mutating func restartTests(after how: Verdict.Exit) {
        brokeOff = brokeOff ?? how
        firstAppearances = appearances
        closeTests(how)
        progress = progress.ended(countingOpenAsFailed: how != .leftOut)
        testsBegan = false
        add(
            TraceEvent(
                kind: .console, lane: .system,
                text: "Restarting after unexpected exit, crash, or test timeout; summary will include totals from "
                    + "previous launches.",
                rule: Rule.hostingRestarted.id))
        rest.insert(.tests, at: 0)
        extendDeadline()
        tell(.launch(run.action?.launch ?? run.launch))
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
