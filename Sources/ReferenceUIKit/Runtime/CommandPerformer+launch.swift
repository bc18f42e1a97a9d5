internal import Foundation
internal import Lifecycle

extension CommandPerformer {
    /// Makes the application object, then its delegate.
    func createApplication() -> Reply {
        let principal = principalClass ?? UIKitProcess.surroundings?.app.principalClass
        let application = makeApplication(principal)
        UIKitProcess.application = application
        if let delegateClass {
            let delegate = makeDelegate(delegateClass, application)
            UIKitProcess.madeDelegate = delegate
            application.delegateForCalls = delegate
        }
        let delegate = application.delegateForCalls
        if delegateClass == nil {
            CallbackDispatch.state(
                .appDelegate, of: delegate.map { type(of: $0) },
                text: delegate == nil ? "UIApplicationMain was given no app delegate" : nil)
        }
        let configuresScenes = CallbackDispatch.answers(
            .applicationConfigurationForConnectingOptions, delegate)
        let isSwiftUI = delegate.map { _className(type(of: $0)) } == "SwiftUI.AppDelegate"
        return .created(configuresScenes: configuresScenes, isSwiftUI: isSwiftUI)
    }

    private func makeApplication(_ name: String?) -> UIApplication {
        guard let name, name != "UIApplication" else { return UIApplication() }
        guard let type = _classNamed(name), let made = Instances.make(type, .application) else {
            ClassLookup.traceNear(name, of: principalClass == nil ? "NSPrincipalClass" : "UIApplicationMain")
            CallbackDispatch.raise(
                "NSInternalInconsistencyException",
                "Unable to instantiate the UIApplication subclass instance. No class named \(name) is loaded.")
        }
        guard let application = made as? UIApplication else {
            CallbackDispatch.raise(
                "NSInternalInconsistencyException",
                "The principal class \(name) is not a subclass of UIApplication.")
        }
        CallbackDispatch.state(.application, of: Swift.type(of: application))
        return application
    }

    private func makeDelegate(_ name: String, _ application: UIApplication) -> AnyObject {
        guard let type = _classNamed(name) else {
            ClassLookup.traceNear(name, of: "UIApplicationMain")
            CallbackDispatch.raise(
                "NSInternalInconsistencyException",
                "Unable to instantiate the UIApplication delegate instance. No class named \(name) is loaded.")
        }
        let tell = { CallbackDispatch.state(.appDelegate, of: type) }
        if type == Swift.type(of: application) {
            tell()
            return application
        }
        guard let delegate = StageEntrance.enter(telling: tell, { Instances.make(type, .appDelegate) }) else {
            CallbackDispatch.raise(
                "NSInternalInconsistencyException",
                "The app delegate's class \(name) does not derive from NSObject.")
        }
        return delegate
    }

    /// Fills the window that the app delegate has, or one that it is handed. With scenes, looks for the file alone.
    func loadMainStoryboard(_ name: String) {
        let storyboard = UIStoryboard(name: name, bundle: nil)
        if UIKitProcess.holds(.launchMainStoryboardMissing) { storyboard.requireFile() }
        guard !UIKitProcess.usesScenes else { return }
        guard let delegate = UIKitProcess.application?.delegateForCalls else {
            CallbackDispatch.log(
                "There is no app delegate set. An app delegate class must be specified to use a main storyboard file.",
                rule: .launchMainStoryboard)
            return
        }
        guard let window = mainWindow(of: delegate) else {
            CallbackDispatch.log(
                "The app delegate must implement the window property if it wants to use a main storyboard file.",
                rule: .launchMainStoryboard)
            return
        }
        window.rootViewController = storyboard.instantiateInitialViewController()
        if window.rootViewController == nil, UIKitProcess.holds(.configurationStoryboardWithoutEntry) {
            CallbackDispatch.log(
                "[Application] \(storyboard.noInitialViewController)", rule: .configurationStoryboardWithoutEntry)
        }
        UIKitProcess.mainWindow = window
        UIKitProcess.madeMainWindow = true
    }

