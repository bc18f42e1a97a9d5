import Lifecycle
import Testing
import Wording

@testable import Checks

/// The file `.understudy.yml`, and what it makes of findings.
@Suite struct CheckConfigurationTests {
    private static func read(_ text: String) throws(Mistake) -> CheckConfiguration {
        try CheckConfiguration(text, path: "/w/.understudy.yml")
    }

    @Test func `A whole file`() throws {
        var expected = CheckConfiguration()
        expected.app = "Stage"
        expected.tests = "StageTests"
        expected.scheme = "Stage"
        expected.configuration = "Debug"
        expected.systems = [SystemVersion(18), SystemVersion(26)]
        expected.devices = [.phone]
        expected.except = [.launchRefused]
        expected.accepted = [
            .init(
                .testingDelegateInApp, of: "TestingAppDelegate", reason: "UI tests need it.", until: Day("2027-03-01")),
            .init(.normalRunChanged, reason: "Known."),
        ]
        #expect(
            try Self.read(
                """
                # A comment.
                app: Stage
                tests: StageTests
                scheme: Stage
                configuration: Debug
                systems: [18, 26]
                devices: iphone
                except:
                  - launch-refused
                accepted:
                  - finding: testing-delegate-in-app
                    symbol: TestingAppDelegate
                    reason: UI tests need it.
                    until: 2027-03-01
                  - {finding: normal-run-changed-by-tests, reason: Known.}

                """) == expected)
        #expect(try Self.read("") == CheckConfiguration())
        #expect(try Self.read("# nothing\n") == CheckConfiguration())
    }

    private static let mistakes: KeyValuePairs<String, String> = [
        "- app": "/w/.understudy.yml: It is a list or a text, not keys with values.",
        "app: A\nacepted: []": "/w/.understudy.yml:2: acepted is an unknown key.\nDid you mean accepted? ",
        "app: [A, B]": "/w/.understudy.yml:1: app: It needs one name.",
        "systems: [11]": "/w/.understudy.yml:1: systems: 11 is no version of iOS that is modelled.",
        "devices: [watch]": "/w/.understudy.yml:1: devices: watch is an unknown kind of device.",
        "only: [launch-refusd]":
            "/w/.understudy.yml:1: only: launch-refusd is an unknown finding.\nDid you mean launch-refused? ",
        "accepted:\n  - finding: launch-refused":
            "/w/.understudy.yml:2: accepted: launch-refused is accepted without a reason.",
        "accepted:\n  - reason: x": "/w/.understudy.yml:1: accepted: An entry does not name its finding.",
        "accepted:\n  - finding: launch-refused\n    reason: x\n    until: soon":
            "/w/.understudy.yml:4: accepted: soon is an unknown day.",
        "accepted:\n  - finding: launch-refused\n    reson: x":
            "/w/.understudy.yml:3: accepted: reson is an unknown key of an entry.\nDid you mean reason? ",
        "app: 'A": "/w/.understudy.yml:1: It is not YAML: ",
    ]

    @Test(arguments: mistakes.map { ($0.key, $0.value) })
    func `A mistake names its line and the cure`(_ text: String, _ beginning: String) {
        let mistake = #expect(throws: Mistake.self) { try Self.read(text) }
        #expect(mistake?.description.hasPrefix(beginning) == true, "\(mistake?.description ?? "")")
    }

    private static func finding(_ id: Finding.ID, _ symbol: String?) -> Finding {
        Finding(id, "It is.", of: symbol, cure: "Change it.")
    }

    @Test func `Accepted findings do not count until their last day`() throws {
        var configuration = CheckConfiguration()
        let dated = CheckConfiguration.Acceptance(
            .testingDelegateInApp, of: "A", reason: "Soon.", until: Day("2027-03-01"))
        let other = CheckConfiguration.Acceptance(.classNameNotFound, of: "B", reason: "Old.")
        configuration.accepted = [dated, other]
        let findings = [Self.finding(.testingDelegateInApp, "A"), Self.finding(.testingDelegateInApp, "C")]
        let before = configuration.judging(findings, on: Day(year: 2027, month: 3, day: 1))
        #expect(before.findings == [findings[1]])
        #expect(before.accepted == [.init(finding: findings[0], acceptance: dated)])
        #expect(before.unused == [other])
        #expect(before.expired == [])
        let after = configuration.judging(findings, on: Day(year: 2027, month: 3, day: 2))
        #expect(after.findings == findings)
        #expect(after.accepted == [])
        #expect(after.unused == [other])
        #expect(after.expired == [dated])
    }

    @Test func `Only some findings are looked for`() {
        let findings = [Self.finding(.testingDelegateInApp, "A"), Self.finding(.classNameNotFound, "B")]
        let day = Day(year: 2027, month: 1, day: 1)
        var configuration = CheckConfiguration()
        configuration.except = [.classNameNotFound]
        configuration.accepted = [.init(.classNameNotFound, reason: "Not looked for, so not unused either.")]
        #expect(configuration.judging(findings, on: day).findings == [findings[0]])
        #expect(configuration.judging(findings, on: day).unused == [])
        configuration.except = []
        configuration.only = [.classNameNotFound]
        configuration.accepted = []
        #expect(configuration.judging(findings, on: day).findings == [findings[1]])
    }

    @Test(arguments: ["2027-02-29", "2027-13-01", "2027-00-10", "2027-1-1", "27-01-01", "2027-01-32", ""])
    func `A day that no calendar has`(_ text: String) {
        #expect(Day(text) == nil)
    }

    @Test func `Leap years`() {
        #expect(Day("2028-02-29")?.description == "2028-02-29")
        #expect(Day("2100-02-29") == nil)
    }

    @Test func `A baseline is added to what is there`() throws {
        let day = Day(year: 2026, month: 11, day: 26)
        let findings = [
            Self.finding(.testingDelegateInApp, "TestingAppDelegate"), Self.finding(.launchRefused, nil),
            Self.finding(.isolationNotKnown, "import Foo: \"x\""),
        ]
        let entries = """
              - finding: testing-delegate-in-app
                symbol: TestingAppDelegate
                reason: It was there on 2026-11-26, when this list was begun.
              - finding: launch-refused
                reason: It was there on 2026-11-26, when this list was begun.
              - finding: isolation-not-known
                symbol: "import Foo: \\"x\\""
                reason: It was there on 2026-11-26, when this list was begun.

            """
        #expect(Baseline.adding(findings, to: "", on: day) == "accepted:\n" + entries)
        #expect(Baseline.adding(findings, to: "app: A", on: day) == "app: A\naccepted:\n" + entries)
        #expect(Baseline.adding(findings, to: "accepted: []\n", on: day) == "accepted:\n" + entries)
        #expect(Baseline.adding([], to: "app: A", on: day) == "app: A")
        let old = """
            accepted:
              # The first.
              - finding: normal-run-changed-by-tests
                reason: Known.

            app: A

            """
        let new = Baseline.adding(findings, to: old, on: day)
        #expect(
            new
                == "accepted:\n  # The first.\n  - finding: normal-run-changed-by-tests\n    reason: Known.\n" + entries
                + "\napp: A\n")
        let read = try Self.read(new)
        #expect(read.accepted.map(\.finding) == [.normalRunChanged] + findings.map(\.id))
        #expect(read.accepted.map(\.symbol) == [nil] + findings.map(\.symbol))
        #expect(read.judging(findings, on: day).findings == [])
    }
}
