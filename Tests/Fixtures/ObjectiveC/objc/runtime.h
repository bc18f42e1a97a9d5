// Declarations of the few names that the catalog's files in Objective-C use. They are ours; there is no code behind them.
#pragma once

typedef void (*IMP)(void);
extern Class objc_allocateClassPair(Class superclass, const char *name, unsigned long extraBytes);
extern void objc_registerClassPair(Class type);
extern BOOL class_addMethod(Class type, SEL name, IMP implementation, const char *types);
extern IMP imp_implementationWithBlock(id block);
