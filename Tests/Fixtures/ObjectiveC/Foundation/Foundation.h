// Declarations of the few names that the catalog's files in Objective-C use. They are ours; there is no code behind them.
#pragma once

#define nil ((id)0)
typedef signed char BOOL;
typedef struct { double width, height; } CGSize;
typedef struct { double x, y; } CGPoint;
typedef struct { CGPoint origin; CGSize size; } CGRect;
extern const CGRect CGRectZero;

__attribute__((objc_root_class))
@interface NSObject
+ (instancetype)alloc;
+ (Class)class;
- (instancetype)init;
- (void)setValuesForKeysWithDictionary:(id)values;
@end

@interface NSString : NSObject
@end

@interface NSConstantString : NSString
@end

@interface NSDictionary<__covariant Key, __covariant Value> : NSObject
@end

extern Class NSClassFromString(NSString *name);
extern NSString *NSStringFromClass(Class type);
