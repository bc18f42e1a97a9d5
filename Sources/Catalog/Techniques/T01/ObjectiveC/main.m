#import <UIKit/UIKit.h>
#import "AppDelegate.h"

int main(int argc, char *argv[]) {
    @autoreleasepool {
        Class delegateClass = NSClassFromString(@"TestingAppDelegate") ?: [AppDelegate class];
        return UIApplicationMain(argc, argv, nil, NSStringFromClass(delegateClass));
    }
}
