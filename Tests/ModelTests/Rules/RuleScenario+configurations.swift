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
            name: "A configuration by its name", piece: GoldenLog.plain.piece, acts: [.run()], instrument: window),
        Scenario(
            name: "A configuration without a name",
            piece: answering("Nameless", "UISceneConfiguration(name: nil, sessionRole: session.role)").piece,
            acts: [.run()], instrument: window),
        Scenario(
            name: "Nobody configures: the Info.plist's first", piece: unconfigured.piece, acts: [.run()],
            instrument: window),
        Scenario(
            name: "X3, the default: a name that the Info.plist does not have",
            piece: answering("Wrong", #"UISceneConfiguration(name: "Lost", sessionRole: session.role)"#).piece,
            acts: [.run()], instrument: window),
        Scenario(
            name: "X3: a name that the Info.plist does not have is rejected",
            piece: answering("Wrong", #"UISceneConfiguration(name: "Lost", sessionRole: session.role)"#).piece,
            device: Conditions(system: SystemVersion(17), readings: [.unknownNameIsRejected]), acts: [.run()],
            instrument: window),
        Scenario(
            name: "No dictionary of configurations",
            piece: SampleTemplate(name: "Dictionaryless", shape: .emptyManifest).piece, acts: [.run()],
            instrument: window),
        Scenario(
            name: "No dictionary of configurations, and no name to look for",
            piece: SampleTemplate(name: "DictionarylessNameless", shape: .emptyManifest, configures: false).piece,
            acts: [.run()], instrument: window),
        Scenario(
            name: "A scene class that is none",
            piece: SampleTemplate(
                name: "Classless", configuration: "classless(session)",
                extra: """
                    @MainActor func classless(_ session: UISceneSession) -> UISceneConfiguration {
                        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                        configuration.sceneClass = NSObject.self
                        return configuration
                    }
                    """
            ).piece,
            acts: [.run()], instrument: window.with { $0.writesStates = true }),
        Scenario(
            name: "A storyboard without a first view controller",
            piece: SampleTemplate(name: "Headless", storyboard: .headless).piece, acts: [.run()], instrument: window),
        Scenario(
            name: "Another role than the session's",
            piece: answering(
                "Cast",
                "UISceneConfiguration(name: nil, sessionRole: .windowExternalDisplayNonInteractive)"
            ).piece,
            acts: [.run()], instrument: window),
    ]
}
