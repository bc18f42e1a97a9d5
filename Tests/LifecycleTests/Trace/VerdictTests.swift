import Foundation
import Lifecycle
import Testing

struct VerdictTests {
    @Test(arguments: Verdict.Exit.allCases)
    func `A verdict survives JSON`(_ exit: Verdict.Exit) throws {
        let verdicts = [
            Verdict(exit: exit, isolated: false),
            Verdict(
                appDelegate: "A", sceneDelegates: ["B", "C"], configurationRequests: 1, sessionsBefore: 2,
                sessionsAfter: 3, tests: Verdict.Tests(ran: 4, failed: 1), exit: exit, isolated: true),
        ]
        let again = try JSONDecoder().decode([Verdict].self, from: JSONEncoder().encode(verdicts))
        #expect(again == verdicts)
    }

    @Test func `The names of exits are the trace's`() {
        #expect(
            Verdict.Exit.allCases.map(\.rawValue) == [
                "finished", "failed", "crashed", "exited", "leftOut", "killed", "timedOut", "limitExceeded", "forged",
            ])
    }
}
