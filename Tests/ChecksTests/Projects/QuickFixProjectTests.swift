import Foundation
import Lifecycle
import PackageResources
import Projects
import Runs
import Samples
import TestSupport
import Testing
import Traces
import Wording

@testable import Checks
@testable import XcodeProjects

extension EndToEnd {
    /// Each way of the page *Quick fix* as a project of Xcode 16: checked, and launched in every setting of the page.
    struct QuickFixProjectTests {
        private static let usual = ["storyboard", "code", "swiftui"]

        @Test func `The page names the systems of the settings`() throws {
            let page = try #require(PackageResources.documentation).appending(path: "Articles/QuickFix.md")
            let text = try String(contentsOf: page, encoding: .utf8)
            #expect(text.contains("| iOS | \(Self.systems.map(\.short).list()); SwiftUI from 17 |"))
        }

        @Test(arguments: usual + ["host", "host-with-framework"])
        func `A project with the fix has no finding`(_ way: String) async throws {
            let place = try Self.project(way).write()
            let answer = try await CheckAnswer.of(place, ["--app", "MyApp"])
            #expect(answer.findings == [])
            let tests = answer.scenarios.filter { $0.id.hasPrefix("tests") && $0.outcome == "launched" }
            #expect(tests.map(\.isolation) == ["isolated", "isolated", "isolated"])
            #expect(tests.map(\.tests?.failed) == [0, 0, 0])
        }

        @Test(arguments: usual + ["host", "host-with-framework"])
        func `The tests are isolated in every setting of the page`(_ way: String) async throws {
            var wrong: [String] = []
            for showsSeveral in [false, true] {
                let app = try await Self.app(Self.project(way, showsSeveral: showsSeveral).write(to: "\(showsSeveral)"))
                for launch in Self.launches(since: way == "swiftui" ? 17 : 13, showsSeveral: showsSeveral) {
                    let summary = try await SeriesRun(launch.series(of: app)).run { _, _ in }.last
                    let isFine = summary.isolation == .isolated && summary.verdict.tests?.failed == 0
                    let words = summary.words.sentence
                    if !isFine || summary.verdict.tests?.ran == 0
                        || way.hasPrefix("host")
                            && !words.hasPrefix("The tests have their own host. None of MyApp's launch code ran. ")
                    {
                        wrong.append("\(launch): \(words)")
                    }
                }
            }
            #expect(wrong == [])
        }

        @Test(arguments: ["storyboard", "code"])
        func `The second bundle identifier keeps production out`(_ way: String) async throws {
            var situation = try Self.project(way)
            situation.project.debugCopies = [
                .init(
                    name: "Debug Tests",
                    settings: ["MyApp": ["PRODUCT_BUNDLE_IDENTIFIER": "com.example.MyApp.tests"]])
            ]
            situation.project.testConfiguration = "Debug Tests"
            let page = try String(
                contentsOf: Checkout.folder.appending(path: "Documentation.docc/Articles/QuickFix.md"),
                encoding: .utf8)
            let section = try #require(page.split(separator: "### Without the private call").last)
            let listing = try #require(section.firstMatch(of: /```swift\n((?:.*\n)*?)```\n/)?.1)
            for (index, target) in situation.project.targets.enumerated() {
                for (number, file) in target.files.enumerated() where file.path.hasSuffix("TestingAppDelegate.swift") {
                    situation.project.targets[index].files[number].text = String(listing)
                }
            }
            let answer = try await CheckAnswer.of(try situation.write(to: "identifier"))
            #expect(answer.findings.map(\.what) == [])
            #expect(answer.scenarios.compactMap(\.isolation) == ["isolated", "isolated", "isolated"])
        }

