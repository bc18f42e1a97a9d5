extension TraceEvent {
    /// Something the system did without calling the app's code.
    public enum State: Hashable, Sendable {
        /// SwiftUI made the app, whose type is the event's class.
        case app
        /// UIKit made the application object, whose class is a subclass of UIApplication.
        case application
        /// UIKit made the app delegate; without a class, UIApplicationMain was given none.
        case appDelegate
        /// UIKit made a scene's delegate.
        case sceneDelegate
        /// SwiftUI made an app delegate of the app's own behind its own one.
        case adaptedAppDelegate
        /// SwiftUI made a scene delegate of the app's own behind its own one.
        case adaptedSceneDelegate
        /// A step on the way to a scene's configuration.
        case configuration(ConfigurationStep)
        /// A storyboard made a view controller whose class has no `init(coder:)` of its own.
        case storyboardController
        /// The view of a view controller was loaded whose class overrides neither `loadView()` nor `viewDidLoad()`.
        case viewLoaded
        /// A window shows its root view controller; nil if it has none, and so shows nothing.
        case rootViewController(RootView?)
        /// A window is gone because the app did not keep it.
        case windowReleased
        /// A window is not shown because it has no scene.
        case windowWithoutScene
        /// Windows come back, or are arranged, as they were when the app was left.
        case windowsRestored
        /// Another scene comes in place of one that was closed.
        case sceneReplaced
        /// The app asked for a new card in the App Switcher.
        case cardRefreshed
        /// An action came to nothing, for the reason given.
        case actionWithoutEffect(Action, reason: String)
        /// The test bundle was loaded after the launch.
        case testBundleLoaded
        /// A test run hosts no tests in the app's process.
        case noHostedTests
        /// The app's ordinary launch did not go well, so not all classes of production are known.
        case productionUnknown
        /// A class was looked up by a name that no class in the process has.
        case classNotFound(ClassLookup)
        /// The system does not launch the app as it is; with the changes that would help.
        case launchRefused(LaunchAlternatives)
        /// The run came to code that was left out of the build.
        case leftOut(LeftOutUse)
        /// The app or an action came to something of which the model leaves a part out.
        case notModelled(api: String)
        /// A state that version 1 named in another way.
        case other(title: String, lane: Lane)
    }

    /// A step on the way to the configuration of a scene.
    public enum ConfigurationStep: String, Codable, Hashable, Sendable, CaseIterable {
        /// UIKit uses the configuration that it stored with the session.
        case stored
        /// UIKit uses the configuration that the app delegate returned.
        case appDelegate
        /// UIKit uses the configuration in the Info.plist, without asking.
        case infoPlist
        /// A configuration was looked for in the Info.plist, and is there.
        case found
        /// A configuration was looked for in the Info.plist, and is not there.
        case notFound
        /// UIKit does not take a name that the Info.plist does not have.
        case rejected
        /// The stored configuration cannot be used any more.
        case unresolved
        /// A class that is not a scene was named, and `UIWindowScene` is used.
        case sceneClassReplaced

        /// True if the step settles which configuration the scene connects with.
        public var isDecisive: Bool { self == .stored || self == .appDelegate || self == .infoPlist }
    }

    /// The view controller that fills a window, as far as a user sees it.
    public struct RootView: Codable, Hashable, Sendable {
        /// The type's name without its module, or that of the SwiftUI view it hosts.
        public var type: String
        /// The texts that are visible in its view.
        public var texts: [String]

        /// A view controller with the texts that are visible.
        public init(type: String, texts: [String] = []) {
            self.type = type
            self.texts = texts
        }
    }
}

extension TraceEvent.State {
    /// The lane where events of this state belong.
    public var lane: TraceEvent.Lane {
        switch self {
        case .app, .application: .application
        case .appDelegate, .adaptedAppDelegate: .appDelegate
        case .sceneDelegate, .adaptedSceneDelegate: .sceneDelegate
        case .storyboardController, .viewLoaded: .viewController
        case .rootViewController, .windowReleased, .windowWithoutScene: .window
        case .noHostedTests: .test
        case .configuration, .windowsRestored, .sceneReplaced, .cardRefreshed, .actionWithoutEffect,
            .testBundleLoaded, .productionUnknown, .classNotFound, .launchRefused, .leftOut,
            .notModelled:
            .system
        case .other(_, let lane): lane
        }
    }

    /// The state as views and version 1 write it.
    public var title: String {
        switch self {
        case .app: "App"
        case .application: "application object"
        case .appDelegate, .sceneDelegate: "delegate"
        case .adaptedAppDelegate, .adaptedSceneDelegate: "UIApplicationDelegateAdaptor"
        case .configuration: "UISceneConfiguration"
        case .storyboardController: "init(coder:)"
        case .viewLoaded: "view"
        case .rootViewController: "rootViewController"
        case .windowReleased: "window"
        case .windowWithoutScene: "makeKeyAndVisible()"
        case .windowsRestored: "openSessions"
        case .sceneReplaced: "connectedScenes"
        case .cardRefreshed: "requestSceneSessionRefresh(_:)"
        case .actionWithoutEffect(let action, _): action.name
        case .testBundleLoaded: "test bundle"
        case .noHostedTests: "tests"
        case .productionUnknown: "ordinary launch"
        case .classNotFound(let lookup): lookup.api
        case .launchRefused: "launch refused"
        case .leftOut: "left out"
        case .notModelled(let api): api
        case .other(let title, _): title
        }
    }

    /// True if the runner writes the state, and no app's process.
    var isRunners: Bool { self == .noHostedTests || self == .productionUnknown }
}

extension TraceEvent.RootView {
    /// The view in words: `ViewController: “Tonight”`.
    public var summary: String {
        texts.isEmpty ? type : "\(type): " + texts.map { "“\($0)”" }.joined(separator: ", ")
    }

    /// The view with the texts that fit in a number of bytes, the last one cut where it has to be.
    public func limited(toBytes limit: Int) -> Self {
        var rest = limit
        var kept: [String] = []
        for text in texts where rest > 0 {
            kept.append(text.utf8.count <= rest ? text : String(decoding: text.utf8.prefix(rest), as: UTF8.self) + "…")
            rest -= text.utf8.count
        }
        return Self(type: type, texts: kept)
    }
}
