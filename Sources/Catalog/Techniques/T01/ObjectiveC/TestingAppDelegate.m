#import "TestingAppDelegate.h"

@implementation TestingAppDelegate
@end
