import Foundation
import Lifecycle
import Testing

@testable import Runs

/// A launch as text: in an address and as commands.
struct LaunchConfigurationTests {
    private static let whole = LaunchConfiguration(
        idiom: .pad, system: SystemVersion(16, 4), sdk: SystemVersion(26), hosting: .xcode8,
        readings: [.manifestAloneAdopts, .viewsStayOnKill],
        scheme: Scheme(arguments: ["-one", "it's two"], environment: ["B": "x=y", "A": "1&2+3"]), isPreview: true,
        actions: [.home, .swipe(card: 2)])

    private static let page = LaunchConfiguration(scenario: .history(.afterRun))

    @Test(arguments: [(whole, page), (page, whole), (whole, whole), (page, page)])
    func `An address leads back to what was chosen`(launch: LaunchConfiguration, start: LaunchConfiguration) {
        let items = LaunchParameters(launch, from: start).query
        #expect(items.isEmpty == (launch == start))
        let parameters = LaunchParameters(query: { name in items.filter { $0.name == name }.compactMap(\.value) })
        #expect(parameters.parsed(over: start, limits: .none) == .init(configuration: launch, problems: []))
    }

    @Test func `An address has the names of the options`() {
        #expect(
            LaunchParameters(Self.whole, from: Self.page).query.map(\.description) == [
                "scenario=fresh", "device=ipad", "os=16.4", "sdk=26.0", "xcode=8",
                "reading=manifest-alone-adopts,views-stay-on-kill", "argument=-one", "argument=it's two",
                "environment=A=1&2+3", "environment=B=x=y", "preview=true", "then=home,swipe=2",
            ])
        #expect(
            LaunchParameters(Self.page, from: Self.whole).query.map(\.description) == [
                "scenario=afterRun", "device=iphone", "os=\(SystemVersion.newest)", "sdk=device", "xcode=16",
                "reading=", "argument=",
                "environment=", "preview=false", "then=",
            ])
    }

    @Test func `The device that a run left is in no address`() {
        let launch = LaunchConfiguration(scenario: .kept)
        #expect(LaunchParameters(launch, from: Self.page).query == [])
    }

    @Test(
        arguments: [
            (LaunchConfiguration(), ["understudy test a/1"]),
            (
                LaunchConfiguration(scenario: .history(.afterRun), actions: [.home, .front(card: 2)]),
                [
                    "understudy run a/1 --state device.json",
                    "understudy test a/1 --state device.json --then home,front=2",
                ]
            ),
            (
                LaunchConfiguration(
                    idiom: .pad, system: SystemVersion(17), scenario: .history(.afterSplit),
                    before: [.activate, .unsplit, .home]),
                [
                    "understudy run a/1 --device ipad --os 17 --state device.json --then split,home",
                    "understudy run a/1 --device ipad --os 17 --state device.json --then unsplit,home",
                    "understudy test a/1 --device ipad --os 17 --state device.json",
                ]
            ),
            (
                LaunchConfiguration(
                    hosting: .xcode7, scheme: Scheme(arguments: ["-a"]), scenario: .history(.afterRun),
                    before: [.swipe(card: 1)]),
                [
                    "understudy run a/1 --state device.json --then terminate,swipe",
                    "understudy test a/1 --xcode 7 --argument -a --state device.json",
                ]
            ),
            (
                LaunchConfiguration(hosting: .xcode7, scenario: .history(.afterRunAndTests)),
                [
                    "understudy run a/1 --state device.json",
                    "understudy test a/1 --xcode 7 --state device.json",
                    "understudy test a/1 --xcode 7 --state device.json",
                ]
            ),
            (LaunchConfiguration(scenario: .kept), []),
            (
                whole,
                [
                    #"understudy run a/1 --device ipad --os 16.4 --sdk 26 --reading manifest-alone-adopts,views-stay-on-kill --argument -one --argument 'it'\''s two' --environment 'A=1&2+3' --environment B=x=y --preview --then home,swipe=2"#
                ]
            ),
        ] as [(LaunchConfiguration, [String])])
    func `The same in a terminal`(launch: LaunchConfiguration, commands: [String]) {
        #expect(launch.commands(for: "a/1") == commands)
    }

    @Test func `A sample without tests is run`() {
        #expect(LaunchConfiguration().commands(for: "a/1", hasTests: false) == ["understudy run a/1"])
        #expect(
            Self.page.commands(for: "a/1", hasTests: false)
                == Array(repeating: "understudy run a/1 --state device.json", count: 2))
    }
}
