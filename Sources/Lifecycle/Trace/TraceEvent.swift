/// An event during a run. Version 2 of the trace is a header and one of these as JSON on each line.
public struct TraceEvent: Codable, Hashable, Sendable {
    /// 1, 2, 3, ... without a gap within a trace.
    public var seq: Int
    /// Microseconds since the launch was asked for.
    public var time: Int
    /// The sort of thing it tells.
    public var kind: Kind
    /// The one who acts or is called.
    public var lane: Lane
    /// The class that received the call, as `NSStringFromClass` gives it.
    public var `class`: String?
    /// The superclasses of that class in the app and its tests, nearest first, on the first event that the process sends
    /// of the class; nil if there are none.
    public var superclasses: [String]?
    /// The API in Swift's spelling, such as `application(_:didFinishLaunchingWithOptions:)`.
    public var name: String?
    /// The thing that the system did, in an event of kind `state`.
    public var state: State?
    /// The way a process was started, in an event of kind `launch`.
    public var launch: ProcessLaunch?
    /// The session's persistent identifier, if one is concerned.
    public var scene: String?
    /// The printed line, the message, the value, the reason.
    public var text: String?
    /// The identifier of the model's rule that caused the event.
    public var rule: String?
    /// The line of the code that was left out, in an event of such code; reserved for the line of a call or a request.
    public var place: SourcePlace?
    /// The end that a run came to; on the last event alone.
    public var verdict: Verdict?

    /// An event. A recorder gives it its number and its time.
    public init(
        seq: Int = 0, time: Int = 0, kind: Kind, lane: Lane, class: String? = nil,
        superclasses: [String]? = nil, name: String? = nil, state: State? = nil, launch: ProcessLaunch? = nil,
        scene: String? = nil, text: String? = nil,
        rule: String? = nil, place: SourcePlace? = nil, verdict: Verdict? = nil
    ) {
        self.seq = seq
        self.time = time
        self.kind = kind
        self.lane = lane
        self.class = `class`
        self.superclasses = superclasses
        self.name = name
        self.state = state
        self.launch = launch
        self.scene = scene
        self.text = text
        self.rule = rule
        self.place = place
        self.verdict = verdict
    }

    /// Something that the system did without calling the app, on the lane where it belongs.
    public init(
        seq: Int = 0, time: Int = 0, state: State, class: String? = nil, superclasses: [String]? = nil,
        scene: String? = nil, text: String? = nil, rule: String? = nil
    ) {
        self.init(
            seq: seq, time: time, kind: .state, lane: state.lane, class: `class`, superclasses: superclasses,
            state: state, scene: scene, text: text, rule: rule)
    }
}

extension TraceEvent {
    /// The event's subject as a view writes it: the API's name, or the title of a state.
    public var title: String? { state?.title ?? name }

    /// The user's action that the event reports; nil for all other events.
    public var action: Action? { kind == .action ? name.flatMap(Action.init) : nil }

    /// The sort of thing that an event tells.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// A process was started. `text` names the starter: the home screen, Xcode's Run, Test or canvas, the runner of
        /// UI tests.
        case launch
        /// The user or Xcode did something to the device: `home`, `swipe`, ...
        case action
        /// The system called the app's code.
        case call
        /// A call came back. `text` is the value, if there is one.
        case `return`
        /// Something the system did without calling the app's code: a window became visible, a class was chosen.
        case state
        /// A line of text: the app's on lane `Console`, the system's own messages on lane `System`.
        case console
        /// The app asked the system for something.
        case request
        /// A test started, failed, was skipped or ended.
        case test
        /// The app crashed, was killed by a limit, or broke a rule.
        case fault
        /// The last line of every run.
        case verdict
    }

    /// The one who acts or is called: the columns of a drawn trace.
    public enum Lane: String, Codable, Hashable, Sendable, CaseIterable {
        /// iOS itself, and whoever uses the device.
        case system = "System"
        /// The application object.
        case application = "UIApplication"
        /// The app delegate.
        case appDelegate = "AppDelegate"
        /// A scene delegate.
        case sceneDelegate = "SceneDelegate"
        /// A view controller.
        case viewController = "ViewController"
        /// A window.
        case window = "Window"
        /// A test.
        case test = "Test"
        /// The lines that the app prints.
        case console = "Console"
    }
}

/// A line of a source file of the app or its tests.
public struct SourcePlace: Codable, Hashable, Sendable {
    /// The file, as the compiler was given it.
    public var file: String
    /// The line, from 1.
    public var line: Int

    /// A line of a file.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}