    /// The delegate's own window, or else a new one; nil if it has none and cannot be handed one.
    private func mainWindow(of delegate: AnyObject) -> UIWindow? {
        if let own = CallbackDispatch.send(Callback.window.get, to: delegate, .appDelegate) as? UIWindow { return own }
        guard CallbackDispatch.answers(Callback.window.set, delegate) else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        CallbackDispatch.send(Callback.window.set, to: delegate, .appDelegate, [window])
        return window
    }

    func willFinishLaunching(_ deliveries: [Delivery]) -> Reply {
        if !UIKitProcess.usesScenes, UIKitProcess.surroundings?.launch != .background,
            UIKitProcess.holds(.launchInactiveState)
        {
            UIKitProcess.application?.applicationState = .inactive
        }
        noteStateRestoration()
        let arguments: [Any?] = [UIKitProcess.application, launchOptions(deliveries)]
        return reply(callDelegate(.applicationWillFinishLaunchingWithOptions, arguments))
    }

    func didFinishLaunching(_ deliveries: [Delivery]) -> Reply {
        guard let application = UIKitProcess.application else { return .done }
        let arguments: [Any?] = [application, launchOptions(deliveries)]
        let answer = callDelegate(.applicationDidFinishLaunchingWithOptions, arguments)
        if answer == nil { callDelegate(.applicationDidFinishLaunching, [application]) }
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
        expectRootViewControllers()
        return reply(answer)
    }

    /// Leaves an event if the app delegate asks for the state restoration of view controllers.
    private func noteStateRestoration() {
        let delegate = UIKitProcess.application?.delegateForCalls
        guard
            CallbackDispatch.answers(.applicationShouldSaveSecureApplicationState, delegate)
                || CallbackDispatch.answers(.applicationShouldSaveApplicationState, delegate)
        else { return }
        CallbackDispatch.notModelled(
            "UIViewController.restorationIdentifier", "no state of view controllers is saved or restored")
    }

    /// Returns the reply to a launch method's result. A delegate without the method declines nothing.
    private func reply(_ answer: Any?) -> Reply {
        answer as? Bool == false ? .declined : .done
    }

    /// Ends an app without scenes that shows its own empty window.
    private func expectRootViewControllers() {
        guard !UIKitProcess.usesScenes, UIKitProcess.holds(.viewRootExpected) else { return }
        let own = UIKitProcess.windows.filter { $0 !== UIKitProcess.mainWindow && !$0.isHidden }
        guard own.contains(where: { $0.rootViewController == nil }) else { return }
        CallbackDispatch.raise(
            "NSInternalInconsistencyException",
            "Application windows are expected to have a root view controller at the end of application launch",
            rule: .viewRootExpected)
    }

    /// Without scenes: UIKit shows the window of the main storyboard itself, if the app delegate still has it.
    func showMainWindow() {
        guard UIKitProcess.madeMainWindow else { return }
        guard let window = UIKitProcess.mainWindow else {
            CallbackDispatch.state(
                .windowReleased, text: "the main storyboard's window is gone: the app delegate did not keep it",
                rule: .viewWindowKeptByApp)
            return
        }
        window.makeKeyAndVisible()
    }

    func willTerminate() {
        guard let application = UIKitProcess.application else { return }
        callDelegate(.applicationWillTerminate, [application])
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: application)
        leaveClosedWindows()
    }

    /// The view controllers of windows that were swiped away disappear before the process ends.
    private func leaveClosedWindows() {
        guard UIKitProcess.holds(.actionViewsDisappear) else { return }
        let outer = CallbackDispatch.rule
        defer { CallbackDispatch.rule = outer }
        CallbackDispatch.rule = .actionViewsDisappear
        let windows = UIKitProcess.closedWindows
        UIKitProcess.closedWindows = []
        for controller in windows.compactMap(\.rootViewController) { AppearanceTransition.leave(controller) }
    }

    @discardableResult
    private func callDelegate(_ callback: Callback, _ arguments: [Any?]) -> Any? {
        CallbackDispatch.send(callback, to: UIKitProcess.application?.delegateForCalls, .appDelegate, arguments)
    }
}
