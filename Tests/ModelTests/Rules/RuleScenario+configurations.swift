import Lifecycle
import TestSupport

extension RuleScenario {
    /// The plain app with another answer to configurationForConnecting.
    private static func answering(_ name: String, _ configuration: String, _ before: String = "") -> SampleTemplate {
        SampleTemplate(name: name, configuration: configuration, bodies: ["configurationForConnecting": before])
    }

    private static let window = LogProjection(
        "configurationForConnecting", "willConnectTo", "viewDidLoad", "awakeFromNib"
    )
    .with {
        $0.classes = .all
        $0.writesMessages = true
        $0.writesFaults = true
    }

    /// The ways in which a scene gets its configuration.
    static let configurations: [Scenario] = [
        Scenario(
            name: "A configuration by its name", built: GoldenLog.plain.built, acts: [.run()], projection: window),
        Scenario(
            name: "A configuration without a name",
            built: answering("Nameless", "UISceneConfiguration(name: nil, sessionRole: session.role)").built,
            acts: [.run()], projection: window),
        Scenario(
            name: "Nobody configures: the Info.plist's first", built: unconfigured.built, acts: [.run()],
            projection: window),
        Scenario(
            name: "X3, the default: a name that the Info.plist does not have",
            built: answering("Wrong", #"UISceneConfiguration(name: "Lost", sessionRole: session.role)"#).built,
            acts: [.run()], projection: window),
        Scenario(
            name: "X3: a name that the Info.plist does not have is rejected",
            built: answering("Wrong", #"UISceneConfiguration(name: "Lost", sessionRole: session.role)"#).built,
            device: Conditions(system: SystemVersion(17), readings: [.unknownNameIsRejected]), acts: [.run()],
            projection: window),
        Scenario(
            name: "No dictionary of configurations",
            built: SampleTemplate(name: "Dictionaryless", shape: .emptyManifest).built, acts: [.run()],
            projection: window),
        Scenario(
            name: "No dictionary of configurations, and no name to look for",
            built: SampleTemplate(name: "DictionarylessNameless", shape: .emptyManifest, configures: false).built,
            acts: [.run()], projection: window),
        Scenario(
            name: "A delegate class set in code that is no scene delegate",
            built: SampleTemplate(
                name: "Undelegated", configuration: "undelegated(session)",
                extra: """
                    @MainActor func undelegated(_ session: UISceneSession) -> UISceneConfiguration {
                        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                        configuration.delegateClass = UIResponder.self
                        return configuration
                    }
                    """
            ).built,
            acts: [.run()], projection: window),
        Scenario(
            name: "A scene class that is none",
            built: SampleTemplate(
                name: "Classless", configuration: "classless(session)",
                extra: """
                    @MainActor func classless(_ session: UISceneSession) -> UISceneConfiguration {
                        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                        configuration.sceneClass = NSObject.self
                        return configuration
                    }
                    """
            ).built,
            acts: [.run()], projection: window.with { $0.writesStates = true }),
        Scenario(
            name: "A storyboard without a first view controller",
            built: SampleTemplate(name: "Headless", storyboard: .headless).built, acts: [.run()], projection: window),
        Scenario(
            name: "Another role than the session's",
            built: answering(
                "Cast",
                "UISceneConfiguration(name: nil, sessionRole: .windowExternalDisplayNonInteractive)"
            ).built,
            acts: [.run()], projection: window),
    ]
}
