import UIKit

#if TEST
let appDelegateClass: AnyClass = TestingAppDelegate.self
#else
let appDelegateClass: AnyClass = AppDelegate.self
#endif

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(appDelegateClass))
