import UIKit

let isUITesting = getenv("UI_TESTING") != nil
let testingAppDelegate: AnyClass? = isUITesting ? nil : NSClassFromString("TestingAppDelegate")
let appDelegateClass: AnyClass = testingAppDelegate ?? AppDelegate.self

UIApplicationMain(
    CommandLine.argc,
    CommandLine.unsafeArgv,
    nil,
    NSStringFromClass(appDelegateClass)
)
