internal import Foundation
package import Lifecycle

/// UIKit's knowledge in this process: the device, the app's description, its application and its sessions.
@MainActor
package enum UIKitProcess {
    static var surroundings: Lifecycle.Surroundings? {
        didSet { pixelsPerPoint = surroundings?.idiom == .pad ? 2 : 3 }
    }
    /// The number of pixels in a point. It is set once, before any code of the app's runs, and every thread may read it.
    nonisolated(unsafe) private(set) static var pixelsPerPoint: CGFloat = 3
    static var application: UIApplication?
    /// The delegate that UIApplicationMain made; the application itself does not keep it alive.
    static var madeDelegate: AnyObject?
    /// True if the app lives with scenes, as the device says with each order.
    static var usesScenes = false
    static var sessions: [UISceneSession] = []
    static var scenes: [UIScene] = [] { didSet { if !scenes.isEmpty { hasConnectedScene = true } } }
    /// True if a scene ever connected in this process.
    private(set) static var hasConnectedScene = false
    /// The windows of scenes that were disconnected by the instructions before this one: if the app ends now, their view
    /// controllers disappear.
    static var closedWindows: [UIWindow] = []
    /// The windows that were shown, if the app does not have to keep them.
    static var neverReleased: [UIWindow] = []
    /// Without scenes: the window made for the main storyboard, as long as the app delegate keeps it.
    static weak var mainWindow: UIWindow?
    /// True if a window was made for the main storyboard.
    static var madeMainWindow = false
    /// Without scenes: every window that was made visible and that the app has kept.
    static var windows: [UIWindow] {
        get { keptWindows.objects }
        set { keptWindows = WeakList(newValue) }
    }
    private static var keptWindows = WeakList<UIWindow>()

    static func session(_ record: SessionRecord) -> UISceneSession {
        if let known = sessions.first(where: { $0.persistentIdentifier == record.id }) { return known }
        let session = UISceneSession(record)
        sessions.append(session)
        return session
    }

    static func scene(_ id: String) -> UIScene? {
        scenes.first { $0.session.persistentIdentifier == id }
    }

    /// The app's state: that of its foremost scene.
    static var foremostState: UIApplication.State {
        let states = scenes.map(\.activationState)
        if states.contains(.foregroundActive) { return .active }
        return states.contains(.foregroundInactive) ? .inactive : .background
    }

    /// Returns true if a rule is in force on this device.
    package static func holds(_ rule: Rule) -> Bool {
        surroundings?.conditions.holds(rule) ?? true
    }
}
