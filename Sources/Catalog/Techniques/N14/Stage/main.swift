import UIKit

let isTesting = CommandLine.arguments.contains("--unittesting")

UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil,
    NSStringFromClass(isTesting ? TestingAppDelegate.self : AppDelegate.self))
