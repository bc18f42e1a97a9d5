/// Files as Xcode and others write them, of the formats of which the fixtures have none or few.
enum SeedTexts {
    static let infoPlist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>CFBundleIdentifier</key>
            <string>org.understudy.$(PRODUCT_NAME:rfc1034identifier)</string>
            <key>LSRequiresIPhoneOS</key>
            <true/>
            <key>UIMainStoryboardFile</key>
            <string>Main</string>
            <key>UIMainStoryboardFile~ipad</key>
            <string>Card</string>
            <key>NSUserActivityTypes</key>
            <array><string>reading</string></array>
            <key>Made</key>
            <date>2024-02-29T12:00:00Z</date>
            <key>Icon</key>
            <data>AAECAw==</data>
            <key>Number</key>
            <integer>-42</integer>
            <key>Real</key>
            <real>1.5e3</real>
            <key>UIApplicationSceneManifest</key>
            <dict>
                <key>UIApplicationSupportsMultipleScenes</key>
                <false/>
                <key>UISceneConfigurations</key>
                <dict>
                    <key>UIWindowSceneSessionRoleApplication</key>
                    <array>
                        <dict>
                            <key>UISceneConfigurationName</key>
                            <string>Default</string>
                            <key>UISceneDelegateClassName</key>
                            <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                        </dict>
                    </array>
                </dict>
            </dict>
        </dict>
        </plist>

        """

    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
            <scenes>
                <scene sceneID="s">
                    <objects>
                        <navigationController id="a" sceneMemberID="viewController" storyboardIdentifier="Start">
                            <connections>
                                <segue destination="b" kind="relationship" relationship="rootViewController" id="r"/>
                            </connections>
                        </navigationController>
                        <viewController id="b" customClass="V" customModuleProvider="target" sceneMemberID="viewController">
                            <string key="title">Two &amp; two</string>
                            <view key="view" id="v"><label id="l" text="Hello"/></view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    static let nib = """
        <?xml version="1.0"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><dependencies/><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="Old">
        <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
        <view id="v" customClass="Kit" customModule="Kits">
        <label id="l" customClass="Objective"><string key="text"> Two lines &amp; more </string></label></view>
        </objects></document>

