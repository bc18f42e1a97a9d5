/// The next command of the device to an app's process. The app carries it out and replies.
public struct Command: Codable, Hashable, Sendable {
    /// The number that the reply carries, too.
    public var id: Int
    /// The step to carry out.
    public var instruction: Instruction
    /// The identifier of the rule that causes it.
    public var rule: String
    /// The life cycle that the device has decided on for the app.
    public var lifeCycle: LifeCycle

    /// Creates a command of the device.
    public init(
        id: Int, instruction: Instruction, rule: String, lifeCycle: LifeCycle = .undecided
    ) {
        self.id = id
        self.instruction = instruction
        self.rule = rule
        self.lifeCycle = lifeCycle
    }
}

/// A step in the life of an app's process.
public enum Instruction: Codable, Hashable, Sendable {
    /// Answers `AppMessage.entered`: where the app finds itself.
    case begin(Surroundings)
    /// Make the application object and its delegate.
    case createApplication
    /// Without scenes: make the window and the storyboard's view controller.
    case loadMainStoryboard(String)
    /// Send the first message of the launch, with what the app was started for.
    case willFinishLaunching([Delivery])
    /// Send the message that the launch is nearly done.
    case didFinishLaunching([Delivery])
    /// Without scenes: make the storyboard's window key and visible.
    case showMainWindow
    /// A change of the whole app's state. `callsDelegate`: not with scenes, where the notification alone is posted.
    case application(Moment, callsDelegate: Bool)
    /// Check that the classes and the storyboard of a stored configuration are there.
    case resolve(SessionRecord)
    /// Ask the app delegate, or else the Info.plist.
    case configuration(SessionRecord, [Delivery])
    /// Make scene, delegate and window, call the delegate, show the window.
    case connect(SessionRecord, [Delivery])
    /// Give the scene back what was kept of it.
    case restoreInteraction(id: String)
    /// A change of one scene's state.
    case scene(Moment, id: String)
    /// First layout of the scene's windows; nil without scenes.
    case layOut(id: String?)
    /// The scene's windows are on screen now; nil without scenes.
    case appear(id: String?)
    /// Ask the scene delegate what the scene needs to come back as it is.
    case saveState(id: String)
    /// Say to a scene delegate, or without scenes to the app delegate, that an activity of a type will follow.
    case announce(activityType: String, id: String?)
    /// Hand a URL, an activity or an action of the icon to a scene delegate, or without scenes to the app delegate.
    case deliver(Delivery, id: String?)
    /// Take a scene away, and tell its delegate where `callsDelegate`.
    case disconnect(id: String, callsDelegate: Bool)
    /// Throw sessions away, and tell the app delegate where `callsDelegate`.
    case discard(ids: [String], callsDelegate: Bool)
    /// Tell the app's error handler that its request was refused.
    case refuse(request: Int, UISceneErrorCode)
    /// Say that memory is short.
    case memoryWarning
    /// End by an exception of the system's own, as at a failed requirement.
    case trap(String)
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

/// The surroundings of an app when it starts: all that it can learn of the device and of its own past.
public struct Surroundings: Codable, Hashable, Sendable {
    /// The parts of the app that the system reads.
    public var app: AppDescription
    /// The conditions that hold on the device.
    public var conditions: Conditions
    /// The sessions that UIKit stored earlier.
    public var sessions: [SessionRecord]
    /// The way the process was started; nil if it is not known.
    public var launch: ProcessLaunch?

    /// The kind of device.
    public var idiom: Idiom { conditions.idiom }
    /// The device's version of iOS.
    public var system: SystemVersion { conditions.system }

    /// The surroundings that an app finds.
    public init(
        app: AppDescription, conditions: Conditions, sessions: [SessionRecord], launch: ProcessLaunch? = nil
    ) {
        self.app = app
        self.conditions = conditions
        self.sessions = sessions
        self.launch = launch
    }
}
