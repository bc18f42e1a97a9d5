import UIKit

let testingAppDelegate: AnyClass? = NSClassFromString("TestingAppDelegate")
print("TestingAppDelegate: \(testingAppDelegate == nil ? "not found" : "found")")

UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(testingAppDelegate ?? AppDelegate.self))
