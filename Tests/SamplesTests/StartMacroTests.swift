import Testing

@testable import Samples

/// Macros in C and Objective-C that may have code run when its image is loaded.
struct StartMacroTests {
    private static let macro = "a macro in it may run code before any code of yours"

    @Test(
        arguments: [
            ("AT_START static void begin(void) {}", ["#define AT_START __attribute__((constructor))"], true),
            ("AT_START static void begin(void) {}", [], true),
            ("AT_START static void begin(void) {}", ["#define AT_START __attribute__((used))"], false),
            ("AT_START static void begin(void) {}", ["#define AT_START \\\n  __attribute__((constructor))"], true),
            (
                "AT_START static void begin(void) {}",
                ["#define AT_START SOON\n#define SOON __attribute__((constructor))"], true
            ),
            ("AT_START(begin) {\n}", [], true),
            ("static AT_START(begin) {\n}", ["#define AT_START(name) void name(void)"], false),
            (
                "void begin(void) AT_START;\nvoid begin(void) {}", ["#define AT_START __attribute__((constructor))"],
                true
            ),
            ("void begin(void) FB_SOON(1);\nvoid begin(void) {}", [], false),
            ("@implementation A\nRCT_EXPORT_MODULE()\n- (void)a {}\n@end", [], true),
            (
                "@implementation A\nRCT_EXPORT_MODULE()\n- (void)a {}\n@end",
                ["#define RCT_EXPORT_MODULE(js_name) RCT_EXTERN void R(Class); \\\n+ (void)load { R(self); }"], true
            ),
            (
                "@implementation A\nSINGLETON(A);\n- (void)a {}\n@end",
                ["#define SINGLETON(a) + (id)shared { return nil; }"], false
            ),
            ("FOUNDATION_EXPORT NSString *name(void) { return nil; }", [], false),
            ("NS_ASSUME_NONNULL_BEGIN\nNSString *name(void) { return nil; }\nNS_ASSUME_NONNULL_END", [], false),
            ("UIKIT_EXTERN const CGFloat FB_HEIGHT;\nconst CGFloat FB_HEIGHT = 1;", [], false),
            ("static inline BOOL isNew(int FLAGS) { return YES; }", [], false),
            ("static void FB_LOG(int a) { int A_B = LOG_LEVEL(1); }", [], false),
            ("typedef NS_ENUM(NSInteger, Kind) { KIND_A, KIND_B };\nenum { FB_A, FB_B };", [], false),
            ("typedef struct { int a; } FB_ITEM;\nFB_ITEM first(void) { FB_ITEM a; return a; }", [], false),
            (
                "FB_ITEM first(void) { FB_ITEM a; return a; }", ["typedef struct FB_ITEM_T {\n int a;\n} FB_ITEM;"],
                false
            ),
            ("extern int ZEXPORT unzOpen OF((const char *path)) { return 0; }", [], false),
            ("#define INLINE static inline\nINLINE int a(void) { return 1; }", [], false),
            (
                "@interface A : NSObject\n- (id)init FB_DESIGNATED;\n@property (nonatomic) int a FB_A(1);\n@end\n@implementation A\n@end",
                [], false
            ),
            ("@implementation A\n- (void)a FB_SUPER {\n    FB_RUN();\n}\n@end", [], false),
            ("static NSString * const FB_KEYS[] = { FB_ONE, FB_TWO };", [], false),
            ("#define A_B C_D\nA_B static void begin(void) {}", ["#define C_D __attribute__((constructor))"], true),
            ("@protocol A;\nAT_START static void begin(void) {}", [], true),
            ("@protocol A <B>\n- (void)a FB_A(1);\n@end\nvoid begin(void) {}", [], false),
            ("@implementation A {\n    FB_TYPE a;\n}\nAT_START static void begin(void) {}\n@end", [], true),
            ("#define FB_RUN(a) \\\n    FB_DO(a) \\\n    {\nvoid begin(void) {}", [], false),
            ("#if FB_DEBUG\nint a;\n#endif\n", [], false),
        ] as [(String, [String], Bool)])
    func `A macro before a function counts unless its definition is harmless`(
        text: String, headers: [String], mayRun: Bool
    ) {
        let file = ForeignFile(path: "a.m", ending: "m", text: text, headers: { headers })
        #expect(file?.unasked == (mayRun ? Self.macro : nil))
    }

    @Test func `Headers are read only for macros that a file does not define`() {
        _ = ForeignFile(
            path: "a.m", ending: "m", text: "#define INLINE static inline\nINLINE BOOL a(void) { return NO; }",
            headers: {
                Issue.record("They are read.")
                return []
            })
    }
}
