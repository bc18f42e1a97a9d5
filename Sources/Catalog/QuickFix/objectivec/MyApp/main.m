#import <UIKit/UIKit.h>

#import "AppDelegate.h"

int main(int argc, char *argv[])
{
    NSString *delegate = nil;
    @autoreleasepool {
        Class testingAppDelegate = NSClassFromString(@"TestingAppDelegate");
        delegate = NSStringFromClass(testingAppDelegate ?: [AppDelegate class]);
    }
    return UIApplicationMain(argc, argv, nil, delegate);
}
