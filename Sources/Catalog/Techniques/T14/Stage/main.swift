import UIKit

let isUITesting = NSClassFromString("KIFTestCase") != nil
let testingClass: AnyClass? = isUITesting ? nil : NSClassFromString("TestingAppDelegate")

UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(testingClass ?? AppDelegate.self))
