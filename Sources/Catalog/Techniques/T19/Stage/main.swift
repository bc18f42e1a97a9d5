import UIKit

var appDelegateClass: AnyClass? = AppDelegate.self
let isRunningTests = ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil
if isRunningTests {
    appDelegateClass = NSClassFromString("AppDelegateForTesting")
}

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, appDelegateClass.map(NSStringFromClass))
