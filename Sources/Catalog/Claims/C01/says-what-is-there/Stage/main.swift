import UIKit

let testingAppDelegate: AnyClass? = NSClassFromString("TestingAppDelegate")
print("main: a class of the tests is \(testingAppDelegate == nil ? "not here yet" : "here")")

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
