import TestSupport

extension RuleScenario {
    /// Classes that an app looks up by a name that none of them has.
    static let lookups: [Scenario] = [
        Scenario(
            name: "Classes by names that miss them",
            built: {
                try await .small(
                    "Misnamed",
                    [
                        "main.swift": SmallApp.main(
                            """
                            for name in ["AppDelegate", "Misnamed.Understudy", "Nobody"] { _ = NSClassFromString(name) }
                            """, before: "@objc(TestingAppDelegate) class Understudy: NSObject {}")
                    ])
            },
            acts: [.run()],
            projection: LogProjection().with { $0.writesStates = true })
    ]
}
