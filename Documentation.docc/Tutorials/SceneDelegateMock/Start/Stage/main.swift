import UIKit

let appDelegateClass: AnyClass = NSClassFromString("AppDelegateMock") ?? AppDelegate.self

UIApplicationMain(
    CommandLine.argc,
    CommandLine.unsafeArgv,
    nil,
    NSStringFromClass(appDelegateClass)
)
