import UIKit

let appDelegateClass: AnyClass = NSClassFromString("TheatreTests.TestingAppDelegate") ?? AppDelegate.self

UIApplicationMain(
    CommandLine.argc,
    CommandLine.unsafeArgv,
    nil,
    NSStringFromClass(appDelegateClass)
)
