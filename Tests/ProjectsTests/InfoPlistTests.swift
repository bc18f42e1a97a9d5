import Foundation
import Lifecycle
import Testing

@testable import Projects

@Suite struct InfoPlistTests {
    @Test(
        arguments: [
            ([:], AppDescription(bundleIdentifier: "org.x", name: "X")),
            (
                [
                    "CFBundleIdentifier": .string("org.y"), "CFBundleName": .string("Y"),
                    "UIMainStoryboardFile": .string("Main"), "NSPrincipalClass": .string("MyApplication"),
                ],
                AppDescription(
                    bundleIdentifier: "org.y", name: "Y", mainStoryboard: "Main", principalClass: "MyApplication")
            ),
            (
                [
                    "CFBundleDisplayName": .string("Shown"), "CFBundleName": .string("Y"),
                    "CFBundleIdentifier": .string(""),
                ],
                AppDescription(bundleIdentifier: "org.x", name: "Shown")
            ),
            (
                ["UIApplicationSceneManifest": .dictionary([:])],
                AppDescription(bundleIdentifier: "org.x", name: "X", sceneManifest: SceneManifest())
            ),
            (
                [
                    "UIApplicationSceneManifest": .dictionary([
                        "UIApplicationSupportsMultipleScenes": .string("YES"),
                        "UISceneConfigurations": .dictionary([
                            "RoleA": .array([
                                .dictionary([
                                    "UISceneConfigurationName": .string("One"),
                                    "UISceneClassName": .string("UIWindowScene"),
                                    "UISceneDelegateClassName": .string("X.SceneDelegate"),
                                    "UISceneStoryboardFile": .string("Main"),
                                ]),
                                .dictionary([:]), .string("ignored"),
                            ]),
                            "RoleB": .array([]),
                        ]),
                    ])
                ],
                AppDescription(
                    bundleIdentifier: "org.x", name: "X",
                    sceneManifest: SceneManifest(
                        supportsMultipleScenes: true,
                        configurations: [
                            "RoleA": [
                                SceneConfiguration(
                                    name: "One", role: "RoleA", sceneClass: "UIWindowScene",
                                    delegateClass: "X.SceneDelegate", storyboard: "Main"),
                                SceneConfiguration(role: "RoleA"),
                            ],
                            "RoleB": [],
                        ]))
            ),
        ] as [([String: PropertyList], AppDescription)])
    func `An Info.plist describes an app`(values: [String: PropertyList], expected: AppDescription) {
        #expect(
            InfoPlist(values).appDescription(name: "X", bundleIdentifier: "org.x", storyboards: []) == expected)
    }

    @Test func `Substitution leaves keys and drops empty values`() {
        var settings = BuildSettings(configuration: "Debug")
        settings.add(["PRODUCT_MODULE_NAME": "Stage"])
        let plist = InfoPlist([
            "$(KEY)": .array([.string("${PRODUCT_MODULE_NAME}.A"), .integer(1)]), "CFBundleName": .string("$(NOTHING)"),
            "Other": .string("$(NOTHING)"),
        ])
        #expect(
            plist.substituting(settings)
                == InfoPlist(["$(KEY)": .array([.string("Stage.A"), .integer(1)]), "Other": .string("")]))
    }

    @Test func `Scene manifest generation means no configurations and several scenes`() {
        var settings = BuildSettings(configuration: "Debug")
        settings.add([
            "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES", "INFOPLIST_KEY_UIMainStoryboardFile": "Main",
            "INFOPLIST_KEY_NSCameraUsageDescription": "To see", "INFOPLIST_KEY_UIStatusBarHidden": "NO",
            "INFOPLIST_KEY_Unknown": "left out", "PRODUCT_NAME": "Stage",
        ])
        let file = InfoPlist([
            "UIApplicationSceneManifest": .dictionary([
                "UIApplicationSupportsMultipleScenes": .boolean(false), "Kept": .boolean(true),
            ]),
            "List": .array([.string("a")]),
        ])
        #expect(
            file.merging(.generated(from: settings))
                == InfoPlist([
                    "CFBundleInfoDictionaryVersion": .string("6.0"), "CFBundleName": .string("Stage"),
                    "List": .array([.string("a")]), "LSRequiresIPhoneOS": .boolean(true),
                    "NSCameraUsageDescription": .string("To see"), "UIMainStoryboardFile": .string("Main"),
                    "UIStatusBarHidden": .boolean(false),
                    "UIApplicationSceneManifest": .dictionary([
                        "UIApplicationSupportsMultipleScenes": .boolean(true), "Kept": .boolean(true),
                        "UISceneConfigurations": .dictionary([:]),
                    ]),
                ]))
    }

    @Test func `XML reads back as the same values`() throws {
        let list: PropertyList = .dictionary([
            "text": .string("a < b & \"c\" > d\n é"), "yes": .boolean(true), "no": .boolean(false), "int": .integer(-3),
            "real": .real(1.5), "date": .date(Date(timeIntervalSince1970: 86_400)), "data": .data(Data([0, 255])),
            "empty": .array([]), "none": .dictionary([:]), "list": .array([.integer(1), .string("")]),
        ])
        #expect(try PropertyList(Data(list.xml.utf8)) == list)
    }

    @Test func `XML is sorted and indented`() {
        #expect(
            PropertyList.dictionary(["b": .array([.string("<&>")]), "a": .boolean(true)]).xml == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key>a</key>
                \t<true/>
                \t<key>b</key>
                \t<array>
                \t\t<string>&lt;&amp;&gt;</string>
                \t</array>
                </dict>
                </plist>

                """)
    }
}
