internal import Lifecycle

// The run time calls a method that is listed for a class with objects of that class only, hence `as!`.

/// Describes the image for the run time: its classes by their names and the messages that they answer.
@_cdecl("understudy_classes")
public func _describeSwiftUIClasses(_ pointer: UnsafeMutableRawPointer) {
    let image = Unmanaged<ClassImage>.fromOpaque(pointer).takeUnretainedValue()
    MainActor.assumeIsolated {
        AppDelegate.describe(image)
        AppSceneDelegate.describe(image)
    }
}

extension ClassImage.Entry {
    @MainActor fileprivate init(_ name: String, _ call: @escaping ClassImage.Method) {
        guard let callback = Callback.named[name] else { preconditionFailure("\(name) is no callback") }
        self.init(callback.selector, name, call)
    }
}

extension AppDelegate {
    /// Its name for UIKit.
    static let name = "SwiftUI.AppDelegate"

    fileprivate static func describe(_ image: ClassImage) {
        image.add(
            AppDelegate.self, named: AppDelegate.name,
            [
                .init("application(_:didFinishLaunchingWithOptions:)") { receiver, arguments in
                    (receiver as! AppDelegate).didFinishLaunching(arguments.values[0], arguments.values[1])
                },
                .init("application(_:configurationForConnecting:options:)") { receiver, arguments in
                    (receiver as! AppDelegate).configuration(for: arguments[1])
                },
            ])
    }
}

extension AppSceneDelegate {
    /// Its name for UIKit.
    static let name = "SwiftUI.AppSceneDelegate"

    fileprivate static func describe(_ image: ClassImage) {
        image.add(
            AppSceneDelegate.self, named: AppSceneDelegate.name,
            [
                .init("scene(_:willConnectTo:options:)") { receiver, arguments in
                    (receiver as! AppSceneDelegate).connect(arguments[0], arguments[1], arguments.values[2])
                    return nil
                },
                .init("sceneDidDisconnect(_:)") { receiver, arguments in
                    (receiver as! AppSceneDelegate).disconnect(arguments[0])
                    return nil
                },
                .init("scene(_:openURLContexts:)") { receiver, arguments in
                    (receiver as! AppSceneDelegate).open(arguments[1], arguments[0])
                    return nil
                },
                phase(.inactive, "sceneWillEnterForeground(_:)"), phase(.active, "sceneDidBecomeActive(_:)"),
                phase(.inactive, "sceneWillResignActive(_:)"), phase(.background, "sceneDidEnterBackground(_:)"),
                ClassImage.Entry("window", "window") { receiver, _ in (receiver as! AppSceneDelegate).window },
                ClassImage.Entry("setWindow:", "window") { receiver, arguments in
                    (receiver as! AppSceneDelegate).window = arguments[0]
                    return nil
                },
            ])
    }

    private static func phase(_ phase: ScenePhase, _ name: String) -> ClassImage.Entry {
        .init(name) { receiver, arguments in
            (receiver as! AppSceneDelegate).change(phase, name, arguments[0])
            return nil
        }
    }
}
