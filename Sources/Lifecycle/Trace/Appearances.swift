/// The classes that appeared in a run and the reasons for it, as far as a verdict and its sentence need them.
public struct Appearances: Codable, Hashable, Sendable {
    /// The application object's class, if it is a subclass of UIApplication.
    public private(set) var application: String?
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
    /// The number of times the app delegate was asked for a scene configuration.
    public private(set) var configurationRequests = 0
    /// True if UIKit took a scene's configuration from the Info.plist without asking.
    public private(set) var usesInfoPlist = false
    /// The app's classes that the system called, made a delegate or refused to make one before the first test began, and
    /// their superclasses: an object of a class is one of each of them, and runs their initial values and inherited methods.
    public private(set) var calledBeforeTests: Set<String> = []
    /// The same classes in the order in which they appeared.
    public private(set) var orderBeforeTests: [String] = []
    /// The superclasses, in the app and its tests, of the classes that appeared before the first test began.
    public private(set) var superclasses: [String: [String]] = [:]
    /// The classes that the system called or a storyboard made before the first test began, each at its first time.
    public private(set) var called: [String] = []
    /// True if the system called the app's code beyond an initializer.
    public private(set) var wasCalled = false
    /// True if the first test has begun.
    public private(set) var testsBegan = false
    /// The lookups of classes that failed before the first test began although there is a class of nearly that name.
    public private(set) var nearMisses: [ClassLookup] = []
    /// The changes by which the app would launch; nil if the system did not refuse to launch it.
    public private(set) var alternatives: LaunchAlternatives?
    /// The left-out code that the run came to before the first test began.
    public private(set) var leftOut: [LeftOutUse] = []
    /// The app's classes that the system called before the run reached left-out code whose effect is not known; nil if
    /// it came to none.
    public private(set) var calledBeforeUnknown: Set<String>?
    /// The last fault, in words.
    public private(set) var fault: String?
    /// True if the ordinary launch did not go well, so that not all of production's classes are known.
    public var isProductionUnknown = false
    /// The roles that classes had before the run reached such code.
    public private(set) var rolesBeforeUnknown: Set<Role> = []
    /// True until the first event.
    public private(set) var isEmpty = true

    /// Nothing has appeared yet.
    public init() {}

    /// The classes that appear in a whole trace.
    public init(_ events: some Sequence<TraceEvent>) {
        for event in events { see(event) }
    }

    /// Takes in the next event of a trace.
    public mutating func see(_ event: TraceEvent) {
        isEmpty = false
        switch event.kind {
        case .call: seeCall(event)
        case .state: seeState(event)
        case .test: testsBegan = true
        case .fault:
            let parts = [event.name, event.text].compactMap { $0 }
            fault = parts.isEmpty ? nil : parts.joined(separator: ": ")
        default: break
        }
        if !testsBegan, [.call, .state, .fault].contains(event.kind), let type = event.class {
            for type in [type] + (event.superclasses ?? []) where calledBeforeTests.insert(type).inserted {
                orderBeforeTests.append(type)
            }
            if let superclasses = event.superclasses { self.superclasses[type] = superclasses }
        }
    }

    private mutating func seeCall(_ event: TraceEvent) {
        if !event.isInitializer { wasCalled = true }
        if event.isConfigurationRequest { configurationRequests += 1 }
        if event.lane == .viewController { addViewController(event) }
        addCalled(event)
    }

    private mutating func seeState(_ event: TraceEvent) {
        switch event.state {
        case .application:
            application = event.class
            addCalled(event)
        case .appDelegate: appDelegate = event.class
        case .sceneDelegate: sceneDelegates += [event.class].compactMap { $0 }
        case .rootViewController: viewControllers += [event.class].compactMap { $0 }
        case .storyboardController, .viewLoaded:
            addViewController(event)
            addCalled(event)
        case .app: app = event.class
        case .adaptedAppDelegate, .adaptedSceneDelegate: delegatesBehind += [event.class].compactMap { $0 }
        case .configuration(.infoPlist): usesInfoPlist = true
        case .productionUnknown: isProductionUnknown = true
        case .classNotFound(let lookup) where lookup.near != nil && !testsBegan: nearMisses.append(lookup)
        case .leftOut(var use) where !testsBegan:
            use.place = event.place
            leftOut.append(use)
            if use.effect != .assumed, calledBeforeUnknown == nil {
                calledBeforeUnknown = calledBeforeTests
                rolesBeforeUnknown = Set(Role.allCases.filter { !classes(in: $0).isEmpty })
                // UIKit has made the application object before the app delegate, if only one of its own class.
                if appDelegate != nil { rolesBeforeUnknown.insert(.application) }
            }
        case .launchRefused(let alternatives): self.alternatives = alternatives
        default: break
        }
    }

    private mutating func addViewController(_ event: TraceEvent) {
        if let type = event.class, !viewControllers.contains(type) { viewControllers.append(type) }
    }

    private mutating func addCalled(_ event: TraceEvent) {
        if !testsBegan, let type = event.class, !called.contains(type) { called.append(type) }
    }
}

extension Appearances {
    /// The classes that an ordinary launch calls or makes, with their superclasses in the app.
    ///
    /// That is the app, the application object, the delegates, the view controllers and the views. Whoever derives from a
    /// superclass runs its code as well. SwiftUI's own delegates are the system's.
    public var production: Set<String> {
        let own =
            [app, application, appDelegate].compactMap { $0 } + sceneDelegates + delegatesBehind + viewControllers
        return Set((own + own.flatMap { superclasses[$0] ?? [] }).filter { !Self.isSystems($0) })
    }

    /// The objects of a launch for which the app chooses the class.
    public enum Role: String, Codable, Hashable, Sendable, CaseIterable {
        /// The application object, of UIApplication's or a subclass's.
        case application
        /// The app delegate.
        case appDelegate
        /// The delegate of a scene.
        case sceneDelegate
    }

    /// Returns the classes that have a role, with their superclasses in the app and its tests.
    func classes(in role: Role) -> Set<String> {
        let own: [String] =
            switch role {
            case .application: [application].compactMap { $0 }
            case .appDelegate: [appDelegate].compactMap { $0 }
            case .sceneDelegate: sceneDelegates
            }
        return Set(own + own.flatMap { superclasses[$0] ?? [] })
    }

    /// Returns true for a class of the system's own that UIKit calls as it calls an app's: one of SwiftUI's delegates.
    public static func isSystems(_ class: String) -> Bool {
        `class`.hasPrefix("SwiftUI.")
    }

    /// Returns the classes that appeared before the first test and derive from production's, in order, each with the
    /// nearest such superclass.
    public func heirs(of isProduction: (String) -> Bool) -> [(class: String, superclass: String)] {
        orderBeforeTests.compactMap { type in
            guard !isProduction(type), let superclass = superclasses[type]?.first(where: isProduction) else {
                return nil
            }
            return (type, superclass)
        }
    }

    /// Returns true if none of the classes that an ordinary launch calls was called before the first test.
    public func isIsolated(from production: Set<String>) -> Bool {
        calledBeforeTests.isDisjoint(with: production)
    }
}

extension TraceEvent {
    /// True for the call of an initializer, which an app's code may hear before it is launched.
    var isInitializer: Bool { kind == .call && name?.hasPrefix("init") == true }

    /// True if UIKit asks the app delegate for a configuration. If SwiftUI asks the delegate behind its own, UIKit has not.
    public var isConfigurationRequest: Bool {
        kind == .call && name == Callback.applicationConfigurationForConnectingOptions.name
            && rule != Rule.swiftuiAdaptorConfigures.id
    }
}
