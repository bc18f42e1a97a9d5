import Lifecycle
import Testing

@testable import Runs

/// A launch that is asked for in text, and the launch that is available.
struct LaunchParametersTests {
    private static let limits = SchemeLimits(entries: 20, bytes: 1024)

    private static func parsed(_ items: [(String, String)], over start: LaunchConfiguration = LaunchConfiguration())
        -> LaunchParameters.Parsed
    {
        LaunchParameters(query: { name in items.filter { $0.0 == name }.map(\.1) }).parsed(over: start, limits: limits)
    }

    @Test func `An address can ask for all that the command line has`() {
        let parsed = Self.parsed([
            ("scenario", "afterSplit"), ("device", "ipad"), ("os", "16.4"), ("sdk", "26"), ("xcode", "8"),
            ("reading", "views-stay-on-kill,manifest-alone-adopts"), ("argument", "-one"), ("argument", "two words"),
            ("environment", "A=1"), ("environment", "B=x=y"), ("preview", "true"), ("then", "home,swipe=2"),
        ])
        #expect(parsed.problems == [])
        #expect(
            parsed.configuration
                == LaunchConfiguration(
                    idiom: .pad, system: SystemVersion(16, 4), sdk: SystemVersion(26), hosting: .xcode8,
                    readings: [.manifestAloneAdopts, .viewsStayOnKill],
                    scheme: Scheme(arguments: ["-one", "two words"], environment: ["A": "1", "B": "x=y"]),
                    isPreview: true, scenario: .history(.afterSplit), actions: [.home, .swipe(card: 2)]))
    }

    @Test func `An action that an address does not know is a problem`() {
        let parsed = Self.parsed([("then", "home,fly")])
        #expect(
            parsed.problems == [
                LaunchProblem(.then, "There is no action fly.", cure: "understudy help run lists them.")
            ])
    }

    @Test func `What is not spoken of stays, and an empty value takes away`() {
        let start = LaunchConfiguration(
            idiom: .pad, system: SystemVersion(17), sdk: SystemVersion(16), hosting: .xcode7,
            readings: [.manifestAloneAdopts],
            scheme: Scheme(arguments: ["a"], environment: ["A": "1"]), isPreview: true, before: [.home])
        #expect(Self.parsed([], over: start).configuration == start)
        let emptied = Self.parsed(
            [("sdk", "device"), ("reading", ""), ("argument", ""), ("environment", ""), ("preview", "false")],
            over: start)
        #expect(emptied.problems == [])
        #expect(
            emptied.configuration
                == LaunchConfiguration(idiom: .pad, system: SystemVersion(17), hosting: .xcode7, before: [.home]))
    }

    @Test(arguments: [
        (
            "scenario", "dream", LaunchOption.scenario, #""dream" is not a scenario."#,
            "The scenarios are fresh, afterRun, afterSplit, lesson and custom."
        ),
        (
            "scenario", "\u{1B}[2J", .scenario, "\"\u{FFFD}[2J\" is not a scenario.",
            "The scenarios are fresh, afterRun, afterSplit, lesson and custom."
        ),
        (
            "scenario", "afterTests", .scenario, #""afterTests" is not a scenario."#,
            "The scenarios are fresh, afterRun, afterSplit, lesson and custom."
        ),
        ("device", "watch", .device, #""watch" is not a kind of device."#, "Choose iphone or ipad."),
        (
            "device", "iphoen", .device, #""iphoen" is not a kind of device."#,
            "Did you mean iphone? Choose iphone or ipad."
        ),
        (
            "os", "11", .os, "iOS 11 is not modelled.",
            "Choose a version from \(SystemVersion.modelledRange), such as 16.4."
        ),
        (
            "os", "22", .os, "iOS 22 never existed; iOS 18 was followed by iOS 26.",
            "Choose a version from \(SystemVersion.modelledRange), such as 16.4."
        ),
        (
            "sdk", "19.1", .sdk, "iOS 19.1 never existed; iOS 18 was followed by iOS 26.",
            "Choose a version from \(SystemVersion.modelledRange), such as 16.4."
        ),
        (
            "os", "\(SystemVersion.newest.major + 1)", .os, "iOS \(SystemVersion.newest.major + 1) is not modelled.",
            "Choose a version from \(SystemVersion.modelledRange), such as 16.4."
        ),
        (
            "os", "newest", .os, "iOS newest is not modelled.",
            "Choose a version from \(SystemVersion.modelledRange), such as 16.4."
        ),
        (
            "sdk", "11", .sdk, "The SDK of iOS 11 is not modelled.",
            "Choose a version from \(SystemVersion.modelledRange), such as 16.4."
        ),
        (
            "sdk", "99999999999999999999", .sdk, "The SDK of iOS 99999999999999999999 is not modelled.",
            "Choose a version from \(SystemVersion.modelledRange), such as 16.4."
        ),
        (
            "xcode", "9", .xcode, #""9" is not an Xcode that Understudy models."#,
            "Choose 6, 7, 8, 16 or none."
        ),
        (
            "reading", "views-disappear-on-kill", .reading,
            #""views-disappear-on-kill" is not a reading any more."#,
            "Leave it out. View controllers disappear by default. The other side is views-stay-on-kill."
        ),
        ("environment", "A", .environment, #""A" sets no variable."#, "Write it as NAME=VALUE."),
        ("environment", "=1", .environment, #""=1" sets no variable."#, "Write it as NAME=VALUE."),
        (
            "environment", "LD_PRELOAD=/x.so", .environment,
            "LD_PRELOAD is a variable that Understudy itself sets.", "Choose another variable."
        ),
        (
            "environment", "UNDERSTUDY_X=1", .environment,
            "UNDERSTUDY_X is a variable that Understudy itself sets.", "Choose another variable."
        ),
        (
            "environment", "-S/bin/sh -c id=1", .environment,
            "\"-S/bin/sh -c id\" cannot be the name of an environment variable.",
            "Use letters, digits and underscores, no digit at the beginning."
        ),
        (
            "environment", "-i=", .environment, "\"-i\" cannot be the name of an environment variable.",
            "Use letters, digits and underscores, no digit at the beginning."
        ),
        (
            "environment", "LD_AUDIT=/x.so", .environment, "LD_AUDIT decides which code this machine loads.",
            "Leave it out, or set it in a terminal: understudy run --environment LD_AUDIT=..."
        ),
        (
            "environment", "GCONV_PATH=/x", .environment, "GCONV_PATH decides which code this machine loads.",
            "Leave it out, or set it in a terminal: understudy run --environment GCONV_PATH=..."
        ),
        (
            "environment", "A=\u{0}", .environment,
            "One of the environment variables contains a zero byte, which would cut it off.", "Take it out."
        ),
        (
            "argument", "\u{0}", .argument, "One of the arguments contains a zero byte, which would cut it off.",
            "Take it out."
        ),
    ])
    func `What cannot be had is said, and the rest is had`(
        name: String, value: String, option: LaunchOption, what: String, cure: String
    ) {
        let parsed = Self.parsed([(name, value), ("device", name == "device" ? value : "ipad")])
        #expect(parsed.problems == [LaunchProblem(option, what, cure: cure)])
        #expect(parsed.configuration == LaunchConfiguration(idiom: name == "device" ? .phone : .pad))
    }

    @Test func `A reading that there is not is answered with all that there are`() {
        let problem = Self.parsed([("reading", "manifest-alone-adoptz")]).problems.first
        #expect(problem?.what == #""manifest-alone-adoptz" is not a reading."#)
        #expect(
            problem?.cure.hasPrefix("Did you mean manifest-alone-adopts? The readings are test-runs-store-nothing, ")
                == true)
    }

    @Test(arguments: [
        ("jump", "There is no action jump. understudy help run lists them."),
        ("activte", "There is no action activte. Did you mean activate? understudy help run lists them."),
        ("swipe=0", #""swipe=0" is not an action. swipe is written swipe[=CARD]."#),
    ])
    func `An action that there is not is a problem`(word: String, sentence: String) {
        let problems = LaunchParameters([.then: ["home", word]]).parsed(limits: .none).problems
        #expect(problems.map(\.description) == [sentence])
        #expect(problems.map(\.option) == ["then"])
    }

    @Test(arguments: [
        (
            [("os", "14"), ("sdk", "27")], LaunchOption.sdk,
            "The SDK of iOS 27 builds apps for iOS 15 and later. Choose a later system, or an older SDK."
        ),
        (
            [("scenario", "afterSplit")], .scenario,
            "An iPhone shows one window. Choose an iPad, or the device after a normal run."
        ),
        (
            [("scenario", "afterSplit"), ("device", "ipad"), ("os", "12")], .scenario,
            "Before iOS 13 an app has one window. Choose a later system, or the device after a normal run."
        ),
    ])
    func `What does not go together is said`(
        items: [(String, String)], option: LaunchOption, sentence: String
    ) {
        let problems = Self.parsed(items).problems
        #expect(problems.map(\.option) == [option.name])
        #expect(problems.map(\.description) == [sentence])
    }

    @Test func `A device that was used has its kind, its system and its readings`() {
        let kept = Device(Conditions(idiom: .pad, system: SystemVersion(16), readings: [.manifestAloneAdopts]))
        #expect(
            LaunchParameters().parsed(on: kept, limits: .none)
                == .init(
                    configuration: LaunchConfiguration(
                        idiom: .pad, system: SystemVersion(16), readings: [.manifestAloneAdopts]), problems: []))
        let other = LaunchParameters([.device: ["iphone"], .os: ["17"], .reading: ["views-stay-on-kill"]])
        #expect(
            other.parsed(on: kept, limits: .none).problems.map(\.description) == [
                "The device has iOS 16.0, not 17.0. Leave the version out, or begin with a fresh device.",
                "The device is an iPad, not an iPhone. Leave the kind of device out, or begin with a fresh one.",
                "The device was made with other readings. "
                    + "Leave the readings out, or begin with a fresh device.",
            ])
    }

    @Test(arguments: [(20, 0), (21, 1)])
    func `20 arguments and 20 variables are taken`(count: Int, problems: Int) {
        let words = (1...count).map { "A\($0)=\($0)" }
        #expect(Self.parsed(words.map { ("argument", $0) }).problems.count == problems)
        #expect(Self.parsed(words.map { ("environment", $0) }).problems.count == problems)
    }

    @Test(arguments: [(1024, 0), (1025, 1)])
    func `Each may be 1024 bytes long`(length: Int, problems: Int) {
        let text = "A=" + String(repeating: "a", count: length - 2)
        #expect(Self.parsed([("argument", text)]).problems.count == problems)
        #expect(Self.parsed([("environment", text)]).problems.count == problems)
    }

    @Test func `A person at this machine may pass what they like`() {
        let parameters = LaunchParameters([
            .argument: (1...30).map { "\($0)" },
            .environment: ["LD_DEBUG=libs", "A=" + String(repeating: "a", count: 2000)],
        ])
        let parsed = parameters.parsed(limits: .none)
        #expect(parsed.problems == [])
        #expect(parsed.configuration.scheme.arguments.count == 30)
        #expect(parsed.configuration.scheme.environment["LD_DEBUG"] == "libs")
    }
}
