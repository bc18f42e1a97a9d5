import UIKit

@main
enum Launcher {
    static func main() {
        print("the tests' main")
        let appDelegateClass: AnyClass = NSClassFromString("TestingAppDelegate") ?? UIResponder.self
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(appDelegateClass))
    }
}
