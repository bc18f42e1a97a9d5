internal import Foundation
internal import Lifecycle

extension OrderPerformer {
    /// Makes the application object, then its delegate.
    func createApplication() -> Answer {
        let principal = principalClass ?? UIKitProcess.surroundings?.app.principalClass
        let application = makeApplication(principal)
        UIKitProcess.application = application
        if let delegateClass {
            let delegate = makeDelegate(delegateClass, application)
            UIKitProcess.madeDelegate = delegate
            application.delegateForCalls = delegate
        }
        let delegate = application.delegateForCalls
        Door.state(
            .appDelegate, class: delegate.map { _className(type(of: $0)) }, name: "delegate",
            text: delegate == nil ? "UIApplicationMain was given no app delegate" : nil)
        let configuresScenes = Door.answers(
            Callback.named["application(_:configurationForConnecting:options:)"]!, delegate)
        let isSwiftUI = delegate.map { _className(type(of: $0)) } == "SwiftUI.AppDelegate"
        if let surroundings = UIKitProcess.surroundings {
            let adoption = Adoption(
                surroundings.app, surroundings.conditions, configuresScenes: configuresScenes, isSwiftUI: isSwiftUI)
            UIKitProcess.usesScenes = adoption.outcome == .scenes
        }
        return .created(configuresScenes: configuresScenes, isSwiftUI: isSwiftUI)
    }

    private func makeApplication(_ name: String?) -> UIApplication {
        guard let name, name != "UIApplication" else { return UIApplication() }
        guard let type = _classNamed(name), let made = Instances.make(type, .application) else {
            Door.raise(
                "NSInternalInconsistencyException",
                "Unable to instantiate the UIApplication subclass instance. No class named \(name) is loaded.")
        }
        guard let application = made as? UIApplication else {
            Door.raise(
                "NSInternalInconsistencyException",
                "The principal class \(name) is not a subclass of UIApplication.")
        }
        return application
    }

    private func makeDelegate(_ name: String, _ application: UIApplication) -> AnyObject {
        guard let type = _classNamed(name) else {
            Door.raise(
                "NSInternalInconsistencyException",
                "Unable to instantiate the UIApplication delegate instance. No class named \(name) is loaded.")
        }
        if type == Swift.type(of: application) { return application }
        guard let delegate = Instances.make(type, .appDelegate) else {
            Door.raise(
                "NSInternalInconsistencyException",
                "The app delegate's class \(name) does not derive from NSObject.")
        }
        return delegate
    }

    /// Without scenes: fills the window that the app delegate has, or one that it is handed.
    func loadMainStoryboard(_ name: String) {
        guard let delegate = UIKitProcess.application?.delegateForCalls else {
            Door.log(
                "There is no app delegate set. An app delegate class must be specified to use a main storyboard file.",
                rule: .mainStoryboard)
            return
        }
        guard let window = mainWindow(of: delegate) else {
            Door.log(
                "The app delegate must implement the window property if it wants to use a main storyboard file.",
                rule: .mainStoryboard)
            return
        }
        let storyboard = UIStoryboard(name: name, bundle: nil)
        window.rootViewController = storyboard.instantiateInitialViewController()
        if window.rootViewController == nil, UIKitProcess.holds(.storyboardWithoutEntry) {
            Door.log("[Application] \(storyboard.noInitialViewController)", rule: .storyboardWithoutEntry)
        }
        UIKitProcess.mainWindow = window
        UIKitProcess.madeMainWindow = true
    }

    /// The delegate's own window, or else a new one; nil where it has none and cannot be handed one.
    private func mainWindow(of delegate: AnyObject) -> UIWindow? {
        if let own = Door.send(Callback.window.get, to: delegate, .appDelegate) as? UIWindow { return own }
        guard Door.answers(Callback.window.set, delegate) else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        Door.send(Callback.window.set, to: delegate, .appDelegate, [window])
        return window
    }

    func willFinishLaunching(_ deliveries: [Delivery]) {
        let arguments: [Any?] = [UIKitProcess.application, launchOptions(deliveries)]
        callDelegate("application(_:willFinishLaunchingWithOptions:)", arguments)
    }

    func didFinishLaunching(_ deliveries: [Delivery]) {
        guard let application = UIKitProcess.application else { return }
        let arguments: [Any?] = [application, launchOptions(deliveries)]
        if callDelegate("application(_:didFinishLaunchingWithOptions:)", arguments) == nil {
            callDelegate("applicationDidFinishLaunching(_:)", [application])
        }
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
        expectRootViewControllers()
    }

    /// Ends an app without scenes that shows an empty window of its own.
    private func expectRootViewControllers() {
        guard !UIKitProcess.usesScenes, UIKitProcess.holds(.rootExpected) else { return }
        let own = UIKitProcess.windows.filter { $0 !== UIKitProcess.mainWindow && !$0.isHidden }
        guard own.contains(where: { $0.rootViewController == nil }) else { return }
        Door.raise(
            "NSInternalInconsistencyException",
            "Application windows are expected to have a root view controller at the end of application launch",
            rule: .rootExpected)
    }

    /// Without scenes: UIKit shows the window of the main storyboard itself, if the app delegate still has it.
    func showMainWindow() {
        guard UIKitProcess.madeMainWindow else { return }
        guard let window = UIKitProcess.mainWindow else {
            Door.state(
                .window, name: "window", text: "the main storyboard's window is gone: the app delegate did not keep it",
                rule: .windowKeptByApp)
            return
        }
        window.makeKeyAndVisible()
    }

    func willTerminate() {
        guard let application = UIKitProcess.application else { return }
        leaveClosedWindows()
        callDelegate("applicationWillTerminate(_:)", [application])
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: application)
    }

    /// The view controllers of windows that were swiped away disappear before the process ends.
    private func leaveClosedWindows() {
        guard UIKitProcess.holds(.viewsDisappear) else { return }
        let outer = Door.rule
        defer { Door.rule = outer }
        Door.rule = .viewsDisappear
        for controller in UIKitProcess.closedWindows.compactMap(\.rootViewController) {
            AppearanceTransition.leave(controller)
        }
        UIKitProcess.closedWindows = []
    }

    @discardableResult
    private func callDelegate(_ name: String, _ arguments: [Any?]) -> Any? {
        guard let callback = Callback.named[name] else { preconditionFailure("\(name) is no callback") }
        return Door.send(callback, to: UIKitProcess.application?.delegateForCalls, .appDelegate, arguments)
    }
}
