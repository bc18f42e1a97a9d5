#import "InstanceHelper.h"

@implementation InstanceHelper

+ (id)makeInstanceOfClass:(Class)type properties:(NSDictionary<NSString *, id> *)properties {
    NSObject *instance = [[type alloc] init];
    [instance setValuesForKeysWithDictionary:properties];
    return instance;
}

@end
