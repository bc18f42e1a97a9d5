import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// A stored configuration that names something which the next build of the app no longer has. Each test is a launch
    /// on a device on which an earlier build ran.
    struct StoredConfigurationTests {
        static let made = LookupTests.made

        /// Runs one build, then another on the same device; the trace of the second.
        static func play(_ first: ConfigurationSample, then second: ConfigurationSample) async throws -> [String] {
            try await second.play(on: first.perform().device)
        }

        /// An app whose delegate makes its configuration itself.
        static func own(_ type: String, _ more: String = "", files: [String: String] = [:]) -> ConfigurationSample {
            ConfigurationSample(
                entries: [],
                returns: """
                    let configuration = UISceneConfiguration(name: "Own", sessionRole: session.role)
                            configuration.delegateClass = \(type).self
                            \(more)
                            return configuration
                    """, files: files)
        }

        static let asked = [
            LookupTests.asked,
            #"state UISceneConfiguration no entry "Own" for UIWindowSceneSessionRoleApplication in the Info.plist [configuration.not-found]"#,
            "state UISceneConfiguration from the app delegate: name Own, delegate Company.Lead [configuration.delegate]",
        ]

        @Test func `One whose classes are there is used, and nobody is asked`() async throws {
            #expect(
                try await Self.play(Self.own("Other"), then: Self.own("Lead")) == [
                    Self.made,
                    "state UISceneConfiguration stored: name Own, delegate Company.Other [session.stored-configuration]",
                ] + LookupTests.connected("Other"))
        }

        @Test func `A class that is gone is logged, and the app delegate asked`() async throws {
            let earlier = Self.own(
                "Gone", files: ["Gone.swift": "import UIKit\n" + ConfigurationSample.delegate("Gone")])
            #expect(
                try await Self.play(earlier, then: Self.own("Lead")) == [
                    Self.made,
                    #"console [SceneConfiguration] Encoded configuration for UIWindowSceneSessionRoleApplication contained a UISceneDelegate class named "(null)", but no class with that name could be found. [session.unresolved-configuration]"#,
                    "state UISceneConfiguration the stored scene delegate class was Company.Gone [session.unresolved-configuration]",
                ] + Self.asked + LookupTests.connected("Lead"))
        }

        @Test func `A storyboard that is gone is told, and the app delegate asked`() async throws {
            let files = [
                "Host.swift": ConfiguredStoryboardTests.delegate, "Screen.swift": ConfiguredStoryboardTests.screen,
            ]
            let earlier = Self.own(
                "Host", #"configuration.storyboard = UIStoryboard(name: "Main", bundle: nil)"#,
                files: files.merging(["Main.storyboard": ConfiguredStoryboardTests.main]) { $1 })
            #expect(
                try await Self.play(earlier, then: Self.own("Lead", files: files)) == [
                    Self.made,
                    "state UISceneConfiguration the stored storyboard Main is no longer in the app [session.unresolved-configuration]",
                ] + Self.asked + LookupTests.connected("Lead"))
        }

        @Test func `An entry of the Info.plist that is gone is told, and the app delegate asked`() async throws {
            let earlier = ConfigurationSample(entries: [ConfigurationSample.entry("Main", delegate: "Company.Other")])
            #expect(
                try await Self.play(earlier, then: Self.own("Lead")) == [
                    Self.made,
                    "state UISceneConfiguration the stored configuration Main is no longer in the Info.plist [session.unresolved-configuration]",
                ] + Self.asked + LookupTests.connected("Lead"))
        }

        @Test func `An entry of the Info.plist whose class is gone is logged, and the app delegate asked`() async throws
        {
            let earlier = ConfigurationSample(entries: [ConfigurationSample.entry("Main", delegate: "Company.Other")])
            var later = Self.own("Lead")
            later.entries = [ConfigurationSample.entry("Main", delegate: "Company.Gone")]
            #expect(
                try await Self.play(earlier, then: later) == [
                    Self.made,
                    #"console [SceneConfiguration] Info.plist configuration "Main" for UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not load class with name "Company.Gone". [configuration.class-missing]"#,
                    "state UISceneConfiguration the stored scene delegate class was Company.Gone [session.unresolved-configuration]",
                    #"console [SceneConfiguration] Info.plist configuration "(no name)" for UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not load class with name "Company.Gone". [configuration.class-missing]"#,
                ] + Self.asked + LookupTests.connected("Lead"))
        }

        @Test func `An entry of the Info.plist is stored by its name, so its class may change`() async throws {
            let earlier = ConfigurationSample(entries: [ConfigurationSample.entry("Main", delegate: "Company.Other")])
            let later = ConfigurationSample(entries: [ConfigurationSample.entry("Main", delegate: "Company.Lead")])
            #expect(
                try await Self.play(earlier, then: later) == [
                    Self.made,
                    "state UISceneConfiguration stored: name Main, delegate Company.Lead [session.stored-configuration]",
                ] + LookupTests.connected("Lead"))
        }
    }
}
