internal import Lifecycle

/// The builds of the app that a walk installs, by name.
public enum Build: String, Codable, Hashable, Sendable, CaseIterable {
    /// A single window, a scene delegate from the Info.plist.
    case single
    /// Several windows on an iPad.
    case several
    /// Several windows, and each scene delegate wants an activity kept.
    case keeping
    /// A single window. In a test run, the testing app delegate names a scene delegate of the tests.
    case tested
    /// The same with several windows.
    case testedSeveral
    /// As `tested`, and the testing app delegate removes the stored sessions.
    case flushing
    /// Only a manifest: the Info.plist names no scene delegate, and the app delegate configures scenes.
    case inCode
    /// No manifest: the app delegate configures scenes.
    case callbackAlone
    /// A manifest that names a scene delegate, and an app delegate that does not configure scenes.
    case manifestAlone
    /// SwiftUI's app delegate.
    case swiftUI
    /// No scenes, a main storyboard.
    case withoutScenes
    /// No scenes, a window in code, built with the SDK of iOS 16.
    case old

    /// The app of the build.
    var app: PretendApp {
        switch self {
        case .single: Self.scenes(several: false)
        case .several: Self.scenes(several: true)
        case .keeping: Self.keepingApp
        case .tested: Self.tested(several: false)
        case .testedSeveral: Self.tested(several: true)
        case .flushing: Self.flushingApp
        case .inCode: PretendApp()
        case .callbackAlone: Self.callbackAloneApp
        case .manifestAlone: Self.manifestAloneApp
        case .swiftUI: Self.swiftUIApp
        case .withoutScenes: .withoutScenes
        case .old: Self.oldApp
        }
    }

    private static func scenes(several: Bool) -> PretendApp {
        var app = PretendApp()
        app.description.sceneManifest = SceneManifest(
            supportsMultipleScenes: several, configurations: [SceneConfiguration.applicationRole: [app.configuration]])
        return app
    }

    private static var keepingApp: PretendApp {
        var app = scenes(several: true)
        app.activity = ActivityRecord(type: "reading")
        app.description.activityTypes = ["reading"]
        return app
    }

    private static func tested(several: Bool) -> PretendApp {
        var app = scenes(several: several)
        app.configurationInTests = SceneConfiguration(delegateClass: "Tests.SceneDelegate")
        app.classesOfTests = ["Tests.SceneDelegate"]
        return app
    }

    private static var flushingApp: PretendApp {
        var app = tested(several: false)
        app.removesSessions = true
        return app
    }

    private static var callbackAloneApp: PretendApp {
        var app = PretendApp()
        app.description.sceneManifest = nil
        return app
    }

    private static var manifestAloneApp: PretendApp {
        var app = scenes(several: false)
        app.configuresScenes = false
        return app
    }

    private static var swiftUIApp: PretendApp {
        var app = PretendApp()
        app.description.sceneManifest = nil
        app.isSwiftUI = true
        app.configuration = SceneConfiguration(delegateClass: "SwiftUI.AppSceneDelegate")
        app.classes = ["SwiftUI.AppSceneDelegate"]
        return app
    }

    private static var oldApp: PretendApp {
        var app = PretendApp()
        app.description.sceneManifest = nil
        app.description.sdk = SystemVersion(16)
        app.configuresScenes = false
        return app
    }
}