        """

    static let assetGroup =
        #"{ "info": { "author": "xcode", "version": 1 }, "properties": { "provides-namespace": true } }"#

    static let stringCatalog = """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
            "Hello %@": { "localizations": {
                "de": { "stringUnit": { "state": "translated", "value": "Hallo \\"%@\\"" } },
                "pt-BR": { "stringUnit": { "state": "translated", "value": "Ol\u{E1}" } } } },
            "Plural": { "localizations": { "en": { "variations": { "plural": { "one": {} } } } } },
            "": {} } }
        """

    static let workspace = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version = "1.0">
           <FileRef location = "group:Ensemble.xcodeproj"></FileRef>
           <Group location = "container:Packages" name = "Packages">
              <FileRef location = "group:Score"></FileRef>
              <FileRef location = "absolute:/nowhere/Other.xcodeproj"></FileRef>
           </Group>
        </Workspace>

        """

    static let resolvedPackages = """
        { "originHash": "0", "version": 3, "pins": [
            { "identity": "box", "kind": "remoteSourceControl", "location": "https://example.org/Box.git",
              "state": { "revision": "abc", "version": "1.2.3" } } ] }
        """

    static let oldResolvedPackages = """
        { "version": 1, "object": { "pins": [
            { "package": "Box", "repositoryURL": "https://example.org/Box.git", "state": { "branch": null } } ] } }
        """

    static let testPlan = """
        { "configurations": [
            { "name": "One", "options": { "environmentVariableEntries": [
                { "key": "STAGE", "value": "$(TARGET_NAME)" }, { "key": "OFF", "value": "", "enabled": false } ] } },
            { "name": "Two", "options": {} } ],
          "defaultOptions": { "commandLineArgumentEntries": [ { "argument": "-all \\"a b\\"" } ] },
          "testTargets": [ { "target": { "identifier": "GlobeTests", "name": "GlobeTests" },
            "skippedTests": ["A/b()"] }, { "enabled": false, "target": { "name": "Other" } } ],
          "version": 1 }
        """

    static let configurationFile = """
        // The app's settings
        #include "Base.xcconfig"
        #include? "Local.xcconfig"
        NAME = $(inherited) $(TARGET_NAME:c99extidentifier)
        PRODUCT_NAME[sdk=iphone*] = $(NAME:lower:default=$(PROJECT_NAME)) // named
        PRODUCT_BUNDLE_IDENTIFIER = org.understudy.${PRODUCT_NAME:rfc1034identifier}
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG "A B" $(inherited)
        OTHER_SWIFT_FLAGS = -D FLAG -DOTHER;
        IPHONEOS_DEPLOYMENT_TARGET = 16.4

        """

    /// The project of the tests, with a configuration file, a bridging header, setting groups and a test plan.
    static let xcodeGen = ProjectTexts.xcodeGen
        .replacing("packages:\n", with: "configFiles: {Development: App.xcconfig}\npackages:\n")
        .replacing("templates: [App]\n", with: "templates: [App]\n    templateAttributes: {kind: big}\n")
        .replacing(
            "    info:\n",
            with: "    settings: {base: {SWIFT_OBJC_BRIDGING_HEADER: Globe/Bridging.h}, groups: [shared]}\n    info:\n"
        )
        .replacing(
            "    test:\n",
            with: "    test:\n      testPlans: [{path: Unit.xctestplan, defaultPlan: true}]\n")

    static let xcodeGenTemplates = ProjectTexts.xcodeGenShared
        .replacing(
            "settings:\n  base",
            with:
                "settingGroups:\n  shared: {base: {SHARED: yes}, groups: [more]}\n  more: {MORE: 1}\nsettings:\n  base"
        )
        .replacing(
            #"{<<: *base, PRODUCT_NAME: "${target_name} Theatre"}"#,
            with: #"{base: {<<: *base, PRODUCT_NAME: "${target_name} ${kind}"}}"#)

    static let packageManifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let shared: [Target.Dependency] = [.product(name: "Box", package: "Box")]
        let package = Package(
            name: "Score",
            platforms: [.iOS(.v16)],
            products: [.library(name: "Score", targets: ["Score"])],
            dependencies: [.package(path: "../Other"), .package(url: "https://example.org/Box.git", from: "1.0.0")],
            targets: [
                .target(
                    name: "Score", dependencies: shared + ["Core"], path: "Sources/Score", exclude: ["a.md"],
                    resources: [.process("b")],
                    swiftSettings: [.define("A", .when(configuration: .debug)), .swiftLanguageMode(.v5)]),
                .testTarget(name: "ScoreTests", dependencies: ["Score"]),
            ],
            swiftLanguageModes: [.v6, .version("5")]
        )

        """

    static let podfile = """
        platform :ios, '16.0'
        target 'Globe' do
          use_frameworks!
          pod 'Feature', :path => 'Pods/'
          pod "Firebase/Core", '~> 10.0'
          pod 'Other', path: "Pods/Other.podspec"
        end

        """

    static let bridgingHeader = """
        // Bridging
        #ifndef A_h
        #define A_h
        @import UIKit;
        #import <CommonCrypto/CommonCrypto.h>
        /* #import "Old.h" */
        #endif

        """

    static let runRequests = [
        #"{"step":"basics/1"}"#,
        #"{"step":"basics/2","kind":"test","files":[{"name":"Stage/main.swift","text":"print(1)"}],"command":1}"#,
        #"{"step":"basics/1","launch":{"scenario":"afterRun","device":"ipad","os":"17.4","sdk":"16","xcode":"8","reading":["manifest-alone-adopts"],"argument":["-a","b c"],"environment":["A=b","C="],"preview":false,"then":["home","swipe=1"]}}"#,
        #"{"step":"basics/1","kind":"run","launch":{"scenario":"afterSplit","device":"ipad","sdk":"device","preview":true}}"#,
    ]
}
