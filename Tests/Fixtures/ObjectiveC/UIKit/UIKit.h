// Declarations of the few names that the catalog's files in Objective-C use. They are ours; there is no code behind them.
#pragma once
#import <Foundation/Foundation.h>

@protocol UIApplicationDelegate
@end

@interface UIResponder : NSObject
@end

@interface UIViewController : UIResponder
@end

@interface UIWindow : UIResponder
@property (nonatomic, strong) UIViewController *rootViewController;
- (instancetype)initWithFrame:(CGRect)frame;
@end

extern int UIApplicationMain(int argc, char **argv, NSString *principal, NSString *delegate);
