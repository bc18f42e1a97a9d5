public import Lifecycle

/// The replies of an app's process: a value in place of a process.
public struct PretendApp: Hashable, Sendable {
    public var description = AppDescription(bundleIdentifier: "app", name: "App", sceneManifest: SceneManifest())
    /// True if the app delegate implements `application(_:configurationForConnecting:options:)`.
    public var configuresScenes = true
    /// True if the app delegate is SwiftUI's own.
    public var isSwiftUI = false
    /// The configuration that the app delegate returns.
    public var configuration = SceneConfiguration(name: "Main", delegateClass: "App.SceneDelegate")
    /// The scene delegates' classes that are in the process.
    public var classes: Set<String> = ["App.SceneDelegate"]
    /// True if didFinishLaunching removes every open session by the private method.
    public var removesSessions = false
    /// The configuration that its app delegate returns if the process has the test bundle in it; nil for the same.
    public var configurationInTests: SceneConfiguration?
    /// The scene delegates' classes that the test bundle brings.
    public var classesOfTests: Set<String> = []
    /// The activity that its scene delegates want to be kept; nil for none.
    public var activity: ActivityRecord?
    /// True if didFinishLaunching returns false.
    public var declinesLaunch = false
    /// The requests that it makes while it carries out the next command.
    public var wishes: [Request] = []
    /// True if the process has the test bundle in it.
    public var isTesting = false
    /// The sessions that a process learned of when it began.
    private var sessions: [SessionRecord] = []

    public init() {}

    /// Begins a process.
    public mutating func start(_ launch: ProcessLaunch) {
        isTesting = launch == .test
        sessions = []
        wishes = []
    }

    /// Returns the messages of the process when it has carried out a command.
    public mutating func perform(_ command: Command) -> [AppMessage] {
        if wishes.isEmpty { return answer(command) }
        defer { wishes = [] }
        return wishes.map(AppMessage.requested) + answer(command)
    }

    private mutating func answer(_ command: Command) -> [AppMessage] {
        switch command.instruction {
        case .begin(let surroundings):
            sessions = surroundings.sessions
        case .createApplication:
            return [.replied(id: command.id, .created(configuresScenes: configuresScenes, isSwiftUI: isSwiftUI))]
        case .didFinishLaunching where removesSessions && (isTesting || configurationInTests == nil):
            return sessions.map { .requested(.removeSession(id: $0.id)) } + [.replied(id: command.id, .done)]
        case .didFinishLaunching where declinesLaunch:
            return [.replied(id: command.id, .declined)]
        case .resolve(let session):
            return [.replied(id: command.id, isThere(session.configuration?.delegateClass) ? .resolved : .unresolved)]
        case .configuration(let session, _):
            var returned = isTesting ? configurationInTests ?? configuration : configuration
            returned.role = session.role
            return [.replied(id: command.id, .configuration(returned))]
        case .saveState:
            return [.replied(id: command.id, .state(activity))]
        case .runTests:
            return [.replied(id: command.id, .tested(ran: 1, failed: 0))]
        default:
            break
        }
        return [.replied(id: command.id, .done)]
    }

    private func isThere(_ delegate: String?) -> Bool {
        guard let delegate else { return true }
        return classes.contains(delegate) || isTesting && classesOfTests.contains(delegate)
    }
}

extension PretendApp {
    /// The app of a test run: an app delegate that names a scene delegate of the tests.
    public static var understudy: PretendApp {
        var app = PretendApp()
        app.configuration = SceneConfiguration(name: "Main", delegateClass: "Tests.SceneDelegate")
        app.classes = ["App.SceneDelegate", "Tests.SceneDelegate"]
        return app
    }

    /// The same app with the flush of stored sessions.
    public static var flushingUnderstudy: PretendApp {
        var app = understudy
        app.removesSessions = true
        return app
    }

    /// An app from before scenes: no manifest, no callback, a main storyboard.
    public static var withoutScenes: PretendApp {
        var app = PretendApp()
        app.description.sceneManifest = nil
        app.description.mainStoryboard = "Main"
        app.configuresScenes = false
        return app
    }
}
