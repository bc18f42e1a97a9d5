import UIKit

let isUnitTesting = NSClassFromString("XCTestCase") != nil
let isUITesting = NSClassFromString("StageUITests") != nil

UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil,
    isUnitTesting && !isUITesting ? nil : NSStringFromClass(AppDelegate.self))
