import UIKit

var appDelegateClass: AnyClass? = NSClassFromString("XYZTestingAppDelegate")
if appDelegateClass == nil {
    appDelegateClass = AppDelegate.self
}

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(appDelegateClass!))
