import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// The search for a configuration in the Info.plist. Each test is a launch on a fresh device.
    struct LookupTests {
        static let entries = [
            ConfigurationSample.entry("Main", delegate: "Company.Lead"),
            ConfigurationSample.entry("Second", delegate: "Company.Other"),
        ]
        static let asked =
            "call Company.AppDelegate.application(_:configurationForConnecting:options:) [session.unknown]"
        static let made = "state Company.AppDelegate.delegate [launch.application-first]"

        static func connected(_ delegate: String) -> [String] {
            [
                "state Company.\(delegate).delegate [scene.delegate]",
                "call Company.\(delegate).scene(_:willConnectTo:options:) [scene.will-connect]",
            ]
        }

        @Test func `By its name`() async throws {
            let sample = ConfigurationSample(
                entries: Self.entries, returns: #"UISceneConfiguration(name: "Second", sessionRole: session.role)"#)
            #expect(
                try await sample.play() == [
                    Self.made, Self.asked,
                    #"state UISceneConfiguration in the Info.plist under "Second": name Second, delegate Company.Other [configuration.by-name]"#,
                    "state UISceneConfiguration from the app delegate: name Second, delegate Company.Other [configuration.delegate]",
                ] + Self.connected("Other"))
        }

        @Test func `Without a name, the first of the role`() async throws {
            let sample = ConfigurationSample(
                entries: Self.entries, returns: "UISceneConfiguration(name: nil, sessionRole: session.role)")
            #expect(
                try await sample.play() == [
                    Self.made, Self.asked,
                    #"state UISceneConfiguration in the Info.plist under "(no name)": name Main, delegate Company.Lead [configuration.without-name]"#,
                    "state UISceneConfiguration from the app delegate: name Main, delegate Company.Lead [configuration.delegate]",
                ] + Self.connected("Lead"))
        }

        @Test func `C69: under a name that is not there, without classes; UIKit rejects nothing`() async throws {
            let returns = """
                let configuration = UISceneConfiguration(name: "Lost", sessionRole: session.role)
                        print(configuration.delegateClass as Any, configuration.storyboard as Any)
                        configuration.delegateClass = Other.self
                        return configuration
                """
            let sample = ConfigurationSample(entries: Self.entries, returns: returns)
            #expect(
                try await sample.play() == [
                    Self.made, Self.asked,
                    #"state UISceneConfiguration no entry "Lost" for UIWindowSceneSessionRoleApplication in the Info.plist [configuration.not-found]"#,
                    "console nil nil",
                    "state UISceneConfiguration from the app delegate: name Lost, delegate Company.Other [configuration.delegate]",
                ] + Self.connected("Other"))
        }

        @Test func `Under another role, as under no name`() async throws {
            let returns = """
                let other = UISceneConfiguration(name: "Main", sessionRole: .windowExternalDisplayNonInteractive)
                        print(other.delegateClass as Any)
                        return UISceneConfiguration(name: "Main", sessionRole: session.role)
                """
            let sample = ConfigurationSample(entries: Self.entries, returns: returns)
            #expect(
                try await sample.play() == [
                    Self.made, Self.asked,
                    #"state UISceneConfiguration no entry "Main" for UIWindowSceneSessionRoleExternalDisplayNonInteractive in the Info.plist [configuration.not-found]"#,
                    "console nil",
                    #"state UISceneConfiguration in the Info.plist under "Main": name Main, delegate Company.Lead [configuration.by-name]"#,
                    "state UISceneConfiguration from the app delegate: name Main, delegate Company.Lead [configuration.delegate]",
                ] + Self.connected("Lead"))
        }

        @Test func `H10: where nobody is asked, the first of the role`() async throws {
            #expect(
                try await ConfigurationSample(entries: Self.entries).play() == [
                    Self.made,
                    "state UISceneConfiguration from the Info.plist: name Main, delegate Company.Lead [configuration.info-plist]",
                ] + Self.connected("Lead"))
        }

        static let noDictionary =
            "console [SceneConfiguration] Info.plist contained no UIScene configuration dictionary (looking for configuration named"

        @Test(arguments: [SystemVersion(16, 1), SystemVersion(16, 2)])
        func `In an Info.plist without configurations, a name is missed on every system`(system: SystemVersion)
            async throws
        {
            let sample = ConfigurationSample(
                entries: nil, returns: #"UISceneConfiguration(name: "Main", sessionRole: session.role)"#)
            let first =
                system < SystemVersion(16, 2)
                ? [] : ["\(Self.noDictionary) \"(no name)\") [configuration.nameless-lookup-logged]"]
            #expect(
                try await sample.play(on: Device(system: system)) == [Self.made] + first + [
                    Self.asked, "\(Self.noDictionary) \"Main\") [configuration.not-found]",
                    "state UISceneConfiguration from the app delegate: name Main [configuration.delegate]",
                ])
        }

        @Test func `And no name from iOS 16.2 on`() async throws {
            let sample = ConfigurationSample(entries: nil)
            let found =
                "state UISceneConfiguration from the Info.plist: no name, no delegate, no storyboard [configuration.info-plist]"
            #expect(
                try await sample.play(on: Device(system: SystemVersion(16, 2))) == [
                    Self.made, "\(Self.noDictionary) \"(no name)\") [configuration.nameless-lookup-logged]", found,
                ])
            #expect(
                try await sample.play(on: Device(system: SystemVersion(16, 1))) == [
                    Self.made,
                    "state UISceneConfiguration the Info.plist has no UISceneConfigurations [configuration.not-found]",
                    found,
                ])
        }

        @Test func `An empty dictionary silences it`() async throws {
            #expect(
                try await ConfigurationSample(entries: []).play() == [
                    Self.made,
                    #"state UISceneConfiguration no entry "(no name)" for UIWindowSceneSessionRoleApplication in the Info.plist [configuration.not-found]"#,
                    "state UISceneConfiguration from the Info.plist: no name, no delegate, no storyboard [configuration.info-plist]",
                ])
        }

        @Test func `H07: a configuration for another role ends the process`() async throws {
            let sample = ConfigurationSample(
                entries: Self.entries,
                returns: "UISceneConfiguration(name: nil, sessionRole: .windowExternalDisplayNonInteractive)")
            let run = try await sample.perform()
            #expect(
                ConfigurationSample.shown(run) == [
                    Self.made, Self.asked,
                    #"state UISceneConfiguration no entry "(no name)" for UIWindowSceneSessionRoleExternalDisplayNonInteractive in the Info.plist [configuration.not-found]"#,
                    "fault NSInternalInconsistencyException The configuration's role UIWindowSceneSessionRoleExternalDisplayNonInteractive is not that of the session, UIWindowSceneSessionRoleApplication. [configuration.role-mismatch]",
                ])
            #expect(run.verdict.exit == .crashed)
        }
    }
}
