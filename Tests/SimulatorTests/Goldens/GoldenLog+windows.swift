import Lifecycle

extension GoldenLog {
    static let pad = Conditions(idiom: .pad, system: SystemVersion(17))
    /// An app that may show several windows.
    static let several = Chronicle(name: "SeveralChronicle", showsSeveral: true)
    /// One whose first window is the main one, and whose others show details.
    static let details = Chronicle(
        name: "Details", storyboard: nil, showsSeveral: true, configuration: "details(session)",
        extra: """
            class MainSceneDelegate: SceneDelegate {}
            class DetailSceneDelegate: SceneDelegate {}

            @MainActor func details(_ session: UISceneSession) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                let isFirst = UIApplication.shared.connectedScenes.isEmpty
                configuration.delegateClass = isFirst ? MainSceneDelegate.self : DetailSceneDelegate.self
                return configuration
            }
            """)

    /// Logs of several windows on an iPad.
    static let windows: [Scenario] = [
        Scenario(
            name: "G25: the last window of several is remembered", piece: details.piece, device: pad,
            acts: [
                Scenario.Act(
                    launch: .run, writing: .under("first launch"),
                    then: [
                        .init(action: .newWindow, writing: .under("open detail window")),
                        .init(action: .switcher, writing: .not), .init(action: .swipe(card: 2), writing: .not),
                        .init(action: .swipe(card: 1), writing: .not),
                    ]),
                Scenario.Act(launch: .homeScreen, writing: .under("relaunch")),
            ],
            instrument: Instrument("configurationForConnecting", "willConnectTo").with { $0.classes = .all },
            lines: [
                "first launch:",
                "AppDelegate.configurationForConnecting",
                "MainSceneDelegate.willConnectTo",
                "open detail window:",
                "AppDelegate.configurationForConnecting",
                "DetailSceneDelegate.willConnectTo",
                "relaunch:",
                "DetailSceneDelegate.willConnectTo",
            ]),
    ]
}
