import UIKit

let isTesting = NSClassFromString("TestApplication") != nil

UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, isTesting ? "TestApplication" : nil,
    isTesting ? nil : NSStringFromClass(AppDelegate.self))
