import Testing

@testable import Lifecycle

struct HostingProfileTests {
    static let places = HostPlaces(folder: "/home", app: "Stage", tests: "StageTests")
    static let products = "/home/Library/Developer/Xcode/DerivedData/Stage/Build/Products/Debug-iphonesimulator"
    static let platform = "/Applications/Xcode.app/Contents/Developer/Platforms/iPhoneSimulator.platform/Developer"
    static let framework = "\(platform)/Library/PrivateFrameworks/IDEBundleInjection.framework/IDEBundleInjection"
    static let configuration = "/home/StageTests-00000000-0000-4000-8000-000000000000.xctestconfiguration"

    /// All facts of a profile.
    struct Row: Hashable {
        var spelling: String
        var bundle: ClassArrival
        var framework: ClassArrival
        var usesDebugLibrary: Bool
        var rules: [String]
        var environment: [String: String]

        init(
            _ spelling: String, _ bundle: ClassArrival, _ framework: ClassArrival, usesDebugLibrary: Bool,
            rules: [String], _ environment: [String: String]
        ) {
            self.spelling = spelling
            self.bundle = bundle
            self.framework = framework
            self.usesDebugLibrary = usesDebugLibrary
            self.rules = rules
            self.environment = environment
        }

        init(_ profile: HostingProfile) {
            self.init(
                profile.rawValue, profile.bundleClasses, profile.testFramework,
                usesDebugLibrary: profile.usesDebugLibrary, rules: profile.rules.map(\.id),
                profile.environment(in: places))
        }
    }

    static let table = [
        Row(
            "6", .beforeMain, .beforeMain, usesDebugLibrary: false,
            rules: ["hosting.injected-by-framework", "hosting.test-framework"],
            [
                "DYLD_INSERT_LIBRARIES": framework,
                "DYLD_FRAMEWORK_PATH": products,
                "XCInjectBundle": "/home/StageTests.xctest",
                "XCInjectBundleInto": "/home/Stage.app/Stage",
                "XPC_SERVICE_NAME": "0",
            ]),
        Row(
            "7", .afterLaunch, .beforeMain, usesDebugLibrary: false,
            rules: ["hosting.test-framework-first", "hosting.injected-late"],
            [
                "DYLD_INSERT_LIBRARIES": framework,
                "TestBundleLocation": "\(products)/StageTests.xctest",
                "XCInjectBundle": "\(products)/StageTests.xctest",
                "XCInjectBundleInto": "/home/Stage.app/Stage",
                "XCTestConfigurationFilePath": configuration,
            ]),
        Row(
            "8", .beforeMain, .beforeMain, usesDebugLibrary: false,
            rules: ["hosting.injected", "hosting.test-framework"],
            [
                "DYLD_INSERT_LIBRARIES": framework,
                "TestBundleLocation": "\(products)/StageTests.xctest",
                "XCInjectBundleInto": "/home/Stage.app/Stage",
                "XCTestConfigurationFilePath": configuration,
            ]),
        Row(
            "16", .beforeMain, .beforeMain, usesDebugLibrary: true,
            rules: ["hosting.injected", "hosting.test-framework", "hosting.debug-library"],
            [
                "DYLD_INSERT_LIBRARIES": "\(platform)/usr/lib/libXCTestBundleInject.dylib",
                "XCInjectBundleInto": "/home/Stage.app/Stage",
                "XCTestBundlePath": "/home/Stage.app/PlugIns/StageTests.xctest",
                "XCTestConfigurationFilePath": "",
                "XCTestSessionIdentifier": "00000000-0000-4000-8000-000000000000",
            ]),
        Row(
            "none", .never, .never, usesDebugLibrary: true, rules: ["hosting.user-interface-test"], [:]),
    ]

    @Test func `Each variable has its rule among the rules of hosting`() {
        #expect(HostVariable.allCases.map(\.rule.id) == Rule.hostVariables.map(\.id))
    }

    @Test func `Each profile says what is known of its Xcode`() {
        #expect(HostingProfile.allCases.map(Row.init) == Self.table)
        #expect(HostingProfile.newest == .xcode16)
    }

    @Test func `Each variable has a rule of its own, in the catalog, and a profile that sets it`() {
        let rules = HostVariable.allCases.map(\.rule.id)
        #expect(
            rules == [
                "hosting.insert-libraries", "hosting.framework-path", "hosting.test-bundle-location",
                "hosting.inject-bundle", "hosting.inject-bundle-into", "hosting.test-bundle-path",
                "hosting.test-bundle-inject-path", "hosting.configuration-file", "hosting.session-identifier",
                "hosting.service-name",
            ])
        #expect(rules.filter { Rule.named($0) == nil } == [])
        // Since which Xcode it is set is not known, so no profile has it.
        #expect(
            Set(HostingProfile.allCases.flatMap(\.variables))
                == Set(HostVariable.allCases).subtracting([.testBundleInjectPath]))
    }

    static let actions: [(XcodeAction, ProcessLaunch, HostingProfile?, String, String?)] = [
        (.run, .run, nil, "by Xcode's Run", nil),
        (
            .preview, .run, nil, "by Xcode's canvas, for a preview, without test bundle and XCTest", "hosting.preview"
        ),
        (
            .test(.xcode6), .test, .xcode6, "by Xcode's Test, with the test bundle in the process",
            "hosting.injected-by-framework"
        ),
        (
            .test(.xcode7), .test, .xcode7, "by Xcode's Test, with XCTest in the process; the test bundle comes later",
            "hosting.test-framework-first"
        ),
        (.test(.xcode8), .test, .xcode8, "by Xcode's Test, with the test bundle in the process", "hosting.injected"),
        (.test(.xcode16), .test, .xcode16, "by Xcode's Test, with the test bundle in the process", "hosting.injected"),
        (
            .test(.none), .run, nil,
            "by the runner of UI tests, in a process of its own, without test bundle and XCTest",
            "hosting.user-interface-test"
        ),
    ]

    @Test(arguments: actions)
    func `What Xcode starts a process for decides what is in it`(
        _ action: XcodeAction, _ launch: ProcessLaunch, _ hosting: HostingProfile?, _ words: String, _ rule: String?
    ) {
        #expect(action.launch == launch)
        #expect(action.hosting == hosting)
        #expect(action.words == words)
        #expect(action.rule?.id == rule)
    }

    @Test func `Without a test host, the environment tells of a preview alone`() {
        #expect(XcodeAction.run.environment(in: nil) == [:])
        #expect(XcodeAction.preview.environment(in: nil) == ["XCODE_RUNNING_FOR_PREVIEWS": "1"])
        #expect(XcodeAction.test(.none).environment(in: nil) == [:])
        #expect(XcodeAction.test(.xcode6).environment(in: Self.places) == Self.table[0].environment)
    }

    @Test func `A scheme sets any variable but those that start the process`() {
        let names = [
            "XCTestConfigurationFilePath", "HOME", "_a1", "LD_PRELOAD", "LD_LIBRARY_PATH", "UNDERSTUDY_TEST_BUNDLE",
        ]
        #expect(names.filter(Scheme.accepts) == ["XCTestConfigurationFilePath", "HOME", "_a1"])
    }

    @Test(arguments: ["", "A=B", "-S/bin/sh -c id", "-i", "--", "1A", "A B", "A-B", "A.B", "Ä", "A\n", "A\0"])
    func `A variable's name is nothing else`(_ name: String) {
        #expect(!Scheme.accepts(variable: name))
        #expect(Scheme.refusal(of: name)?.what == "\"\(name)\" cannot be the name of an environment variable.")
    }
}
