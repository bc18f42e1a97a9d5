import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// Which classes a configuration can name. Each test is a launch on a fresh device.
    struct ConfiguredClassTests {
        static let made = LookupTests.made

        static func fromPlist(_ summary: String) -> String {
            "state UISceneConfiguration from the Info.plist: \(summary) [configuration.info-plist]"
        }

        /// An app delegate that sets its own delegate class.
        static func setting(_ type: String, _ declaration: String) -> ConfigurationSample {
            ConfigurationSample(
                entries: [],
                returns: """
                    let configuration = UISceneConfiguration(name: "Own", sessionRole: session.role)
                            configuration.delegateClass = \(type).self
                            return configuration
                    """, files: ["Own.swift": "import UIKit\n\(declaration)\n"])
        }

        static func refused(_ type: String) -> String {
            "fault \(type).NSInternalInconsistencyException representation's delegateClass must conform to "
                + "UISceneDelegate protocol [configuration.not-a-delegate-in-code]"
        }

        static func set(_ type: String) -> [String] {
            [
                made, LookupTests.asked,
                #"state UISceneConfiguration no entry "Own" for UIWindowSceneSessionRoleApplication in the Info.plist [configuration.not-found]"#,
                "state UISceneConfiguration from the app delegate: name Own, delegate \(type) [configuration.delegate]",
            ]
        }

        @Test func `A delegate class that is not there is logged, and the app runs on with a black window`()
            async throws
        {
            let sample = ConfigurationSample(
                entries: [ConfigurationSample.entry("Main", delegate: "Company.Nobody", storyboard: "Main")],
                files: ["Main.storyboard": SmallApp.storyboard("Ghost", in: "Company")])
            let run = try await sample.perform()
            #expect(
                ConfigurationSample.shown(run) == [
                    Self.made,
                    #"console [SceneConfiguration] Info.plist configuration "(no name)" for UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not load class with name "Company.Nobody". [configuration.class-missing]"#,
                    Self.fromPlist("name Main, storyboard Main"),
                    "console [Storyboard] Unknown class Company.Ghost in Interface Builder file. [view.unknown-storyboard-class]",
                    "console [WindowScene] There is no scene delegate set. A scene delegate class must be specified to use a main storyboard file. [configuration.storyboard-without-delegate]",
                ])
            #expect(run.verdict.exit == .finished)
        }

        @Test func `It is named as it was looked for`() async throws {
            let sample = ConfigurationSample(
                entries: [ConfigurationSample.entry("Main", delegate: "Company.Nobody")],
                returns: #"UISceneConfiguration(name: "Main", sessionRole: session.role)"#)
            #expect(
                try await sample.play() == [
                    Self.made,
                    #"console [SceneConfiguration] Info.plist configuration "(no name)" for UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not load class with name "Company.Nobody". [configuration.class-missing]"#,
                    LookupTests.asked,
                    #"console [SceneConfiguration] Info.plist configuration "Main" for UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not load class with name "Company.Nobody". [configuration.class-missing]"#,
                    #"state UISceneConfiguration in the Info.plist under "Main": name Main [configuration.by-name]"#,
                    "state UISceneConfiguration from the app delegate: name Main [configuration.delegate]",
                ])
        }

        @Test func `A class that does not adopt the protocol ends the process, whatever it implements`() async throws {
            let plain = ConfigurationSample.delegate("Own", "NSObject")
            let marked = plain.replacing("    func", with: "    @objc(scene:willConnectToSession:options:) func")
            let cases = [
                ("Own", plain, "Company.Own"), ("Own", marked, "Company.Own"), ("UIResponder", "", "UIResponder"),
                ("Own", "class Own {}", "Company.Own"),
            ]
            for (type, source, shown) in cases {
                let run = try await Self.setting(type, source).perform()
                #expect(ConfigurationSample.shown(run) == Self.set(shown).dropLast() + [Self.refused(shown)])
                #expect(run.verdict.exit == .crashed)
            }
        }

        @Test func `N07: the app delegate's class makes a second object`() async throws {
            let own = """
                extension AppDelegate: UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        print(scene.delegate === UIApplication.shared.delegate)
                    }
                }
                """
            #expect(
                try await Self.setting("AppDelegate", own).play()
                    == Self.set("Company.AppDelegate") + LookupTests.connected("AppDelegate") + ["console false"])
        }

        @Test func `A scene class of the app's`() async throws {
            let own = """
                class Stage: UIWindowScene {
                    required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
                        super.init(session: session, connectionOptions: connectionOptions)
                        print(type(of: self), session.role.rawValue)
                    }
                }
                """
            let sample = ConfigurationSample(
                entries: [ConfigurationSample.entry("Main", delegate: "Company.Lead", scene: "Company.Stage")],
                files: ["Stage.swift": "import UIKit\n\(own)\n"])
            #expect(
                try await sample.play() == [
                    Self.made, Self.fromPlist("name Main, delegate Company.Lead"),
                    "console Stage UIWindowSceneSessionRoleApplication",
                ] + LookupTests.connected("Lead"))
        }

        @Test func `A scene class that is not there is logged, and a UIWindowScene takes its place`() async throws {
            let sample = ConfigurationSample(entries: [
                ConfigurationSample.entry("Main", delegate: "Company.Lead", scene: "Company.Nowhere")
            ])
            #expect(
                try await sample.play() == [
                    Self.made,
                    #"console [SceneConfiguration] Info.plist configuration "(no name)" for UIWindowSceneSessionRoleApplication contained UISceneClassName key, but could not load class with name "Company.Nowhere". [configuration.scene-class]"#,
                    Self.fromPlist("name Main, delegate Company.Lead"),
                ] + LookupTests.connected("Lead"))
        }

        @Test func `A scene class that is no scene is told, and a UIWindowScene takes its place`() async throws {
            let sample = ConfigurationSample(entries: [
                ConfigurationSample.entry("Main", delegate: "Company.Lead", scene: "Company.Other")
            ])
            #expect(
                try await sample.play() == [
                    Self.made, Self.fromPlist("name Main, delegate Company.Lead"),
                    "state UISceneConfiguration Company.Other is no UIScene; UIWindowScene takes its place [configuration.scene-class]",
                ] + LookupTests.connected("Lead"))
        }
    }
}