        /// New apps of Xcode 26 have `MainActor` as their default isolation, and their tests have not.
        @Test(arguments: usual + ["host"])
        func `The files compile and pass in Swift 6 and with MainActor by default`(_ way: String) async throws {
            let situation = try Self.configured(way) { target in
                ["SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": target.isTests ? "nonisolated" : "MainActor"]
            }
            let place = try situation.write(to: "isolation")
            let sample = try SampleDiscovery().sample(at: place, needsTests: true)
            let modules = [sample.app, try #require(sample.tests)]
            #expect(modules.map(\.languageMode) == ["6", "6"])
            #expect(modules.map(\.defaultIsolation) == ["MainActor", nil])
            let app = try await Self.app(place)
            let launch = LaunchConfiguration(.test)
            let summary = try await SeriesRun(launch.series(of: app)).run { _, _ in }.last
            #expect(summary.isolation == .isolated)
            #expect(summary.verdict.tests?.failed == 0 && summary.verdict.tests?.ran != 0)
        }

        /// A key of the template that stayed, although its file went.
        @Test(arguments: ["code", "host"])
        func `A main storyboard that is gone ends the app, and the tests with it`(_ way: String) async throws {
            let situation = try Self.configured(way) { _ in ["INFOPLIST_KEY_UIMainStoryboardFile": "Main"] }
            let place = try situation.write(to: "storyboard")
            let test = try await Program.run(["test", place])
            #expect(
                test.output.contains("Could not find a storyboard named 'Main' in bundle NSBundle (main)"),
                "\(test.output)")
            #expect(test.status != 0)
            #expect(!test.output.contains("TestingAppDelegate.application"), "\(test.output)")
        }

        /// Returns a project whose app, host and tests have more settings in the configuration of the tests.
        private static func configured(
            _ way: String, settings: (XcodeTarget) -> [String: String]
        ) throws -> SituationProject {
            var situation = try Self.project(way)
            let all = situation.project.targets.map { ($0.name, settings($0)) }
            situation.project.debugCopies = [
                .init(name: "Debug Tests", settings: Dictionary(uniqueKeysWithValues: all))
            ]
            situation.project.testConfiguration = "Debug Tests"
            return situation
        }

        @Test func `The app is decided by the scheme, and said in every form`() async throws {
            let place = try Self.project("host").write(to: "decision")
            let decision =
                "Production is MyApp: the scheme MyApp launches MyApp with Run and runs MyAppTests, and TEST_HOST of "
                + "MyAppTests is TestHost."
            let sentence = "The tests have their own host. None of MyApp's launch code ran."
            for app in [[], ["--app", "MyApp"], ["--app", "TestHost"]] {
                let text = try await Program.run(["check", place] + app)
                #expect(text.status == 0, "\(text)")
                #expect(text.output.hasSuffix("\n\n\(sentence)\n\(decision)\n\nNo findings.\n"), "\(text.output)")
                let test = try await Program.run(["test", place, "--require-isolated"] + app)
                #expect(test.status == 0)
                #expect(test.output.contains(sentence), "\(test.output)")
                #expect(!test.output.contains("compiled into the app"), "\(test.output)")
                #expect(test.error.contains(decision), "\(test.error)")
            }
            for format in ["json", "github", "junit"] {
                let other = try await Program.run(["check", place, "--format", format]).output
                for words in [sentence, decision] {
                    #expect(other.replacing("&apos;", with: "'").contains(words), "\(format): \(other)")
                }
            }
        }

        @Test func `Without a shared scheme, linked libraries decide if the app is named`() async throws {
            var situation = try Self.project("host-with-framework")
            situation.project.schemeNames = []
            let place = try situation.write(to: "unshared")
            let answer = try await CheckAnswer.of(place, ["--app", "MyApp"])
            #expect(answer.findings == [])
            #expect(
                answer.remarks == [
                    "The tests have their own host. None of MyApp's launch code ran.",
                    "Production is MyApp: MyApp and MyAppTests with its host are linked with Prices, and TEST_HOST of "
                        + "MyAppTests is TestHost.",
                ])
            // The app that was named is the one that ships.
            let host = try await CheckAnswer.of(place, ["--app", "TestHost"])
            #expect(host.findings.map(\.id) == ["production-app-delegate-in-tests"])
        }

