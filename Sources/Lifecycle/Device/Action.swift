/// Something that the user, or Xcode, does to the app on the device.
public enum Action: Codable, Hashable, Sendable {
    /// Go to the home screen; the app stays alive in the background.
    case home
    /// The system suspends the app.
    case suspend
    /// Tap the app's icon, or its card in the App Switcher: it comes to the front, launched where it is not running.
    case activate
    /// Open the App Switcher.
    case switcher
    /// Swipe the app's card away in the App Switcher.
    case swipe
    /// Stop the process, as Xcode does.
    case terminate
    /// Delete the app with its data and install it again.
    case reinstall

    /// How `--then` writes it.
    public var name: String {
        switch self {
        case .home: "home"
        case .suspend: "suspend"
        case .activate: "activate"
        case .switcher: "switcher"
        case .swipe: "swipe"
        case .terminate: "terminate"
        case .reinstall: "reinstall"
        }
    }

    /// Every action without parameters.
    public static let plain: [Action] = [.home, .suspend, .activate, .switcher, .swipe, .terminate, .reinstall]

    /// The action that `--then` writes as `name`; nil where there is none.
    public init?(_ name: String) {
        guard let action = Action.plain.first(where: { $0.name == name }) else { return nil }
        self = action
    }
}
