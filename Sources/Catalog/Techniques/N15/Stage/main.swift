import Foundation
import UIKit

/// Whether a test bundle lies among the app's plug-ins.
func hasTestBundle() -> Bool {
    guard let plugIns = Bundle.main.builtInPlugInsURL,
        let names = try? FileManager.default.contentsOfDirectory(atPath: plugIns.path)
    else { return false }
    return names.contains { $0.hasSuffix(".xctest") }
}

UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil, hasTestBundle() ? nil : NSStringFromClass(AppDelegate.self))
