extension Rule {
    /// The rules of `HostVariable`, in its order.
    static let hostVariables: [Rule] = [
        hostingInsertLibraries, hostingFrameworkPath, hostingTestBundleLocation, hostingInjectBundle,
        hostingInjectBundleInto, hostingTestBundlePath, hostingTestBundleInjectPath, hostingConfigurationFile,
        hostingSessionIdentifier, hostingServiceName,
    ]

    public static let hostingInsertLibraries = Rule(
        "hosting.insert-libraries", .observed,
        "DYLD_INSERT_LIBRARIES names the library that loads the test bundle, in every test host.",
        source: "[xctool issue 754](xctool-754); [rules_apple](rules-apple); [build scripts of Cedar](cedar)")

    public static let hostingFrameworkPath = Rule(
        "hosting.framework-path", .observed,
        "Up to Xcode 6, DYLD_FRAMEWORK_PATH names the folder of what was built.",
        source: "[build scripts of Cedar](cedar) and of Jenkins users")

    public static let hostingTestBundleLocation = Rule(
        "hosting.test-bundle-location", .observed,
        "From Xcode 7 to 13, TestBundleLocation is the test bundle's path on the Mac.",
        source: "[Kenji below Reid 2015](reid-comment-18); [bluepill, which set it until August 2017](bluepill)")

    public static let hostingInjectBundle = Rule(
        "hosting.inject-bundle", .observed,
        "Up to Xcode 7.2, XCInjectBundle is the test bundle's path: on the device, and with Xcode 7 on the Mac.",
        source: "[openradar 22670074](openradar-22670074); [comments below Reid 2015](reid-2015)")

    public static let hostingInjectBundleInto = Rule(
        "hosting.inject-bundle-into", .observed,
        "XCInjectBundleInto is the path of the executable that is to become the test host.",
        source: """
            [xctool issue 754](xctool-754); the launcher of [bluepill](bluepill); xctestrun templates of \
            [rules_apple](rules-apple)
            """)

    public static let hostingTestBundlePath = Rule(
        "hosting.test-bundle-path", .observed,
        "XCTestBundlePath is the test bundle's path in the app. Since which Xcode it is there is not known.",
        source: "[Swift Testing's source](swift-testing)")

    public static let hostingTestBundleInjectPath = Rule(
        "hosting.test-bundle-inject-path", .observed,
        """
        XCTestBundleInjectPath is the path that Swift Testing adds to DYLD_INSERT_LIBRARIES for exit tests in a test \
        host. Since which Xcode it is there is not known.
        """,
        source: "[Swift Testing, pull request 1698](swift-testing-1698)")

    public static let hostingConfigurationFile = Rule(
        "hosting.configuration-file", .observed,
        "Since Xcode 7, XCTestConfigurationFilePath is there in a test host; now it may be empty.",
        source: """
            [comments below Reid 2015](reid-2015); [Quick issue 501](quick-501); \
            [DATAStack issue 40](datastack-40); public launchers that set it empty
            """)

    public static let hostingSessionIdentifier = Rule(
        "hosting.session-identifier", .observed,
        "XCTestSessionIdentifier is there in a test host. Since which Xcode, and in which form, is not known.",
        source: "[Point-Free's isTesting](point-free); a comment in [rules_apple](rules-apple)")

    public static let hostingServiceName = Rule(
        "hosting.service-name", .inferred,
        "XPC_SERVICE_NAME, which launchd and shells set, is 0 in a test host of Xcode 6.",
        source: "[NSObject-HYPTesting](hyptesting), which asks for it")
}
