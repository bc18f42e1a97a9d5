extension MutationTests {
    /// The mutations of the tutorials in the chapter Today.
    static let today = [
        Mutation(
            step: "now/lookup", what: "the name looked up mistyped", path: "Stage/Stage.swift",
            old: "\"TestingAppDelegate\"", new: "\"TestngAppDelegate\""),
        Mutation(
            step: "now/configuration", what: "the storyboard not nil", path: "StageTests/TestingAppDelegate.swift",
            old: "configuration.storyboard = nil", new: ""),
        Mutation(
            step: "now/destruction-in-both", what: "no condition in production", path: "Stage/Stage.swift",
            old: "scene.destructionConditions = [.systemDisconnection]", new: ""),
        Mutation(
            step: "now/entry-by-name", what: "another entry asked for", path: "StageTests/TestingAppDelegate.swift",
            old: "\"Test Configuration\"", new: "\"Tests Configuration\""),
        Mutation(
            step: "now/manifest", what: "the entry without a scene delegate", path: "Stage/Info.plist",
            old: "UISceneDelegateClassName", new: "UISceneDelegateClass"),
        Mutation(
            step: "matinee/launcher", what: "another class looked up", path: "Matinee/MatineeApp.swift",
            old: "\"XCTestCase\"", new: "\"XCTestCases\""),
        Mutation(
            step: "matinee/preview-variable", what: "the variable mistyped", path: "Matinee/MatineeApp.swift",
            old: "XCODE_RUNNING_FOR_PREVIEWS", new: "XCODE_RUNNING_FOR_PREVIEW"),
        Mutation(
            step: "pirringer/session", what: "the session not set", path: "StageTests/SceneDelegateTests.swift",
            old: "[\"session\": session]", new: "[:]"),
        Mutation(
            step: "detours/argument", what: "another argument asked for", path: "Stage/Stage.swift",
            old: "\"-testing\"", new: "\"-test\""),
    ]
}
