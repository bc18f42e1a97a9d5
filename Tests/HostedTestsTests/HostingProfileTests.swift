import Building
import Foundation
import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// The things that an app finds in its process, under each profile, launched for a preview, and by Run.
    struct HostingProfileTests {
        /// Prints all that could tell a test host.
        static let main = """
            import Foundation
            import UIKit

            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    tell("didFinishLaunching")
                    return true
                }
            }

            func tell(_ when: String) {
                for name in ["Understudy", "ProbeTests.Prompter", "XCTestCase"] where NSClassFromString(name) != nil {
                    print(when, "finds", name)
                }
            }

            tell("main")
            let place = UInt(bitPattern: #dsohandle)
            let maps = fopen("/proc/self/maps", "r")!
            var text: UnsafeMutablePointer<CChar>?
            var size = 0
            while getline(&text, &size, maps) > 0 {
                let line = String(cString: text!).dropLast()
                let range = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
                guard (range[0]..<range[1]).contains(place), let slash = line.lastIndex(of: "/") else { continue }
                print("main is in", line[line.index(after: slash)...])
            }
            let bundle = try FileManager.default.subpathsOfDirectory(atPath: Bundle.main.bundlePath).sorted()
            print(bundle.joined(separator: " "))
            print(CommandLine.arguments.dropFirst(), ProcessInfo.processInfo.arguments.dropFirst())
            let environment = ProcessInfo.processInfo.environment
            for (name, value) in environment.sorted(by: { $0.key < $1.key }) where name != "HOME" {
                print("\\(name)=\\(value.replacing(environment["HOME"]!, with: "~"))")
            }
            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
            """

        /// Tests without XCTest.
        static let tests = """
            import Testing
            import UIKit
            @testable import Probe

            @objc(Understudy) class Understudy: UIResponder {}
            class Prompter: UIResponder {}

            @Test func finds() {
                tell("test")
            }
            """

        static func probe(_ layout: ProductLayout) async throws -> BuiltSample {
            try await BuiltSample.small("Probe", ["main.swift": main], tests: tests, layout: layout)
        }

        static func found(_ when: String) -> [String] {
            ["Understudy", "ProbeTests.Prompter", "XCTestCase"].map { "\(when) finds \($0)" }
        }

        static let stub = ["main is in Probe.debug.dylib"]
        static let whole = ["main is in Probe"]
        static let plugIns = " PlugIns PlugIns/ProbeTests.xctest PlugIns/ProbeTests.xctest/ProbeTests"
        static let noArguments = "[] []"
        /// The first of all variables, as they are sorted.
        static let home = "CFFIXED_USER_HOME=~"
        /// The variables that every process has, sorted between those that Xcode sets.
        static let plain = [
            "LANG=C.UTF-8", "SIMULATOR_DEVICE_NAME=iPhone", "SIMULATOR_RUNTIME_VERSION=17.0",
            "SWIFT_BACKTRACE=enable=no", "TMPDIR=~",
        ]
        static let products = "~/Library/Developer/Xcode/DerivedData/Probe/Build/Products/Debug-iphonesimulator"
        static let platform = "/Applications/Xcode.app/Contents/Developer/Platforms/iPhoneSimulator.platform/Developer"
        static let framework =
            "DYLD_INSERT_LIBRARIES=\(platform)/Library/PrivateFrameworks/IDEBundleInjection.framework/IDEBundleInjection"
        static let configuration =
            "XCTestConfigurationFilePath=~/ProbeTests-00000000-0000-4000-8000-000000000000.xctestconfiguration"

        static let xcode6 =
            found("main") + whole + ["Info.plist\(plugIns) Probe", noArguments, home]
            + ["DYLD_FRAMEWORK_PATH=\(products)", framework] + plain
            + ["XCInjectBundle=~/ProbeTests.xctest", "XCInjectBundleInto=~/Probe.app/Probe", "XPC_SERVICE_NAME=0"]
            + found("didFinishLaunching") + found("test")
        static let xcode7 =
            ["main finds XCTestCase"] + whole + ["Info.plist\(plugIns) Probe", noArguments, home] + [framework] + plain
            + [
                "TestBundleLocation=\(products)/ProbeTests.xctest", "XCInjectBundle=\(products)/ProbeTests.xctest",
                "XCInjectBundleInto=~/Probe.app/Probe", configuration,
            ]
            + ["didFinishLaunching finds XCTestCase"] + found("test")
        static let xcode8 =
            found("main") + whole + ["Info.plist\(plugIns) Probe", noArguments, home] + [framework] + plain
            + [
                "TestBundleLocation=\(products)/ProbeTests.xctest", "XCInjectBundleInto=~/Probe.app/Probe",
                configuration,
            ]
            + found("didFinishLaunching") + found("test")
        static let xcode16 =
            found("main") + stub + ["Info.plist\(plugIns) Probe Probe.debug.dylib", noArguments, home]
            + ["DYLD_INSERT_LIBRARIES=\(platform)/usr/lib/libXCTestBundleInject.dylib"] + plain
            + [
                "XCInjectBundleInto=~/Probe.app/Probe", "XCTestBundlePath=~/Probe.app/PlugIns/ProbeTests.xctest",
                "XCTestConfigurationFilePath=", "XCTestSessionIdentifier=00000000-0000-4000-8000-000000000000",
            ]
            + found("didFinishLaunching") + found("test")
        static let alone = stub + ["Info.plist Probe Probe.debug.dylib", noArguments, home] + plain

        static let profiles: [(HostingProfile, [String])] = [
            (.xcode6, xcode6), (.xcode7, xcode7), (.xcode8, xcode8), (.xcode16, xcode16), (.none, alone),
        ]

        @Test(arguments: profiles)
        func `A process has what its profile says, and nothing else`(
            _ profile: HostingProfile, _ printed: [String]
        ) async throws {
            let probe = try await Self.probe(profile.usesDebugLibrary ? .debugLibrary : .executable)
            let run = try await probe.play(.test, hosting: profile)
            #expect(run.events.printed == printed)
            #expect(run.verdict.tests == Verdict.Tests(ran: profile == .none ? 0 : 1, failed: 0))
            #expect(run.verdict.exit == .finished)
        }

        @Test func `A preview has its variable, Run has none, and neither has XCTest`() async throws {
            let probe = try await Self.probe(.debugLibrary)
            let preview = try await probe.play(.run, isPreview: true)
            #expect(preview.events.printed == Self.alone + ["XCODE_RUNNING_FOR_PREVIEWS=1"])
            #expect(preview.events.lines.first == Line(.launch, .system, nil, nil, XcodeAction.preview.words))
            #expect(try await probe.play(.run).events.printed == Self.alone)
        }

        @Test func `A scheme's settings reach the process that Xcode starts, not one from the home screen`()
            async throws
        {
            let probe = try await Self.probe(.debugLibrary)
            let scheme = Scheme(
                arguments: ["-testing", "two words", ""],
                environment: [
                    "LANG": "de", "UITEST": "a=b", "LD_PRELOAD": "/nonexistent", "UNDERSTUDY_TEST_BUNDLE": "/",
                ])
            let run = try await probe.play(.run, scheme: scheme, then: [.home, .swipe(card: 1), .activate])
            let words = #"["-testing", "two words", ""]"#
            var first = Self.alone
            first[2] = "\(words) \(words)"
            first[4] = "LANG=de"
            first.append("UITEST=a=b")
            #expect(run.events.printed == first + Self.alone)
        }

        @Test func `The app of a UI test runs alone, to its whole trace`() async throws {
            let run = try await BuiltSample.small(
                "Alone", ["main.swift": SmallApp.main()], tests: "import Testing\n@Test func never() {}\n"
            ).play(.test, hosting: .none)
            #expect(
                run.events.lines == [
                    Line(
                        .launch, .system, nil, nil,
                        "by the runner of UI tests, in a process of its own, without test bundle and XCTest"),
                    Line(.state, .appDelegate, "Alone.AppDelegate", "delegate"),
                    Line(.call, .appDelegate, "Alone.AppDelegate", Line.didFinish),
                    Line(.return, .appDelegate, "Alone.AppDelegate", Line.didFinish, "true"),
                    Line(.state, .system, nil, "UISceneConfiguration", "from the Info.plist: name Main"),
                    Line(
                        .state, .test, nil, "tests", "none run in this process: UI tests run in a process of their own"),
                    .verdict,
                ])
            #expect(
                run.events.compactMap(\.rule).filter { $0.hasPrefix("hosting.") }
                    == ["hosting.user-interface-test", "hosting.user-interface-test"])
            #expect(run.verdict.tests == Verdict.Tests(ran: 0, failed: 0))
            #expect(run.verdict.isolated == false)
        }
    }
}
