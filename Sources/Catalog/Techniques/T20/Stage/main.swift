import UIKit

var appDelegateClassName = NSStringFromClass(AppDelegate.self)
if let location = ProcessInfo.processInfo.environment["TestBundleLocation"] {
    do {
        try Bundle(path: location)?.loadAndReturnError()
    } catch {
        print("error: \(error)")
    }
    appDelegateClassName = "TestingAppDelegate"
}

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, appDelegateClassName)
