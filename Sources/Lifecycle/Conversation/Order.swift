/// What the device tells an app's process to do next. The app carries it out and answers.
public struct Order: Codable, Hashable, Sendable {
    /// The answer carries the same number.
    public var id: Int
    /// What to do.
    public var step: Step
    /// The identifier of the rule that causes it.
    public var rule: String

    /// An order of the device's.
    public init(id: Int, step: Step, rule: String) {
        self.id = id
        self.step = step
        self.rule = rule
    }
}

/// One step in the life of an app's process.
public enum Step: Codable, Hashable, Sendable {
    /// Answers `Report.entered`: where the app finds itself.
    case begin(Surroundings)
    /// Make the application object and its delegate.
    case createApplication
    /// Without scenes: make the window and the storyboard's view controller.
    case loadMainStoryboard(String)
    /// Send the first message of the launch.
    case willFinishLaunching
    /// Send the message that the launch is nearly done.
    case didFinishLaunching
    /// Without scenes: make the storyboard's window key and visible.
    case showMainWindow
    /// A change of the whole app's state. `callsDelegate`: not with scenes, where the notification alone is posted.
    case application(Moment, callsDelegate: Bool)
    /// Whether the classes and the storyboard of a stored configuration are there.
    case resolve(SessionRecord)
    /// Ask the app delegate, or else the Info.plist.
    case configuration(SessionRecord)
    /// Make scene, delegate and window, call the delegate, show the window.
    case connect(SessionRecord)
    /// A change of one scene's state.
    case scene(Moment, id: String)
    /// First layout of the scene's windows; nil without scenes.
    case layOut(id: String?)
    /// The scene's windows are on screen now; nil without scenes.
    case appear(id: String?)
    /// Take a scene away, and tell its delegate.
    case disconnect(id: String)
    /// Throw sessions away, and tell the app delegate.
    case discard(ids: [String])
    /// Say that the process is about to end.
    case willTerminate
    /// Run the tests of the injected bundle.
    case runTests
    /// Let the main run loop do what is ready.
    case settle
}

/// A change of state that delegates hear of.
public enum Moment: String, Codable, Hashable, Sendable, CaseIterable {
    /// It is about to be shown.
    case willEnterForeground
    /// It receives events from now on.
    case didBecomeActive
    /// It is about to stop receiving events.
    case willResignActive
    /// It is not shown any more.
    case didEnterBackground
}

/// Where an app finds itself when it starts: what it can learn of the device and of its own past.
public struct Surroundings: Codable, Hashable, Sendable {
    /// What the system reads of the app.
    public var app: AppDescription
    /// The kind of device.
    public var idiom: Device.Idiom
    /// The device's version of iOS.
    public var system: SystemVersion
    /// The sessions that UIKit stored earlier.
    public var sessions: [SessionRecord]

    /// What an app finds.
    public init(app: AppDescription, idiom: Device.Idiom, system: SystemVersion, sessions: [SessionRecord]) {
        self.app = app
        self.idiom = idiom
        self.system = system
        self.sessions = sessions
    }
}
