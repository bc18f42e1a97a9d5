import UIKit

let isTesting = NSClassFromString("XCTestCase") != nil
let testingClass: AnyClass? = isTesting ? NSClassFromString("TestingAppDelegate") : nil

UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(testingClass ?? AppDelegate.self))
