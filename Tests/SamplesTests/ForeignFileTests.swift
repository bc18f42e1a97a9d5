import Testing

@testable import Samples

/// Files in other languages than Swift, as far as a launch without them depends on what they say.
struct ForeignFileTests {
    @Test(
        arguments: [
            ("a.m", "@implementation A\n- (void)load {}\n@end", ["A"], nil),
            ("a.m", "@implementation A\n+ (void)load {}\n@end", ["A"], "its +load runs before any code of yours"),
            ("a.m", "@implementation A\n+ load { return self; }\n@end", ["A"], LoadReason.load),
            ("a.m", "@implementation A\n+ (id) load\n{ return self; }\n@end", ["A"], LoadReason.load),
            ("a.m", "@implementation A\n- (int)a { return b + load; }\n@end", ["A"], nil),
            ("a.m", "@implementation A\n+ (id)load:(id)a { return a; }\n@end", ["A"], nil),
            (
                "a.c", "__attribute__((section(\"__DATA,__interpose\"))) struct { void *a, *b; } pairs[1];", [],
                "a section that it fills may change what runs before any code of yours"
            ),
            (
                "a.c", "static int a __attribute__((used, __section__(\"__DATA,__own\")));", [],
                "a section that it fills may change what runs before any code of yours"
            ),
            ("a.c", "static int __attribute__((unused)) a;\nstatic void section(int b) {}", [], nil),
            ("a.m", "@implementation A\n+(void) initialize\n{}\n@end", ["A"], nil),
            (
                "a.m", "@implementation UIView (A)\n+ (void)initialize {}\n@end", [],
                "its category may change what UIView does"
            ),
            (
                "a.m",
                """
                @implementation XCTestObservationCenter (Register)
                + (void)load {
                    if (class_getInstanceMethod([self class], @selector(_addLegacyTestObserver:))) {
                        swizzleSelectors([self class], @selector(_addLegacyTestObserver:), @selector(NMB_original__addLegacyTestObserver:));
                    }
                }
                #pragma mark - Replacement Methods
                - (void)NMB_original_addTestObserver:(id<XCTestObservation>)observer { [UIApplication sharedApplication]; }
                @end
                """, [], nil
            ),
            (
                "a.m",
                """
                @implementation XCTestObservationCenter (Register)
                + (void)load { [self install]; }
                + (void)install { [UIApplication install]; }
                @end
                """, [], LoadReason.load
            ),
            (
                "a.m", "@implementation XCTestSuite (QuickTestSuiteBuilder)\n+ (void)load { boot; }\n@end", [],
                LoadReason.load
            ),
            ("a.m", "@implementation XCTestCase (Own)\n+ (void)load {}\n@end", [], LoadReason.load),
            ("a.m", "@implementation A\n+ (void)load;\n{ [B run]; }\n@end", ["A"], LoadReason.load),
            ("a.m", "@implementation A\n+ (void)load:(NSURL *)url {}\n@end", ["A"], nil),
            (
                "_RXObjCRuntime.m",
                "@implementation RXObjCRuntime(swizzle)\n+(void)load {\n SWIZZLE_OBSERVE_METHOD_BODY(void)\n\n SWIZZLE_OBSERVE_METHOD_BODY(void, id, SEL)\n}\n@end\n@implementation RXObjCRuntime\n@end",
                ["RXObjCRuntime"], nil
            ),
            (
                "_RXObjCRuntime.m",
                "@implementation RXObjCRuntime(swizzle)\n+(void)load {\n SWIZZLE_OBSERVE_METHOD_BODY(int)\n begin();\n}\n@end",
                [],
                LoadReason.load
            ),
            (
                "a.m", "@implementation A\n- (id)a { return @\"*/*\"; }\n+ (void)load {}\n@end", ["A"], LoadReason.load
            ),
            ("a.m", "char a = '\"'; /* ' */\n@implementation A\n+ (void)load {}\n@end", ["A"], LoadReason.load),
            ("a.m", "#pragma mark don't\n@implementation A\n+ (void)load {}\n@end", ["A"], LoadReason.load),
            (
                "a.c", "__attribute__((__constructor__)) static void begin(void) {}", [],
                "its constructor runs before any code of yours"
            ),
            ("a.s", ".section __DATA,__mod_init_func", [], "its constructor runs before any code of yours"),
            (
                "a.m", "@implementation UIApplication (Key)\n- (UIWindow *)fb_key\n{ return nil; }\n@end", [], nil
            ),
            ("a.m", "@implementation UIView (A)\n- (void)fb_key {}\n- didMoveToWindow {}\n@end", [], LoadReason.view),
            (
                "a.m", "@implementation UIView (A)\n- (void)fb_key {}\n- (void (^)(void))handler { return nil; }\n@end",
                [],
                LoadReason.view
            ),
            (
                "a.m",
                "@implementation UIView (A)\n- (id)fb_key { return @\"a@end\"; }\n- (void)didMoveToWindow {}\n@end",
                [], LoadReason.view
            ),
            ("a.m", "@implementation UIView (A)\n- (void)setFb_key:(id)key {}\n@end", [], LoadReason.view),
            ("a.m", "@implementation UIView (A)\n- (void)nsli_key {}\n@end", [], LoadReason.view),
            ("a.m", "@implementation UIView (A)\n- (void) didMoveToWindow {}\n@end", [], LoadReason.view),
            (
                "a.m", "@implementation XCTabBarController (A)\n- (void)viewDidLoad {}\n@end", [],
                "its category may change what XCTabBarController does"
            ),
            ("a.m", "@implementation A (Tools)\n- (void)run {}\n@end\n@implementation A\n@end", ["A"], nil),
            ("a.m", "@implementation XCTestSuite (A)\n- (void)run {}\n@end", [], nil),
            (
                "a.m", "@implementation XCTestSuite (A)\n+ (void)initialize {}\n@end", [],
                "its category may change what XCTestSuite does"
            ),
        ] as [(String, String, [String], String?)])
    func `The text of a file says what a launch may miss of it`(
        name: String, text: String, classes: [String], unasked: String?
    ) throws {
        let ending = try #require(name.split(separator: ".").last.map(String.init))
        let file = try #require(ForeignFile(path: name, ending: ending, text: text))
        #expect(file.classes == classes)
        #expect(file.unasked == unasked)
        #expect(!file.launchesApp)
    }