        /// Unit tests in their own host, and integration tests in the app.
        private static func withTestsInTheApp(_ name: String, schemeRuns tests: String) throws -> String {
            var situation = try Self.project("host")
            situation.addTarget(
                "IntegrationTests", .tests(host: "MyApp"),
                ["IntegrationTests/LaunchTests.swift": CheckedApp("MyApp").tests])
            if tests == "IntegrationTests" {
                let last = situation.project.targets.removeLast()
                situation.project.targets.insert(
                    last, at: try #require(situation.project.targets.firstIndex { $0.isTests }))
            }
            return try situation.write(to: name)
        }

        @Test
        func `Of tests in the app and in their own host, those are meant that the scheme runs, or that are named`()
            throws
        {
            let own = try Self.withTestsInTheApp("both-own", schemeRuns: "MyAppTests")
            let integration = try Self.withTestsInTheApp("both-app", schemeRuns: "IntegrationTests")
            func chosen(_ place: String, app: String? = nil, tests: String? = nil) throws -> [String] {
                let sample = try SampleDiscovery().sample(
                    at: place, .init(app: app, tests: tests, needsTests: true))
                return [sample.app.name, sample.tests?.name ?? ""]
            }
            #expect(try chosen(own) == ["TestHost", "MyAppTests"])
            #expect(try chosen(own, app: "MyApp") == ["TestHost", "MyAppTests"])
            #expect(try chosen(own, app: "MyApp", tests: "IntegrationTests") == ["MyApp", "IntegrationTests"])
            #expect(try chosen(integration, app: "MyApp") == ["MyApp", "IntegrationTests"])
        }

        @Test func `Nothing says that the tests of another app test this one`() async throws {
            var situation = try Self.project("host")
            situation.project.schemeNames = []
            let ending = try await Program.run(["check", try situation.write(to: "unrelated"), "--app", "MyApp"])
            #expect(ending.status == 2)
            #expect(ending.error.contains("The tests MyAppTests run in TestHost (TEST_HOST)"), "\(ending.error)")
        }

        @Test func `A host that compiles the app delegate of the app lets production in`() async throws {
            var situation = try Self.project("host")
            situation.sharesAppDelegate()
            let answer = try await CheckAnswer.of(try situation.write(to: "shares"))
            #expect(answer.findings.map(\.id) == ["production-app-delegate-in-tests"])
            #expect(answer.findings.first?.cure.contains("TestHost hosts the tests and compiles or links") == true)
            #expect(answer.remarks?.count == 1)
        }

        @Test func `A host that launches delegates of a framework of the app's lets production in`() async throws {
            var situation = try Self.project("host-with-framework")
            situation.launchesFramework()
            let answer = try await CheckAnswer.of(try situation.write(to: "links"))
            #expect(answer.findings.map(\.id) == ["production-scene-delegate-in-tests"])
        }

        // MARK: Projects

        private static func files(below name: String) throws -> [String: String] {
            let folder = Checkout.folder.appending(path: "Sources/Catalog/QuickFix/\(name)")
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
                $0.contains(".") && !$0.hasSuffix(".lproj")
            }
            return try Dictionary(
                uniqueKeysWithValues: paths.map {
                    ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
                })
        }

        static func project(_ way: String, showsSeveral: Bool = false) throws -> SituationProject {
            let isHost = way.hasPrefix("host")
            var files = try files(below: isHost ? "storyboard" : way)
            if isHost {
                for path in files.keys where path.hasPrefix("MyAppTests/") || path.hasSuffix("main.swift") {
                    files[path] = nil
                }
                files["MyApp/AppDelegate.swift"] = files["MyApp/AppDelegate.swift"]?.replacing(
                    "class AppDelegate", with: "@main\nclass AppDelegate")
                files.merge(try Self.files(below: "host")) { $1 }
            }
            if showsSeveral { files = files.mapValues { $0.replacing("<false/>", with: "<true/>") } }
            var situation = SituationProject("MyApp")
            situation.project = SituationProject.project("MyApp", files)
            guard isHost else { return situation }
            situation.addTarget("TestHost", .app, files)
            for index in situation.project.targets.indices where situation.project.targets[index].isTests {
                situation.project.targets[index].kind = .tests(host: "TestHost")
            }
            guard way == "host-with-framework" else { return situation }
            let price = "public struct Price {\n    public init() {}\n}\n"
            situation.addTarget("Prices", .framework, ["Prices/Price.swift": price])
            for index in situation.project.targets.indices
            where ["MyApp", "MyAppTests"].contains(situation.project.targets[index].name) {
                situation.project.targets[index].frameworks = ["Prices"]
            }
            return situation
        }

