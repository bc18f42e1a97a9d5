/// Who took the stage in a run: what the verdict and a comparison of two runs need of its events.
public struct Appearances: Codable, Hashable, Sendable {
    /// The app delegate's class.
    public private(set) var appDelegate: String?
    /// The scene delegates' classes in the order of connection.
    public private(set) var sceneDelegates: [String] = []
    /// The classes of the view controllers that a storyboard made or that were shown, and the types of SwiftUI's views.
    public private(set) var viewControllers: [String] = []
    /// The type of the SwiftUI app; nil for an app without.
    public private(set) var app: String?
    /// The classes of the delegates behind SwiftUI's own.
    public private(set) var delegatesBehind: [String] = []
    /// How often the app delegate was asked for a scene configuration.
    public private(set) var configurationRequests = 0
    /// The app's classes that the system called or made a delegate before the first test began.
    public private(set) var calledBeforeTests: Set<String> = []
    /// Whether the first test has begun.
    public private(set) var testsBegan = false

    /// Nobody has appeared yet.
    public init() {}

    /// Takes in the next event of a trace.
    public mutating func see(_ event: TraceEvent) {
        switch (event.kind, event.name) {
        case (.state, "delegate") where event.lane == .appDelegate:
            appDelegate = event.class
        case (.state, "delegate") where event.lane == .sceneDelegate:
            sceneDelegates += [event.class].compactMap { $0 }
        case (.state, "rootViewController"):
            viewControllers += [event.class].compactMap { $0 }
        case (.state, "init(coder:)"):
            if let type = event.class, !viewControllers.contains(type) { viewControllers.append(type) }
        case (.state, "App"):
            app = event.class
        case (.state, "UIApplicationDelegateAdaptor"):
            delegatesBehind += [event.class].compactMap { $0 }
        // What SwiftUI asks the delegate behind its own, UIKit has not asked.
        case (.call, "application(_:configurationForConnecting:options:)")
        where event.rule != Rule.swiftuiAdaptorConfigures.id:
            configurationRequests += 1
        case (.call, _) where event.lane == .viewController:
            if let type = event.class, !viewControllers.contains(type) { viewControllers.append(type) }
        case (.test, _):
            testsBegan = true
        default:
            break
        }
        if !testsBegan, event.kind == .call || event.kind == .state, let type = event.class {
            calledBeforeTests.insert(type)
        }
    }

    /// Those of a whole trace.
    public init(_ events: some Sequence<TraceEvent>) {
        for event in events { see(event) }
    }

    /// The app, the delegates, the view controllers and the views: whom an ordinary launch brings on. SwiftUI's own
    /// delegates are the system's, whoever is on stage.
    public var production: Set<String> {
        let all = [app, appDelegate].compactMap { $0 } + sceneDelegates + delegatesBehind + viewControllers
        return Set(all.filter { !Self.isSystems($0) })
    }

    /// Whether a class is the system's own, though UIKit calls it as it calls an app's: one of SwiftUI's delegates.
    public static func isSystems(_ class: String) -> Bool {
        `class`.hasPrefix("SwiftUI.")
    }

    /// Whether none of those whom an ordinary launch brings on was called before the first test.
    public func isIsolated(from production: Set<String>) -> Bool {
        calledBeforeTests.isDisjoint(with: production)
    }
}