    @Test(
        arguments: [
            ("@implementation NSObject (FB)\n- (BOOL)fb_isProduction { return YES; }\n@end", ["fb_isProduction"]),
            ("@implementation NSObject (FB)\n- (id)fb_a:(int)b with:(int)c { return nil; }\n@end", ["fb_a"]),
            ("@implementation NSObject (FB)\n- (id)isFb_a { return nil; }\n@end", ["isFb_a", "fb_a"]),
            ("@implementation A (FB)\n- (id)fb_a { return nil; }\n@end\n@implementation A\n@end", []),
            ("@implementation A\n- (id)fb_a { return nil; }\n@end", []),
        ]) func `The methods of a category are known by their names`(text: String, names: [String])
    {
        #expect(ForeignFile(path: "a.m", ending: "m", text: text)?.askedMethods == names)
    }

    @Test func `A file that CocoaPods generates is left out in silence`() {
        #expect(
            ForeignFile(
                path: "Kit-dummy.m", ending: "m",
                text:
                    "#import <Foundation/Foundation.h>\n@interface PodsDummy_Kit : NSObject\n@end\n@implementation PodsDummy_Kit\n@end"
            ) == nil)
    }

    @Test func `A file that launches the app says so`() {
        let text = "int main() { return UIApplicationMain(argc, argv, nil, nil); }"
        #expect(ForeignFile(path: "main.m", ending: "m", text: text)?.launchesApp == true)
    }
}

private enum LoadReason {
    static let load = "its +load runs before any code of yours"
    static let view = "its category may change what UIView does"
}
