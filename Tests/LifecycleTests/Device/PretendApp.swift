@testable import Lifecycle

/// What an app's process would answer: a value in place of a process.
struct PretendApp: Sendable {
    var description = AppDescription(bundleIdentifier: "app", name: "App", sceneManifest: SceneManifest())
    /// The app delegate implements `application(_:configurationForConnecting:options:)`.
    var configuresScenes = true
    /// The app delegate is SwiftUI's own.
    var isSwiftUI = false
    /// What it returns.
    var configuration = SceneConfiguration(name: "Main", delegateClass: "App.SceneDelegate")
    /// The scene delegates' classes that are in the process.
    var classes: Set<String> = ["App.SceneDelegate"]
    /// Whether didFinishLaunching removes every open session by the private method.
    var removesSessions = false
    /// What a process learned of the sessions when it began.
    private var sessions: [SessionRecord] = []

    init() {}

    /// What the process says when it has carried out an order.
    mutating func perform(_ order: Order) -> [Report] {
        switch order.step {
        case .begin(let surroundings):
            sessions = surroundings.sessions
        case .createApplication:
            return [.answered(id: order.id, .created(configuresScenes: configuresScenes, isSwiftUI: isSwiftUI))]
        case .didFinishLaunching where removesSessions:
            return sessions.map { .requested(.removeSession(id: $0.id)) } + [.answered(id: order.id, .done)]
        case .resolve(let session):
            let isThere = session.configuration?.delegateClass.map(classes.contains) ?? true
            return [.answered(id: order.id, isThere ? .resolved : .unresolved)]
        case .configuration:
            return [.answered(id: order.id, .configuration(configuration))]
        case .runTests:
            return [.answered(id: order.id, .tested(ran: 1, failed: 0))]
        default:
            break
        }
        return [.answered(id: order.id, .done)]
    }
}

extension PretendApp {
    /// As a test run has it: an app delegate that names a scene delegate of the tests.
    static var understudy: PretendApp {
        var app = PretendApp()
        app.configuration = SceneConfiguration(name: "Main", delegateClass: "Tests.SceneDelegate")
        app.classes = ["App.SceneDelegate", "Tests.SceneDelegate"]
        return app
    }

    /// The same with the flush of stored sessions.
    static var flushingUnderstudy: PretendApp {
        var app = understudy
        app.removesSessions = true
        return app
    }

    /// An app from before scenes: no manifest, no callback, a main storyboard.
    static var withoutScenes: PretendApp {
        var app = PretendApp()
        app.description.sceneManifest = nil
        app.description.mainStoryboard = "Main"
        app.configuresScenes = false
        return app
    }
}
