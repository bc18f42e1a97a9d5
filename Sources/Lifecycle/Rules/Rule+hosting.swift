extension Rule {
    static let hosting: [Rule] = [injected, testsAfterLaunch]

    /// The test bundle is in the app's process before main runs (Xcode 8 and later).
    public static let injected = Rule(
        "hosting.injected", .observed,
        "The test bundle is in the app's process before main runs (Xcode 8 and later).",
        source: "Reid 2016; tools that launch test hosts")

    /// The first test runs from the main run loop after the launch: the first scene is connected by then.
    public static let testsAfterLaunch = Rule(
        "hosting.tests-after-launch", .observed,
        "The first test runs from the main run loop after the launch: the first scene is connected by then.",
        source: "idb's source; Reid")
}
