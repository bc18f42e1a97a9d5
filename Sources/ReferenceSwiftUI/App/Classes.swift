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
    @MainActor fileprivate init(_ callback: Callback, _ call: @escaping ClassImage.Method) {
        self.init(callback.selector, callback.name, call)
    }
}

extension AppDelegate {
    /// Its name for UIKit.
    static let name = "SwiftUI.AppDelegate"

    // An entry of a class is called with objects of the class alone, so its casts cannot fail.
    fileprivate static func describe(_ image: ClassImage) {
        image.add(
            AppDelegate.self, named: AppDelegate.name,
            [
                .init(.applicationDidFinishLaunchingWithOptions) { receiver, arguments in
                    (receiver as! AppDelegate).didFinishLaunching(arguments.values[0], arguments.values[1])
                },
                .init(.applicationConfigurationForConnectingOptions) { receiver, arguments in
                    (receiver as! AppDelegate).configuration(for: arguments[1])
                },
            ])
    }
}

extension AppSceneDelegate {
    /// Its name for UIKit.
    static let name = "SwiftUI.AppSceneDelegate"

    // As above: the receiver of an entry is an object of its class.
    fileprivate static func describe(_ image: ClassImage) {
        image.add(
            AppSceneDelegate.self, named: AppSceneDelegate.name,
            [
                .init(.sceneWillConnectToOptions) { receiver, arguments in
                    (receiver as! AppSceneDelegate).connect(arguments[0], arguments[1], arguments.values[2])
                    return nil
                },
                .init(.sceneDidDisconnect) { receiver, arguments in
                    (receiver as! AppSceneDelegate).disconnect(arguments[0])
                    return nil
                },
                .init(.sceneOpenURLContexts) { receiver, arguments in
                    (receiver as! AppSceneDelegate).open(arguments[1], arguments[0])
                    return nil
                },
                phase(.inactive, .sceneWillEnterForeground), phase(.active, .sceneDidBecomeActive),
                phase(.inactive, .sceneWillResignActive), phase(.background, .sceneDidEnterBackground),
                ClassImage.Entry("window", "window") { receiver, _ in (receiver as! AppSceneDelegate).window },
                ClassImage.Entry("setWindow:", "window") { receiver, arguments in
                    (receiver as! AppSceneDelegate).window = arguments[0]
                    return nil
                },
            ])
    }

    private static func phase(_ phase: ScenePhase, _ callback: Callback) -> ClassImage.Entry {
        .init(callback) { receiver, arguments in
            (receiver as! AppSceneDelegate).change(phase, callback, arguments[0])
            return nil
        }
    }
}
