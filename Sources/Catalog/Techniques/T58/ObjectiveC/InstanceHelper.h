#import <Foundation/Foundation.h>

@interface InstanceHelper : NSObject
/// Makes an object of a class whose initialisers Swift hides, and sets its properties by their keys.
+ (id)makeInstanceOfClass:(Class)type properties:(NSDictionary<NSString *, id> *)properties;
@end
