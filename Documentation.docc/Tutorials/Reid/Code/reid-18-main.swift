import UIKit

let isTesting = ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil

UIApplicationMain(
    CommandLine.argc,
    CommandLine.unsafeArgv,
    nil,
    isTesting ? nil : NSStringFromClass(AppDelegate.self)
)
