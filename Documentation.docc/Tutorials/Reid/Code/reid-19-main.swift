import UIKit

let keepsAppDelegate = ProcessInfo.processInfo.environment["KEEP_APP_DELEGATE"] != nil
let testingAppDelegate: AnyClass? = keepsAppDelegate ? nil : NSClassFromString("TestingAppDelegate")
let appDelegateClass: AnyClass = testingAppDelegate ?? AppDelegate.self

UIApplicationMain(
    CommandLine.argc,
    CommandLine.unsafeArgv,
    nil,
    NSStringFromClass(appDelegateClass)
)
