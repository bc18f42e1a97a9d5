import Foundation
import UIKit

/// The app delegate in the test bundle that the path names: `.../StageTests-8C2F.xctestconfiguration`.
func testingAppDelegate() -> AnyClass? {
    guard let path = ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] else { return nil }
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard let module = name.split(whereSeparator: { "-.".contains($0) }).first else { return nil }
    return NSClassFromString("\(module).TestingAppDelegate")
}

UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(testingAppDelegate() ?? AppDelegate.self))
