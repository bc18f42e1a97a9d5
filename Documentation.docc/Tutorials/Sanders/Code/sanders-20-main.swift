import UIKit

let applicationClass: AnyClass? = NSClassFromString("TestingApplication")
let appDelegateClass: AnyClass = NSClassFromString("TestingAppDelegate") ?? AppDelegate.self

UIApplicationMain(
    CommandLine.argc,
    CommandLine.unsafeArgv,
    applicationClass.map(NSStringFromClass),
    NSStringFromClass(appDelegateClass)
)
