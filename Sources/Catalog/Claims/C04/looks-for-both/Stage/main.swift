import UIKit

for name in ["TestingAppDelegate", "StageTests.TestingAppDelegate"] {
    print("\(name): \(NSClassFromString(name) == nil ? "not found" : "found")")
}
let appDelegateClass: AnyClass = NSClassFromString("TestingAppDelegate") ?? AppDelegate.self

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(appDelegateClass))
