/// Something that the user, Xcode or the system does to the app on the device.
///
/// The texts and the rule of each are in its `info`.
public enum Action: Codable, Hashable, Sendable {
    case home
    case suspend
    case activate
    case switcher
    case controlCenter
    case swipe(card: Int)
    case newWindow
    case split
    case unsplit
    case closeWindow(Int)
    case front(card: Int)
    case backgroundLaunch
    case reclaim
    case memoryWarning
    case connectDisplay
    case disconnectDisplay
    case openURL(String)
    case continueActivity(String)
    case shortcut(String)
    case notification(String)
    case terminate
    case reinstall
}

extension Action {
    /// The word by which `--then` writes it, without its parameter.
    public var word: String { info.word }

    /// The action as `--then` writes it: `home`, `swipe=2`, `open-url=myapp://page`.
    public var name: String {
        switch self {
        case .swipe(let number), .front(let number), .closeWindow(let number):
            number == 1 ? word : "\(word)=\(number)"
        case .openURL(let text), .continueActivity(let text), .shortcut(let text), .notification(let text):
            "\(word)=\(text)"
        default: word
        }
    }

    /// The action that `--then` writes as `name`; nil if there is none.
    public init?(_ name: String) {
        let parts = name.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let kind = Action.kinds.first(where: { $0.word == parts[0] }) else { return nil }
        switch (kind.info.parameter, parts.count == 2 ? parts[1] : nil) {
        case (nil, nil), (.number, nil):
            self = kind
        case (.number, let text?):
            guard let number = Int(text), number > 0 else { return nil }
            self = kind.with(number)
        case (.text, let text?) where !text.isEmpty:
            self = kind.with(text)
        default: return nil
        }
    }

    private func with(_ number: Int) -> Action {
        switch self {
        case .swipe: .swipe(card: number)
        case .front: .front(card: number)
        case .closeWindow: .closeWindow(number)
        default: self
        }
    }

    private func with(_ text: String) -> Action {
        switch self {
        case .openURL: .openURL(text)
        case .continueActivity: .continueActivity(text)
        case .shortcut: .shortcut(text)
        case .notification: .notification(text)
        default: self
        }
    }

    /// True if it does nothing while the app is not running, not even to the App Switcher.
    package var needsProcess: Bool {
        switch self {
        case .suspend, .controlCenter, .split, .unsplit, .closeWindow, .reclaim, .memoryWarning, .terminate: true
        default: false
        }
    }

    /// Every action that needs no parameter.
    public static let plain: [Action] = [
        .home, .suspend, .activate, .switcher, .controlCenter, .swipe(card: 1), .newWindow, .split, .unsplit,
        .closeWindow(1), .front(card: 1), .backgroundLaunch, .reclaim, .memoryWarning, .connectDisplay,
        .disconnectDisplay, .terminate, .reinstall,
    ]

    /// The actions as they are written, for a reader who chooses one.
    public static let spellings: [String] = kinds.map(\.info.spelling)
}

extension Action.Info {
    /// The action as it is written, with a placeholder for its parameter: `swipe[=CARD]`.
    public var spelling: String {
        switch parameter {
        case nil: word
        case .number(let placeholder): "\(word)[=\(placeholder)]"
        case .text(let placeholder, _, _): "\(word)=\(placeholder)"
        }
    }
}
