import Foundation
import UIKit

let isUITesting = getenv("UI_TESTING") != nil
let isTesting = NSClassFromString("XCTestCase") != nil && !isUITesting
let appDelegateClass: AnyClass = isTesting ? TestingAppDelegate.self : AppDelegate.self

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(appDelegateClass))
