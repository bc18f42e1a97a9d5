#import <UIKit/UIKit.h>
#import <objc/runtime.h>
#import "AppDelegate.h"

static Class testingAppDelegateClass(void) {
    Class delegateClass = objc_allocateClassPair([UIResponder class], "TestingAppDelegate", 0);
    IMP makeWindow = imp_implementationWithBlock(^UIWindow *(id delegate) {
        UIWindow *window = [[UIWindow alloc] initWithFrame:CGRectZero];
        window.rootViewController = [[UIViewController alloc] init];
        return window;
    });
    class_addMethod(delegateClass, @selector(window), makeWindow, "@@:");
    objc_registerClassPair(delegateClass);
    return delegateClass;
}

int main(int argc, char *argv[]) {
    @autoreleasepool {
        BOOL isTesting = NSClassFromString(@"XCTestCase") != nil;
        Class delegateClass = isTesting ? testingAppDelegateClass() : [AppDelegate class];
        return UIApplicationMain(argc, argv, nil, NSStringFromClass(delegateClass));
    }
}
