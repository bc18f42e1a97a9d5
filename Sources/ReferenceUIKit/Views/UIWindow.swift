public import Foundation
internal import Lifecycle

/// A view that contains the view of a view controller and belongs to a scene.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The scene that shows the window. With scenes, a window without one is not shown.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            oldValue?.windows.removeAll { $0 === self }
            windowScene?.windows.append(self)
        }
    }
    /// The view controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.window = nil
            rootViewController?.window = self
            if isShown { changeRoot(from: oldValue) }
        }
    }
    /// True if the window receives keyboard events.
    open private(set) var isKeyWindow = false
    /// The level of the window: how far in front of other windows it is.
    open var windowLevel: Level = .normal
    /// The screen that shows the window. Setting it, as before iOS 13, is not modelled: there is one screen.
    open var screen: UIScreen {
        get { .main }
        set { CallbackDispatch.notModelled("UIWindow.screen", "there is one screen") }
    }
    private var isShown = false
    /// The session of the scene that showed the window; nil if the window was shown without a scene.
    private var shownIn: String?
    private var transition = AppearanceTransition()

    /// Creates a window. In an app with scenes it is shown only once it has a scene.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Creates a window on a scene's screen.
    ///
    /// - Parameter windowScene: The scene that shows the window.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        isHidden = true
        self.windowScene = windowScene
        windowScene.windows.append(self)
    }

    /// Creates the window from a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit {
        // The last reference may be released on any thread; the trace does not contain the work of other threads.
        guard isShown, Thread.isMainThread else { return }
        let scene = shownIn
        MainActor.assumeIsolated { Self.letGo(from: scene) }
    }

    /// True if the window may receive keyboard events.
    @available(iOS 15.0, *)
    open var canBecomeKey: Bool { true }

    /// Makes this window receive keyboard events.
    open func makeKey() {
        guard canBecomeKey, !isKeyWindow else { return }
        for rival in rivals { rival.resign() }
        isKeyWindow = true
        CallbackDispatch.call("becomeKey", of: self, .window, rule: .viewKeyWindow) { becomeKey() }
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    /// Shows the window and loads its root view controller's view before it returns.
    open func makeKeyAndVisible() {
        show(viewsLoadBy: .viewLoadsWhenShown)
    }

    /// Delivers an event to the object that it is for. The simulated screen sends no events.
    open func sendEvent(_ event: UIEvent) {
        CallbackDispatch.notModelled("UIWindow.sendEvent(_:)", "the event goes to no object")
    }

    /// Called after the window became the key window.
    open func becomeKey() {}

    /// Called after the window stopped being the key window.
    open func resignKey() {}

    /// True if the window is hidden, as it is at first; showing it loads its root view controller's view.
    open override var isHidden: Bool {
        didSet {
            if !isHidden, oldValue, !isShown { show(viewsLoadBy: .viewLoadsWhenShown, asKey: false) }
            if isHidden, isShown { hide() }
        }
    }

    open override var next: UIResponder? { windowScene ?? UIKitProcess.application }

    /// The windows of which only one is the key window.
    private var rivals: [UIWindow] {
        if let windowScene, (UIKitProcess.surroundings?.system ?? SystemVersion(15)) >= SystemVersion(15),
            UIKitProcess.holds(.viewKeyWindow)
        {
            return windowScene.windows
        }
        return UIKitProcess.windows + UIKitProcess.scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    }

    private func hide() {
        isShown = false
        if let root = rootViewController {
            AppearanceTransition.beginLeaving(root)
            AppearanceTransition.finishLeaving(root)
        }
        resign()
        NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
    }

    private func resign() {
        guard isKeyWindow else { return }
        isKeyWindow = false
        CallbackDispatch.call("resignKey", of: self, .window, rule: .viewKeyWindow) { resignKey() }
        NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
    }

    /// A level of windows: how far in front of other windows they are.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level from its height.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// Returns a level in front of another one.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
        /// Returns a level behind another one.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
        /// The level of the app's windows.
        public static let normal = Level(rawValue: 0)
        /// The level of the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts.
        public static let alert = Level(rawValue: 2000)
    }

    /// A notification posted when a window becomes the key window.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// A notification posted when a window stops being the key window.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
    /// A notification posted when a window is shown.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// A notification posted when a window is hidden.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
}

extension UIWindow {
    /// Shows the window if there is a device, and in an app with scenes only if the window has one.
    func show(viewsLoadBy rule: Rule, asKey: Bool = true) {
        guard UIKitProcess.surroundings != nil else { return }
        if UIKitProcess.usesScenes, windowScene == nil, UIKitProcess.holds(.viewWindowWithoutScene) {
            CallbackDispatch.state(
                .windowWithoutScene, text: "the window has no scene and is not shown",
                rule: .viewWindowWithoutScene)
            return
        }
        guard !isShown else {
            if asKey { makeKey() }
            return
        }
        isShown = true
        isHidden = false
        if !UIKitProcess.holds(.viewWindowKeptByApp) { UIKitProcess.neverReleased.append(self) }
        shownIn = windowScene?.session.persistentIdentifier
        if windowScene == nil, !UIKitProcess.windows.contains(where: { $0 === self }) {
            UIKitProcess.windows.append(self)
        }
        if asKey { makeKey() }
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
        begin(rule)
    }

    /// Reports that the app released a window that was shown. A scene that disconnects takes its windows along.
    private static func letGo(from scene: String?) {
        if let scene, UIKitProcess.scene(scene) == nil { return }
        CallbackDispatch.state(
            .windowReleased, scene: scene,
            text: "the app does not keep the window: it is gone, with what it shows", rule: .viewWindowKeptByApp)
    }

    /// Performs the first layout: containers load the view of the child they show.
    func layOut() {
        guard isShown, let root = rootViewController else { return }
        transition.layOut(root)
    }

    /// Makes the window's contents appear.
    func appear() {
        guard isShown, let root = rootViewController else { return }
        transition.finish(root)
    }

    private func begin(_ rule: Rule) {
        guard UIKitProcess.holds(rule) else { return }
        guard let root = rootViewController else {
            CallbackDispatch.state(.rootViewController(nil), text: "none: the window shows nothing")
            return
        }
        root.loadViewIfNeeded(rule: rule, isAnnounced: true)
        root.view.frame = bounds
        addSubview(root.view)
        let content = root.rootView
        CallbackDispatch.state(
            .rootViewController(content), class: root.appClassName, type(of: root),
            scene: windowScene?.session.persistentIdentifier, text: content.summary, rule: rule)
        transition = AppearanceTransition()
        transition.begin(root)
        appearByItselfWhenInFront()
    }

    /// Lays out a window shown after the launch and makes it appear, since no device command does so.
    private func appearByItselfWhenInFront() {
        guard UIKitProcess.application?.applicationState == .active else { return }
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.layOut()
                self?.appear()
            }
        }
    }

    private func changeRoot(from old: UIViewController?) {
        if let old { AppearanceTransition.leave(old) }
        begin(.viewLoadsWhenShown)
    }
}
