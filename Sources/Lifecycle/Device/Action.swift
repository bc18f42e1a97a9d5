/// Something that the user, Xcode or the system does to the app on the device.
public enum Action: Codable, Hashable, Sendable {
    /// Go to the home screen; the app stays alive in the background.
    case home
    /// The system suspends the app.
    case suspend
    /// Tap the app's icon, or its card in the App Switcher: it comes to the front, launched where it is not running.
    case activate
    /// Open the App Switcher.
    case switcher
    /// Open Control Centre, or be interrupted by a call or an alert of the system's.
    case controlCenter
    /// Swipe a card of the app away in the App Switcher; 1 is the one used last.
    case swipe(card: Int)
    /// Open another window of the app.
    case newWindow
    /// Put the two windows used last side by side, opening a second one where there is none.
    case split
    /// Give each of two windows side by side a space of its own.
    case unsplit
    /// Bring a card of the app to the front; 1 is the one used last.
    case front(card: Int)
    /// The system starts the app in the background.
    case backgroundLaunch
    /// The system takes back the memory of scenes that nobody sees.
    case reclaim
    /// The system warns that memory is short.
    case memoryWarning
    /// An external display is connected.
    case connectDisplay
    /// It is disconnected.
    case disconnectDisplay
    /// Somebody asks the app to open a URL.
    case openURL(String)
    /// The user goes on with an activity of this type.
    case continueActivity(String)
    /// The user chooses an action of the app's icon.
    case shortcut(String)
    /// Stop the process, as Xcode does.
    case terminate
    /// Delete the app with its data and install it again.
    case reinstall
}

extension Action {
    /// The word by which `--then` writes it, without its parameter.
    public var word: String {
        switch self {
        case .home: "home"
        case .suspend: "suspend"
        case .activate: "activate"
        case .switcher: "switcher"
        case .controlCenter: "control-center"
        case .swipe: "swipe"
        case .newWindow: "new-window"
        case .split: "split"
        case .unsplit: "unsplit"
        case .front: "front"
        case .backgroundLaunch: "background-launch"
        case .reclaim: "reclaim"
        case .memoryWarning: "memory-warning"
        case .connectDisplay: "connect-display"
        case .disconnectDisplay: "disconnect-display"
        case .openURL: "open-url"
        case .continueActivity: "continue"
        case .shortcut: "shortcut"
        case .terminate: "terminate"
        case .reinstall: "reinstall"
        }
    }

    /// How `--then` writes it: `home`, `swipe=2`, `open-url=myapp://page`.
    public var name: String {
        switch self {
        case .swipe(let card), .front(let card): card == 1 ? word : "\(word)=\(card)"
        case .openURL(let text), .continueActivity(let text), .shortcut(let text): "\(word)=\(text)"
        default: word
        }
    }

    /// The action that `--then` writes as `name`; nil where there is none.
    public init?(_ name: String) {
        let parts = name.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let value = parts.count == 2 ? parts[1] : nil
        if let plain = Action.plain.first(where: { $0.word == parts[0] }), value == nil {
            self = plain
            return
        }
        let card = value.flatMap(Int.init)
        switch (parts[0], value) {
        case ("swipe", _?):
            guard let card, card > 0 else { return nil }
            self = .swipe(card: card)
        case ("front", _?):
            guard let card, card > 0 else { return nil }
            self = .front(card: card)
        case ("open-url", let text?) where !text.isEmpty: self = .openURL(text)
        case ("continue", let text?) where !text.isEmpty: self = .continueActivity(text)
        case ("shortcut", let text?) where !text.isEmpty: self = .shortcut(text)
        default: return nil
        }
    }

    /// Every action that needs no parameter.
    public static let plain: [Action] = [
        .home, .suspend, .activate, .switcher, .controlCenter, .swipe(card: 1), .newWindow, .split, .unsplit,
        .front(card: 1), .backgroundLaunch, .reclaim, .memoryWarning, .connectDisplay, .disconnectDisplay, .terminate,
        .reinstall,
    ]

    /// How the actions are written, for a reader who chooses one.
    public static let spellings: [String] =
        plain.map { action in
            switch action {
            case .swipe, .front: "\(action.word)[=CARD]"
            default: action.word
            }
        } + ["open-url=URL", "continue=TYPE", "shortcut=TYPE"]
}
