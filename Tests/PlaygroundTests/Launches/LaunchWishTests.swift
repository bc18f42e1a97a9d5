import Lifecycle
import Testing

@testable import Playground

/// The wishes for a launch, and the launches that they give.
@Suite struct LaunchWishTests {
    private static func answer(_ items: [(String, String)], over start: LaunchChoice = LaunchChoice())
        -> LaunchWish.Answer
    {
        LaunchWish { name in items.filter { $0.0 == name }.map(\.1) }.answer(over: start, limits: Limits())
    }

    @Test func `an address can ask for all that the command line has`() {
        let answer = Self.answer([
            ("scenario", "afterSplit"), ("device", "ipad"), ("os", "16.4"), ("sdk", "26"), ("xcode", "8"),
            ("reading", "views-disappear-on-kill,callback-adopts"), ("argument", "-one"), ("argument", "two words"),
            ("environment", "A=1"), ("environment", "B=x=y"), ("preview", "true"),
        ])
        #expect(answer.problems == [])
        #expect(
            answer.choice
                == LaunchChoice(
                    idiom: .pad, system: SystemVersion(16, 4), sdk: SystemVersion(26), hosting: .xcode8,
                    readings: [.callbackAdopts, .viewsDisappearOnKill],
                    scheme: Scheme(arguments: ["-one", "two words"], environment: ["A": "1", "B": "x=y"]),
                    isPreview: true,
                    scenario: .afterSplit))
    }

    @Test func `what is not spoken of stays, and an empty value takes away`() {
        let start = LaunchChoice(
            idiom: .pad, system: SystemVersion(17), sdk: SystemVersion(16), hosting: .xcode7,
            readings: [.callbackAdopts],
            scheme: Scheme(arguments: ["a"], environment: ["A": "1"]), isPreview: true, scenario: .fresh)
        #expect(Self.answer([], over: start).choice == start)
        let emptied = Self.answer(
            [("sdk", "device"), ("reading", ""), ("argument", ""), ("environment", ""), ("preview", "false")],
            over: start)
        #expect(emptied.problems == [])
        #expect(
            emptied.choice == LaunchChoice(idiom: .pad, system: SystemVersion(17), hosting: .xcode7, scenario: .fresh))
    }

    @Test(arguments: [
        ("scenario", "dream", LaunchProblem.Control.scenario, #""dream" is no scenario."#),
        ("device", "watch", .device, #""watch" is no kind of device."#), ("os", "11", .os, "iOS 11 is not modelled."),
        ("os", "28", .os, "iOS 28 is not modelled."), ("os", "newest", .os, "iOS newest is not modelled."),
        ("sdk", "11", .sdk, "The SDK of iOS 11 is not modelled."),
        ("sdk", "99999999999999999999", .sdk, "The SDK of iOS 99999999999999999999 is not modelled."),
        ("xcode", "9", .xcode, #""9" is no Xcode whose way with tests is modelled."#),
        ("reading", "mine", .reading, #""mine" is no side of a contradiction."#),
        ("environment", "A", .environment, #""A" sets no variable."#),
        ("environment", "=1", .environment, #""=1" sets no variable."#),
        ("environment", "LD_PRELOAD=/x.so", .environment, "LD_PRELOAD is what Understudy itself starts the app with."),
        ("environment", "UNDERSTUDY_X=1", .environment, "UNDERSTUDY_X is what Understudy itself starts the app with."),
        (
            "environment", "-S/bin/sh -c id=1", .environment,
            "\"-S/bin/sh -c id\" is no name of an environment variable."
        ),
        ("environment", "-i=", .environment, "\"-i\" is no name of an environment variable."),
        ("environment", "LD_AUDIT=/x.so", .environment, "LD_AUDIT decides which code this machine loads."),
        ("environment", "GCONV_PATH=/x", .environment, "GCONV_PATH decides which code this machine loads."),
        (
            "environment", "A=\u{0}", .environment,
            "One of the environment variables holds a zero byte, at which it would end."
        ),
        ("argument", "\u{0}", .argument, "One of the arguments holds a zero byte, at which it would end."),
    ])
    func `what cannot be had is said, and the rest is had`(
        name: String, value: String, control: LaunchProblem.Control, what: String
    ) {
        let answer = Self.answer([(name, value), ("device", name == "device" ? value : "ipad")])
        #expect(answer.problems.map(\.control) == [control])
        #expect(answer.problems.map(\.what) == [what])
        #expect(answer.problems.allSatisfy { !$0.cure.isEmpty })
        #expect(answer.choice == LaunchChoice(idiom: name == "device" ? .phone : .pad))
    }

    @Test(arguments: [
        (
            [("os", "14"), ("sdk", "27")], LaunchProblem.Control.sdk,
            "The SDK of iOS 27 builds apps for iOS 15 and later."
        ),
        ([("scenario", "afterSplit")], .scenario, "An iPhone shows one window."),
        (
            [("scenario", "afterSplit"), ("device", "ipad"), ("os", "12")], .scenario,
            "Before iOS 13 an app has one window."
        ),
    ])
    func `what does not go together is said`(items: [(String, String)], control: LaunchProblem.Control, what: String) {
        let problems = Self.answer(items).problems
        #expect(problems.map(\.control) == [control])
        #expect(problems.map(\.what) == [what])
    }

    @Test(arguments: [(20, 0), (21, 1)])
    func `20 arguments and 20 variables are taken`(count: Int, problems: Int) {
        let words = (1...count).map { "A\($0)=\($0)" }
        #expect(Self.answer(words.map { ("argument", $0) }).problems.count == problems)
        #expect(Self.answer(words.map { ("environment", $0) }).problems.count == problems)
    }

    @Test(arguments: [(1024, 0), (1025, 1)])
    func `each may be 1024 bytes long`(length: Int, problems: Int) {
        let text = "A=" + String(repeating: "a", count: length - 2)
        #expect(Self.answer([("argument", text)]).problems.count == problems)
        #expect(Self.answer([("environment", text)]).problems.count == problems)
    }
}
