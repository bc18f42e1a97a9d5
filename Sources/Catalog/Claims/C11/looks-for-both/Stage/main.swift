import UIKit

for name in ["XCTestCase", "TestingAppDelegate"] {
    print("\(name): \(NSClassFromString(name) == nil ? "not found" : "found")")
}

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
