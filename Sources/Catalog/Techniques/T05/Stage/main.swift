import UIKit

let isTesting = NSClassFromString("XCTestCase") != nil
let appDelegateClass: AnyClass = isTesting ? TestingAppDelegate.self : AppDelegate.self

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(appDelegateClass))
