extension Action {
    /// The texts and the rule of an action: the one table from which the command line, the site, the documentation and
    /// the model take them.
    public struct Info: Hashable, Sendable {
        /// The word by which `--then` writes it, without its parameter: `control-center`.
        public let word: String
        /// The parameter that `--then` writes after the word; nil for none.
        public let parameter: Parameter?
        /// The text of its button: `Control Centre`.
        public let title: String
        /// The enumeration's case, as Swift names it: `controlCenter`.
        public let symbol: String
        /// The rule behind it, unless the state of the app calls for another.
        public let rule: Rule
        /// A sentence about it.
        public let help: String

        init(
            _ word: String, _ parameter: Parameter? = nil, title: String, symbol: String, rule: Rule, _ help: String
        ) {
            self.word = word
            self.parameter = parameter
            self.title = title
            self.symbol = symbol
            self.rule = rule
            self.help = help
        }
    }

    /// The parameter of an action.
    public enum Parameter: Hashable, Sendable {
        /// A number from 1, which is taken if none is written: its placeholder in the spelling.
        case number(String)
        /// A text: its placeholder in the spelling, the label of its field, and an example.
        case text(String, label: String, example: String)

        /// The number of a card in the App Switcher.
        static let card = Parameter.number("CARD")
    }

    private static func closing(_ window: Int) -> String {
        switch window {
        case 1: "Close left window"
        case 2: "Close right window"
        default: "Close window \(window)"
        }
    }

    /// The texts and the rule of this action.
    public var info: Info {
        switch self {
        case .home:
            Info(
                "home", title: "Home", symbol: "home", rule: .actionHome,
                "The user goes to the home screen. The app stays alive.")
        case .suspend:
            Info(
                "suspend", title: "Suspend", symbol: "suspend", rule: .actionSuspend,
                "The system suspends the app, if it is in the background.")
        case .activate:
            Info(
                "activate", title: "Open", symbol: "activate", rule: .actionActivate,
                "The user taps the app's icon or its card. If it is not running, it is launched.")
        case .switcher:
            Info(
                "switcher", title: "App Switcher", symbol: "switcher", rule: .actionSwitcher,
                "The user opens the App Switcher.")
        case .controlCenter:
            Info(
                "control-center", title: "Control Centre", symbol: "controlCenter", rule: .actionInterrupted,
                "The user opens Control Centre, or a call interrupts the app.")
        case .swipe:
            Info(
                "swipe", .card, title: "Swipe away", symbol: "swipe(card:)", rule: .actionSwipe,
                "The user swipes a card of the app away; 1 is the one used last.")
        case .newWindow:
            Info(
                "new-window", title: "New window", symbol: "newWindow", rule: .windowNew,
                "The user opens another window, on an iPad.")
        case .split:
            Info(
                "split", title: "Split view", symbol: "split", rule: .windowSplit,
                "The user puts the two windows used last side by side. If there is one, a second is opened.")
        case .unsplit:
            Info(
                "unsplit", title: "End split view", symbol: "unsplit", rule: .windowSplit,
                "The user takes two windows apart, so that each has its own space.")
        case .closeWindow(let number):
            Info(
                "close-window", .number("WINDOW"), title: Self.closing(number),
                symbol: "closeWindow(_:)",
                rule: .windowClosedInFront,
                "The user closes one of two windows that are side by side; 1 is the one on the left.")
        case .front:
            Info(
                "front", .card, title: "Choose card", symbol: "front(card:)", rule: .windowChosen,
                "The user brings a card of the app to the front; 1 is the one used last.")
        case .backgroundLaunch:
            Info(
                "background-launch", title: "Launch in background", symbol: "backgroundLaunch",
                rule: .launchBackground, "The system starts the app in the background.")
        case .reclaim:
            Info(
                "reclaim", title: "Reclaim memory", symbol: "reclaim", rule: .sceneReclaimed,
                "The system takes back the memory of scenes that are in the background.")
        case .memoryWarning:
            Info(
                "memory-warning", title: "Memory warning", symbol: "memoryWarning", rule: .sceneMemoryWarning,
                "The system warns that memory is short.")
        case .connectDisplay:
            Info(
                "connect-display", title: "Connect display", symbol: "connectDisplay", rule: .sceneExternalDisplay,
                "An external display is connected.")
        case .disconnectDisplay:
            Info(
                "disconnect-display", title: "Disconnect display", symbol: "disconnectDisplay",
                rule: .sceneExternalDisplay, "The external display is disconnected.")
        case .openURL:
            Info(
                "open-url", .text("URL", label: "URL", example: "stage://tonight"), title: "Open URL",
                symbol: "openURL(_:)", rule: .deliveryUrl, "Another app or the user asks the app to open a URL.")
        case .continueActivity:
            Info(
                "continue", .text("TYPE", label: "Type of the activity", example: "org.understudy.reading"),
                title: "Continue activity", symbol: "continueActivity(_:)", rule: .deliveryActivity,
                "The user goes on with an activity of that type.")
        case .shortcut:
            Info(
                "shortcut", .text("TYPE", label: "Type of the icon’s action", example: "org.understudy.tickets"),
                title: "Icon action", symbol: "shortcut(_:)", rule: .deliveryShortcut,
                "The user chooses an action of the app's icon.")
        case .notification:
            Info(
                "notification",
                .text("IDENTIFIER", label: "Identifier of the notification", example: "org.understudy.curtain"),
                title: "Tap notification", symbol: "notification(_:)", rule: .deliveryNotification,
                "The user taps a notification of the app.")
        case .terminate:
            Info(
                "terminate", title: "Terminate", symbol: "terminate", rule: .actionTerminate,
                "The process is stopped, as Xcode does it.")
        case .reinstall:
            Info(
                "reinstall", title: "Reinstall", symbol: "reinstall", rule: .actionUninstall,
                "The app is deleted with its data and installed again.")
        }
    }

    /// An action of each kind, in the order in which they are listed; texts are empty.
    public static let kinds: [Action] =
        plain + [.openURL(""), .continueActivity(""), .shortcut(""), .notification("")]
}
