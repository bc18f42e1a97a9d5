internal import Lifecycle

extension ActionView {
    /// The actions for every device.
    static let usual = views([.home, .suspend, .activate, .switcher, .swipe(card: 1), .terminate, .reinstall])

    /// The actions on the windows of an iPad.
    static let ofWindows = views([.newWindow, .split, .unsplit])

    /// The actions that happen to a device more rarely.
    static let further = views([
        .controlCenter, .backgroundLaunch, .reclaim, .memoryWarning, .connectDisplay, .disconnectDisplay,
    ])

    private static func views(_ actions: [Action]) -> [ActionView] {
        actions.map { ActionView(name: $0.name, title: $0.title) }
    }
}

extension TextActionView {
    /// Every action that takes a text.
    static let all = [
        view(.openURL(""), label: "URL", example: "stage://tonight"),
        view(.continueActivity(""), label: "Type of the activity", example: "org.understudy.reading"),
        view(.shortcut(""), label: "Type of the icon’s action", example: "org.understudy.tickets"),
    ]

    private static func view(_ action: Action, label: String, example: String) -> TextActionView {
        TextActionView(name: action.word, title: action.title, label: label, example: example)
    }
}

extension Action {
    /// The text of a button.
    fileprivate var title: String {
        switch self {
        case .home: "Home"
        case .suspend: "Suspend"
        case .activate: "Open"
        case .switcher: "App Switcher"
        case .controlCenter: "Control Centre"
        case .swipe: "Swipe away"
        case .newWindow: "New window"
        case .split: "Split view"
        case .unsplit: "End split view"
        case .front: "Choose card"
        case .backgroundLaunch: "Launch in background"
        case .reclaim: "Reclaim memory"
        case .memoryWarning: "Memory warning"
        case .connectDisplay: "Connect display"
        case .disconnectDisplay: "Disconnect display"
        case .openURL: "Open URL"
        case .continueActivity: "Continue activity"
        case .shortcut: "Icon action"
        case .terminate: "Terminate"
        case .reinstall: "Reinstall"
        }
    }
}