        private static func app(_ place: String) async throws -> AppUnderTest {
            let host = try SampleDiscovery().sample(at: place, needsTests: true)
            let production = try host.shipped.map {
                try SampleDiscovery().sample(at: place, app: $0.target, needsTests: false)
            }
            return try await AppUnderTest(host: host, production: production, in: TestBuilder.shared.value)
        }

        private static let systems = [
            SystemVersion.scenes, SystemVersion(17), .lastBeforeScenesRequired, .scenesRequired, .newest,
        ].unique

        private static func launches(since: Int, showsSeveral: Bool) -> [LaunchConfiguration] {
            var all: [LaunchConfiguration] = []
            for system in systems.filter({ $0 >= SystemVersion(since) }) {
                for sdk in system >= .scenesRequired ? [nil, SystemVersion.lastBeforeScenesRequired] : [nil] {
                    for idiom in showsSeveral ? [Idiom.pad] : [.phone, .pad] {
                        for history in DeviceHistory.allCases where showsSeveral || history != .afterSplit {
                            all.append(
                                LaunchConfiguration(
                                    .test, idiom: idiom, system: system, sdk: sdk,
                                    scenario: .history(history)))
                        }
                    }
                }
            }
            return all.filter(\.contradictions.isEmpty)
        }
    }
}

extension SituationProject {
    /// Adds a target with the files of its folder.
    fileprivate mutating func addTarget(_ name: String, _ kind: XcodeTarget.Kind, _ files: [String: String]) {
        project.targets.append(
            XcodeTarget(
                name: name, kind: kind, bundleIdentifier: "com.example.\(name)",
                files: files.filter { $0.key.hasPrefix("\(name)/") }.sorted { $0.key < $1.key }
                    .map { XcodeProject.File(path: $0.key, text: $0.value) }))
    }

    /// Makes the host compile the app's delegate, in the place of its own app delegate.
    fileprivate mutating func sharesAppDelegate() {
        for index in project.targets.indices {
            project.targets[index].files.removeAll { $0.path.hasSuffix("HostAppDelegate.swift") }
            if project.targets[index].name == "TestHost" {
                project.targets[index].sharedFiles = ["MyApp/AppDelegate.swift"]
            }
            if project.targets[index].isTests {
                project.targets[index].files = [
                    XcodeProject.File(
                        path: "MyAppTests/LaunchTests.swift", text: CheckedApp("MyApp").tests)
                ]
            }
        }
    }

    /// Moves a scene delegate to the framework, and names it in the Info.plists of the app and of the host.
    fileprivate mutating func launchesFramework() {
        for index in project.targets.indices {
            project.targets[index].files = project.targets[index].files.map { file in
                var file = file
                if file.path.hasSuffix("Info.plist") {
                    file.text = file.text.replacing(
                        /\$\(PRODUCT_MODULE_NAME\)\.\w*SceneDelegate/, with: "Prices.MainSceneDelegate")
                }
                return file
            }
            if ["TestHost", "Prices"].contains(project.targets[index].name) {
                if project.targets[index].name == "TestHost" { project.targets[index].frameworks = ["Prices"] }
            }
            if project.targets[index].name == "Prices" {
                project.targets[index].files.append(
                    XcodeProject.File(
                        path: "Prices/MainSceneDelegate.swift",
                        text: """
                            import UIKit

                            public final class MainSceneDelegate: UIResponder, UIWindowSceneDelegate {
                                public var window: UIWindow?
                            }

                            """))
            }
        }
    }
}
