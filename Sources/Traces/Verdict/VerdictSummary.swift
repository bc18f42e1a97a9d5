package import Lifecycle

/// A verdict in plain words: a sentence on who took the stage and how it ended, a few facts, and remarks on traps.
package struct VerdictSummary: Hashable, Sendable {
    package var sentence: String
    package var facts: [Fact]
    /// A label for an end that came before the run was over: `Crashed`; nil if the run ended as it should.
    package var ending: String?

    package struct Fact: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// `appearances` and `issues` are those of the trace, which has the reasons; the verdict alone will do.
    package init(
        _ verdict: Verdict, roles: ClassRoles = .unknown, appearances: Appearances = Appearances(),
        issues: RunIssues = RunIssues()
    ) {
        let delegates = VerdictSentence(verdict, roles, appearances).sentence
        let crash = verdict.exit == .crashed ? issues.all.first { $0.kind == .crash }?.words : nil
        let failure = issues.all.first { $0.kind == .failure }?.words.sentence
        sentence = [verdict.trouble(crash ?? appearances.fault), delegates, verdict.testOutcome, failure]
            .compactMap { $0 }.joined(separator: " ")
        facts = verdict.facts(app: verdict.app ?? appearances.app) + VerdictRemarks(verdict, roles, appearances).facts
        ending = verdict.exit.label
    }

    /// The summary of a whole trace; nil if it has no verdict.
    package init?(of events: [TraceEvent], roles: ClassRoles = .unknown) {
        guard let verdict = events.last(where: { $0.verdict != nil })?.verdict else { return nil }
        self.init(verdict, roles: roles, appearances: Appearances(events), issues: RunIssues(events))
    }
}

extension Verdict {
    fileprivate func facts(app: String?) -> [VerdictSummary.Fact] {
        let scenes = sceneDelegates.map(ClassName.short)
        var facts: [VerdictSummary.Fact] = app.map { [.init("SwiftUI app", ClassName.short($0))] } ?? []
        facts += [
            .init("App delegate", appDelegate.map(ClassName.short) ?? "none"),
            .init("Scene delegates", scenes.isEmpty ? "none" : scenes.joined(separator: ", ")),
            .init("Configuration requests", "\(configurationRequests)"),
            .init("Scene sessions", "\(sessionsBefore) before, \(sessionsAfter) after"),
        ]
        if let leftOut { facts.append(.init("Left out", leftOut.words(isTest: tests != nil))) }
        if let tests { facts.append(.init("Tests", "\(tests.ran) ran, \(tests.failed) failed")) }
        facts.append(.init("End", exit.words))
        return facts
    }

    /// Returns a sentence about the run's end; nil if the run did not end badly.
    fileprivate func trouble(_ fault: String?) -> String? {
        let reason = fault.map { ": " + $0.sentence } ?? "."
        return switch exit {
        case .finished, .failed, .killed: nil
        case .crashed: "The app crashed" + reason
        case .exited: "The app's process ended by itself before the run was over" + reason
        case .timedOut: "The time limit ended the run" + reason
        case .limitExceeded: "A limit ended the run" + reason
        case .forged: "The run was stopped and proves nothing" + reason
        case .leftOut: "The run reached left-out code" + reason
        }
    }

    /// A sentence about the outcome of the tests; nil if none were asked for.
    fileprivate var testOutcome: String? {
        guard let tests else { return nil }
        let missing = testCoverage.map { " \($0)" }
        // The process ended by itself: what it reported may be all that there is to the tests.
        let counted = exit == .exited && tests.ran > 0 && tests.failed == 0 ? tests.claim : tests.words
        let failure = exit == .failed && tests.failed == 0 ? " The test run still failed." : ""
        return counted + (missing ?? "") + failure
    }
}

extension Verdict {
    /// The number of tests that the bundle has, with those that did not run; nil if none were asked for.
    package var allTests: Int? {
        tests.map { $0.ran + unrunTests.reduce(0) { $0 + $1.count } }
    }

    /// The tests that did not run, by the reason, as the end of `3 tests`.
    package var unrunTests: [(count: Int, reason: String)] {
        [
            (leftOut?.tests ?? 0, "left out"), (leftOut?.foreignTests ?? 0, "not Swift"),
            (tests?.unchosen ?? 0, "skipped by the scheme"), (tests?.notReached ?? 0, Self.notReached),
        ].filter { $0.0 > 0 }
    }

    private static let notReached = "not reached"

    /// A sentence on tests that did not run: `3 of 8 tests ran: 4 are left out, 1 is not Swift.` nil if all ran.
    package var testCoverage: String? {
        guard let tests, let all = allTests, all > tests.ran else { return nil }
        let reasons = unrunTests.map { count, reason in
            let verbs = reason == Self.notReached ? ("was", "were") : ("is", "are")
            return "\(count) \(count == 1 ? verbs.0 : verbs.1) \(reason)"
        }
        return "\(tests.ran) of \(all) test\(all == 1 ? "" : "s") ran: \(reasons.joined(separator: ", "))."
    }
}

extension Verdict.Tests {
    /// The counts in a sentence.
    package var words: String {
        switch (ran, failed) {
        case (0, _): "No test ran."
        case (1, 0): "1 test passed."
        case (1, _): "The only test failed."
        case (_, 0): "\(ran) tests passed."
        case _ where failed >= ran: "All \(ran) tests failed."
        default: "\(failed) of \(ran) tests failed."
        }
    }

    /// The counts of tests that passed in a run that failed.
    fileprivate var claim: String {
        (ran == 1 ? "1 test reported that it passed" : "\(ran) tests reported that they passed")
            + "; the test run failed anyway."
    }
}

extension Verdict.LeftOut {
    /// Returns the count in words.
    ///
    /// - Parameter isTest: True if the run has a first test before which the parts were counted.
    fileprivate func words(isTest: Bool) -> String {
        let all = "\(parts) part\(parts == 1 ? "" : "s") that cannot be compiled here"
        let use = used == 0 ? "no left-out code was used" : "\(used) used"
        return "\(all); \(use)" + (isTest ? " before the first test" : "")
    }
}

extension Verdict.Exit {
    /// A label for an end that came before the run was over.
    fileprivate var label: String? {
        switch self {
        case .finished, .failed, .killed: nil
        case .exited: "Ended by itself"
        case .timedOut: "Time limit"
        case .forged: "Forged report"
        case .leftOut: "Left-out code"
        case .limitExceeded: "Limit"
        case .crashed: "Crashed"
        }
    }

    /// The end in words.
    var words: String {
        switch self {
        case .finished: "finished, then stopped"
        case .failed: "finished, with failed tests"
        case .crashed: "crashed"
        case .exited: "exited by itself"
        case .killed: "killed by an action of the run"
        case .timedOut: "stopped by the time limit"
        case .limitExceeded: "stopped by a limit"
        case .forged: "stopped because its process sent a forged message"
        case .leftOut: "stopped at code that was left out"
        }
    }
}
