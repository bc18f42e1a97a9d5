internal import Foundation
internal import Lifecycle

internal import Glibc

/// Carries out what the device tells the app, one command at a time.
@MainActor
struct CommandPerformer {
    /// The class names that the app passed to UIApplicationMain.
    let principalClass: String?
    let delegateClass: String?

    func perform(_ instruction: Instruction) -> Reply {
        if !instruction.belongsToClosing { UIKitProcess.closedWindows = [] }
        switch instruction {
        case .begin(let surroundings):
            begin(surroundings)
        case .createApplication:
            return createApplication()
        case .loadMainStoryboard(let name):
            loadMainStoryboard(name)
        case .willFinishLaunching(let deliveries):
            return willFinishLaunching(deliveries)
        case .didFinishLaunching(let deliveries):
            return MainLoop.noticingSpins(in: .applicationDidFinishLaunchingWithOptions) {
                didFinishLaunching(deliveries)
            }
        case .showMainWindow:
            showMainWindow()
        case .application(let moment, let callsDelegate):
            application(moment, callsDelegate: callsDelegate)
        case .willTerminate:
            willTerminate()
        case .resolve(let session):
            return SceneConnection.resolve(session)
        case .configuration(let session, let deliveries):
            return SceneConnection.configuration(for: session, deliveries)
        case .connect(let session, let deliveries):
            SceneConnection.connect(session, deliveries)
        case .restoreInteraction(let id):
            restoreInteraction(id)
        case .saveState(let id):
            return saveState(id)
        case .announce(let activityType, let id):
            announce(activityType, to: id)
        case .deliver(let delivery, let id):
            deliver(delivery, to: id)
        case .scene(let moment, let id):
            scene(moment, id)
        case .layOut(let id):
            for window in windows(of: id) { window.layOut() }
        case .appear(let id):
            for window in windows(of: id) { window.appear() }
        case .disconnect(let id, let callsDelegate):
            SceneConnection.disconnect(id, callsDelegate: callsDelegate)
        case .discard(let ids, let callsDelegate):
            SceneConnection.discard(ids, callsDelegate: callsDelegate)
        case .refuse(let request, let code):
            SceneRequests.refuse(request, code)
        case .memoryWarning:
            memoryWarning()
        case .trap(let message):
            CallbackDispatch.raise("UIScene life cycle", message)
        case .runTests:
            defer { MissedHosts.report() }
            return HostedTestRun.run()
        case .settle:
            // Work that is ready may make more work ready; a few hops are followed.
            repeat { for _ in 0..<8 { MainLoop.turn() } } while OutstandingWork.wait()
            MissedHosts.report()
        }
        return .done
    }

    private func begin(_ surroundings: Surroundings) {
        UIKitProcess.surroundings = surroundings
        UIKitProcess.sessions = surroundings.sessions.map { UISceneSession($0) }
    }

    private func windows(of id: String?) -> [UIWindow] {
        guard let id else { return UIKitProcess.windows }
        return (UIKitProcess.scene(id) as? UIWindowScene)?.windows ?? []
    }

    private func scene(_ moment: Moment, _ id: String) {
        guard let scene = UIKitProcess.scene(id) else { return }
        scene.activationState = moment.activationState
        UIKitProcess.application?.applicationState = UIKitProcess.foremostState
        CallbackDispatch.send(moment.sceneCallback, to: scene.delegateForCalls, .sceneDelegate, [scene], scene: id)
        NotificationCenter.default.post(name: moment.sceneNotification, object: scene)
    }

    private func application(_ moment: Moment, callsDelegate: Bool) {
        guard let application = UIKitProcess.application else { return }
        application.applicationState = moment.applicationState
        if callsDelegate {
            CallbackDispatch.send(
                moment.applicationCallback, to: application.delegateForCalls, .appDelegate, [application])
        }
        NotificationCenter.default.post(name: moment.applicationNotification, object: application)
    }
}

extension Instruction {
    /// True if windows that were just closed may still disappear with the app.
    fileprivate var belongsToClosing: Bool {
        switch self {
        case .disconnect, .discard, .willTerminate, .connect, .scene, .saveState: true
        default: false
        }
    }
}
