import UIKit

func look(_ moment: String) {
    print("TestingAppDelegate, \(moment): \(NSClassFromString("TestingAppDelegate") == nil ? "not found" : "found")")
}

look("before")
let isTesting = NSClassFromString("XCTestCase") != nil
if isTesting, let made = objc_allocateClassPair(NSObject.self, "TestingAppDelegate", 0) {
    objc_registerClassPair(made)
}
look("after")

UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil,
    isTesting ? "TestingAppDelegate" : NSStringFromClass(AppDelegate.self))
