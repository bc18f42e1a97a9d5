extension Rule {
    static let hosting: [Rule] =
        [
            hostingInjectedByFramework, hostingInjected, hostingInjectedLate, hostingTestFramework,
            hostingTestFrameworkFirst, hostingDebugLibrary,
            hostingTestsAfterLaunch, hostingRestarted, hostingNeverBootstrapped, hostingUserInterfaceTest,
            hostingPreview, hostingScheme,
        ] + hostVariables

    public static let hostingInjectedByFramework = Rule(
        "hosting.injected-by-framework", .observed,
        "Up to Xcode 6, an inserted framework loads the test bundle before main runs.",
        source: "[Hanson 2005](hanson-2005); [build scripts of Cedar](cedar) and of Jenkins users")

    public static let hostingInjected = Rule(
        "hosting.injected", .observed,
        "The test bundle is in the app's process before main runs (Xcode 8 and later).",
        source: "[Reid 2016](reid-2016); tools that launch test hosts")

    public static let hostingInjectedLate = Rule(
        "hosting.injected-late", .observed,
        "With Xcode 7, main runs without the test bundle; it is loaded before the tests.",
        source: "[openradar 22608212](openradar-22608212), 22101460; [comments below Reid 2015](reid-2015)")

    public static let hostingTestFramework = Rule(
        "hosting.test-framework", .observed,
        "XCTest is in a test host before main runs, even if all tests are Swift Testing's.",
        source: """
            [comments below Reid 2015](reid-2015), which count on it; \
            [swift-testing issue 475](swift-testing-475)
            """)

    public static let hostingTestFrameworkFirst = Rule(
        "hosting.test-framework-first", .observed,
        "With Xcode 7, XCTest is in the process before main runs although the test bundle is not.",
        source: "[Reid in MarvelBrowser pull request 2](marvelbrowser-2-reid)")

    public static let hostingDebugLibrary = Rule(
        "hosting.debug-library", .documented,
        "Since Xcode 16, a debug build has the app's code in a library beside an executable that is a stub.",
        source: "Apple: [Understanding build product layout changes in Xcode](apple-build-products)")

    public static let hostingTestsAfterLaunch = Rule(
        "hosting.tests-after-launch", .observed,
        "The first test runs from the main run loop after the launch: the first scene is connected by then.",
        source: """
            [idb's source](idb); [Reid's book](reid-book). For the scene, \
            [a console log of a test run on the simulator of iOS 14](log-g23)
            """)

    public static let hostingRestarted = Rule(
        "hosting.restarted", .observed,
        "If a test ends the host's process, Xcode launches the host again for the tests that are left.",
        source: """
            [OCUnit2JUnit pull request 40](ocunit2junit-40), which counts the tests of both launches; \
            [xcbeautify pull request 63](xcbeautify-63), which has the message
            """)

    public static let hostingNeverBootstrapped = Rule(
        "hosting.never-bootstrapped", .observed,
        "Of a host that ends or hangs before its tests, Xcode says that it never finished bootstrapping.",
        source: "[tuist issue 11225](tuist-11225); [flutter issue 190646](flutter-190646)")

    public static let hostingUserInterfaceTest = Rule(
        "hosting.user-interface-test", .observed,
        "A UI test's runner starts the app in its own process, without the test bundle and without XCTest.",
        source: "[rules_apple pull request 2530](rules-apple-2530); macoscope")

    public static let hostingPreview = Rule(
        "hosting.preview", .observed,
        "A preview launches the app as it is, with XCODE_RUNNING_FOR_PREVIEWS and without XCTest.",
        source: "[Stack Overflow 61148251](so-61148251); [Apple developer forums 761439](forum-761439)")

    public static let hostingScheme = Rule(
        "hosting.scheme", .observed,
        "A scheme's arguments and variables reach the processes that Xcode starts, and no other launch.",
        source: """
            [Hackworth](hackworth-2020) for arguments; [Reid's comments](reid-comment-21-reply-reid) for \
            variables; that no other launch has them is inferred
            """)
}
