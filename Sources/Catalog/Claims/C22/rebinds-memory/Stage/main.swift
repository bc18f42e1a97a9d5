import UIKit

let isRunningTests = NSClassFromString("XCTestCase") != nil
let appDelegateClass: AnyClass = isRunningTests ? TestingAppDelegate.self : AppDelegate.self

CommandLine.unsafeArgv.withMemoryRebound(
    to: UnsafeMutablePointer<Int8>.self, capacity: Int(CommandLine.argc)
) { args in
    _ = UIApplicationMain(CommandLine.argc, args, nil, NSStringFromClass(appDelegateClass))
}
