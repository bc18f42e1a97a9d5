import UIKit

var appDelegateClassName: String?

if ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] == nil {
    appDelegateClassName = NSStringFromClass(AppDelegate.self)
}

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, appDelegateClassName)
