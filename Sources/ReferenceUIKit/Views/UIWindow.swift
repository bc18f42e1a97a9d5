public import Foundation
internal import Lifecycle

/// A view that holds a view controller's and belongs to a scene.
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
    /// Whether keys go to this window.
    open private(set) var isKeyWindow = false
    /// How far in front of other windows it is.
    open var windowLevel: Level = .normal
    /// The screen that shows it. Setting it, as before iOS 13, is not modelled: there is one screen.
    open var screen: UIScreen {
        get { .main }
        set { CallbackDispatch.notModelled("UIWindow.screen", "there is one screen") }
    }
    private var isShown = false
    /// The session of the scene that the window was shown in; nil where it was shown without one.
    private var shownIn: String?
    private var transition = AppearanceTransition()

    /// Makes a window. In an app with scenes it is shown only once it has a scene.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// A window on a scene's screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        windowScene.windows.append(self)
    }

    /// Makes the window from a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit {
        // The last reference may go on any thread; what other threads do is not in the trace.
        guard isShown, Thread.isMainThread else { return }
        let scene = shownIn
        MainActor.assumeIsolated { Self.letGo(from: scene) }
    }

    /// Whether the window can become the one that keys go to.
    @available(iOS 15.0, *)
    open var canBecomeKey: Bool { true }

    /// Lets keys go to this window.
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

    /// Delivers an event to the object that it is for. No events come from the simulated screen.
    open func sendEvent(_ event: UIEvent) {
        CallbackDispatch.notModelled("UIWindow.sendEvent(_:)", "the event goes to no object")
    }

    /// Called when the window became key.
    open func becomeKey() {}

    /// Called when the window is no longer key.
    open func resignKey() {}

    /// Whether the window is left out. A window is hidden at first; showing it loads its root view controller's view.
    open override var isHidden: Bool {
        didSet {
            if !isHidden, oldValue, !isShown { show(viewsLoadBy: .viewLoadsWhenShown, asKey: false) }
            if isHidden, isShown { hide() }
        }
    }

    open override var next: UIResponder? { windowScene ?? UIKitProcess.application }

    /// The windows of which one alone is key.
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

    /// How far in front of other windows a window is.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A level by its height.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// A level in front of another one.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
        /// A level behind another one.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
        /// Where the app's windows are.
        public static let normal = Level(rawValue: 0)
        /// Where the status bar is.
        public static let statusBar = Level(rawValue: 1000)
        /// Where alerts are.
        public static let alert = Level(rawValue: 2000)
    }

    /// Posted when keys go to a window.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when keys go to a window no more.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
    /// Posted when a window is shown.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window is hidden.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
}

extension UIWindow {
    /// Makes the window visible, as far as there is somebody to show it.
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
        if !UIKitProcess.holds(.viewWindowKeptByApp) { UIKitProcess.closedWindows.append(self) }
        shownIn = windowScene?.session.persistentIdentifier
        if windowScene == nil, !UIKitProcess.windows.contains(where: { $0 === self }) {
            UIKitProcess.windows.append(self)
        }
        if asKey { makeKey() }
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
        begin(rule)
    }

    /// The app let a window go that was shown. A scene that is disconnected takes its windows along.
    private static func letGo(from scene: String?) {
        if let scene, UIKitProcess.scene(scene) == nil { return }
        CallbackDispatch.state(
            .windowReleased, scene: scene,
            text: "nobody keeps the window: it is gone, with what it shows", rule: .viewWindowKeptByApp)
    }

    /// First layout: containers load the view of the child they show.
    func layOut() {
        guard isShown, let root = rootViewController else { return }
        transition.layOut(root)
    }

    /// The window's contents are on screen.
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
        root.loadViewIfNeeded(rule: rule)
        root.view.frame = bounds
        addSubview(root.view)
        let content = root.rootView
        CallbackDispatch.state(
            .rootViewController(content), class: root.appClassName,
            scene: windowScene?.session.persistentIdentifier, text: content.summary, rule: rule)
        transition = AppearanceTransition()
        transition.begin(root)
        appearByItselfWhenInFront()
    }

    /// A window shown after the launch has nobody who tells it to lay out and appear.
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
