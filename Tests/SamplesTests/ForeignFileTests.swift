import Testing

@testable import Samples

/// Files in other languages than Swift, as far as a launch without them depends on what they say.
struct ForeignFileTests {
    @Test(
        arguments: [
            ("a.m", "@implementation A\n- (void)load {}\n@end", ["A"], nil),
            ("a.m", "@implementation A\n+ (void)load {}\n@end", ["A"], "its +load runs before any code of yours"),
            ("a.m", "@implementation A\n+(void) initialize\n{}\n@end", ["A"], nil),
            (
                "a.m", "@implementation UIView (A)\n+ (void)initialize {}\n@end", [],
                "its category may change what UIView does"
            ),
            (
                "a.m",
                """
                static void swap(Class type, SEL one, SEL other) {
                    method_exchangeImplementations(class_getInstanceMethod(type, one), class_getInstanceMethod(type, other));
                }
                @implementation XCTestSuite (Own)
                + (void)load {
                    if (class_getInstanceMethod([self class], @selector(run))) { swap(self, @selector(run), @selector(own)); }
                }
                - (void)own { [[UIApplication sharedApplication] openSessions]; }
                @end
                """, [], nil
            ),
            (
                "a.m", "@implementation XCTestSuite (Own)\n+ (void)load { [UIApplication own]; }\n@end", [],
                "its +load runs before any code of yours"
            ),
            (
                "a.m", "@implementation XCTestSuite (Own)\n+ (void)load { begin(); }\n@end", [],
                "its +load runs before any code of yours"
            ),
            (
                "a.m",
                "void begin(void) { objc_getClass(\"A\"); }\n@implementation XCTestSuite (A)\n+ (void)load { begin(); }\n@end",
                [], "its +load runs before any code of yours"
            ),
            (
                "a.m",
                "@implementation XCTestSuite (A)\n+ (void)load {}\n@end\n@implementation A\n+ (void)load {}\n@end",
                ["A"],
                "its +load runs before any code of yours"
            ),
            (
                "a.m", "@implementation UIApplication (Key)\n- (UIWindow *)fb_key\n{ return nil; }\n@end", [], nil
            ),
            (
                "a.m", "@implementation UIView (A)\n- (void)fb_key {}\n- (void)didMoveToWindow {}\n@end", [],
                "its category may change what UIView does"
            ),
            (
                "a.m", "@implementation UIView (A)\n- (void) didMoveToWindow {}\n@end", [],
                "its category may change what UIView does"
            ),
            ("a.m", "@implementation A (Tools)\n- (void)run {}\n@end\n@implementation A\n@end", ["A"], nil),
            (
                "_RXObjCRuntime.m",
                "@implementation RXObjCRuntime\n+(void)load {\n SWIZZLE_OBSERVE(void, id)\n\n SWIZZLE_B(int);\n}\n@end",
                ["RXObjCRuntime"], nil
            ),
            (
                "_RXObjCRuntime.m",
                "@implementation RXObjCRuntime\n+(void)load {\n SWIZZLE_B(int);\n begin();\n}\n@end",
                ["RXObjCRuntime"], "its +load runs before any code of yours"
            ),
            (
                "a.m", "@implementation XCTestSuite (A)\n@end\n@implementation UIView (A)\n@end", [],
                "its category may change what UIView does"
            ),
            ("a.m", "/* + (void)load */ @implementation A @end\n@implementation B @end", ["A", "B"], nil),
            ("a.m", "@implementation A (Tools)\n@end", [], "its category may change what A does"),
            ("a.m", "@implementation A()\n@end", [], "its category may change what A does"),
            ("a.c", "int answer(void) { return 42; }", [], nil),
            (
                "a.c", "__attribute__((constructor)) static void begin(void) {}", [],
                "its constructor runs before any code of yours"
            ),
            ("a.cpp", "static Store store;", [], "objects that it makes at its start run before any code of yours"),
            ("a.s", "nop", [], nil),
        ] as [(String, String, [String], String?)])
    func `What a launch may miss of a file is told from its text`(
        name: String, text: String, classes: [String], unasked: String?
    ) throws {
        let ending = try #require(name.split(separator: ".").last.map(String.init))
        let file = try #require(ForeignFile(path: name, ending: ending, text: text))
        #expect(file.classes == classes)
        #expect(file.unasked == unasked)
        #expect(!file.launchesApp)
    }

    @Test func `A file that CocoaPods generates is none of the app's`() {
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
