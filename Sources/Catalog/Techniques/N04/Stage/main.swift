import UIKit

#if DEBUG
class TestingApplication: UIApplication {}

class TestingAppDelegate: UIResponder, UIApplicationDelegate {}

let isTesting = NSClassFromString("XCTestCase") != nil

UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, isTesting ? NSStringFromClass(TestingApplication.self) : nil,
    NSStringFromClass(isTesting ? TestingAppDelegate.self : AppDelegate.self))
#else
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
#endif
