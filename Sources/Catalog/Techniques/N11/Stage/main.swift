import UIKit

let isTesting = NSClassFromString("XCTestCase") != nil

UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil,
    isTesting ? "TestingAppDelegate" : NSStringFromClass(AppDelegate.self))
