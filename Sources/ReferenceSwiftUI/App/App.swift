internal import Lifecycle

/// An app.
@MainActor @preconcurrency
public protocol App {
    /// The type of the app's scenes.
    associatedtype Body: Scene
    /// The app's scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Creates the app. SwiftUI does so before there is an application object.
    @MainActor @preconcurrency init()
}

extension App {
    /// Creates the app and runs it: `@main` on an app calls this. It does not return.
    ///
    /// A system before iOS 14 has no `App`, and the loader ends the process.
    @MainActor @preconcurrency
    public static func main() {
        let name = typeName(Self.self)
        guard _iOS(14) else {
            CallbackDispatch.raise("dyld", "Symbol not found: SwiftUI.App. It is there from iOS 14 on.")
        }
        let tell = { CallbackDispatch.state(.app, class: name, rule: .swiftuiAppFirst) }
        let made = StageEntrance.enter(telling: tell) {
            CallbackDispatch.call("init()", ofType: name, .application, rule: .swiftuiAppFirst) { Self() }
        }
        guard let app = made else { preconditionFailure("an initializer that cannot fail has failed") }
        AppGraph.shared = AppGraph(app, named: name)
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, AppDelegate.name)
    }
}
