import UIKit

var appDelegateClassName = NSStringFromClass(AppDelegate.self)
if let location = ProcessInfo.processInfo.environment["TestBundleLocation"] {
    let name = URL(fileURLWithPath: location).lastPathComponent
    let path = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(name).path
    if Bundle(path: path)?.load() != true {
        print("error loading bundle \(path)")
    }
    appDelegateClassName = "TestingAppDelegate"
}

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, appDelegateClassName)
