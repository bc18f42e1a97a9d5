internal import Lifecycle
internal import Lowering
internal import Traces

/// The change by which tests get delegates of their own: the app looks its delegate up by name, and a file of the tests
/// declares it, with a scene delegate. It adds no file.
struct TestDelegatesCure {
    let patch: Patch
    private static let name = "TestingAppDelegate"
    private static let sceneDelegate = "TestingSceneDelegate"

    /// - Parameter delegate: Production's app delegate, by its run-time name.
    init?(_ sources: CheckedSources, _ delegate: String) {
        // Tests with delegates of their own need another cure: a lookup that finds them.
        guard let tests = sources.facts.tests,
            !tests.classes.contains(where: { $0.isAppDelegate || $0.isSceneDelegate }),
            let entrance = Self.entrance(sources, ClassName.short(delegate)),
            let path = sources.testFiles.first, let text = sources.texts[path],
            let understudies = Patch(path, text, Self.additions(to: text))
        else { return nil }
        patch = Patch(entrance.files + understudies.files)
    }

    /// Returns the change of the app: where it names its delegate, it looks up the tests'.
    private static func entrance(_ sources: CheckedSources, _ delegate: String) -> Patch? {
        let lookup = "NSClassFromString(\"\(name)\") ?? \(delegate).self"
        if let path = sources.mainFile, let text = sources.texts[path] {
            let naming = text.matches(of: /NSStringFromClass\(\s*([\w.]+)\.self\s*\)/).filter {
                ClassName.short(String($0.output.1)) == delegate
            }
            guard naming.count == 1, let found = naming.first else { return nil }
            return Patch(path, text, [.init(text.offsets(of: found.output.0), "NSStringFromClass(\(lookup))")])
        }
        guard let type = sources.facts.app.classes.first(where: { $0.last == delegate && $0.isAppDelegate }),
            let text = sources.texts[type.place.file]
        else { return nil }
        let bytes = Array(text.utf8)
        let declared = String(decoding: bytes[type.start...], as: UTF8.self)
        // What is before the word `class`.
        let head = declared.firstRange(of: "class ").map { declared[..<$0.lowerBound] } ?? ""
        guard let attribute = head.firstMatch(of: /@(?:main|UIApplicationMain)\b\s*/) else { return nil }
        let offsets = declared.offsets(of: attribute.output)
        let removed = Patch.Edit((type.start + offsets.lowerBound)..<(type.start + offsets.upperBound), "")
        return Patch(
            type.place.file, text,
            [
                removed,
                .insert(
                    """
                    \(text.hasSuffix("\n") ? "" : "\n")
                    /// The start of the app. The tests have their own app delegate; without them there is none of that name.
                    @main
                    enum Entrance {
                        static func main() {
                            let delegate: AnyClass = \(lookup)
                            _ = UIApplicationMain(
                                CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
                        }
                    }

                    """, at: bytes.count),
            ])
    }

    private static func additions(to text: String) -> [Patch.Edit] {
        let delegates = """
            \(text.hasSuffix("\n") ? "" : "\n")
            @objc(\(name))
            class \(name): UIResponder, UIApplicationDelegate {

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
            \(StoredSessionsCure.statements("application", indent: "        ", unit: "    "))
                    return true
                }

                func application(
                    _ application: UIApplication,
                    configurationForConnecting connectingSceneSession: UISceneSession,
                    options: UIScene.ConnectionOptions
                ) -> UISceneConfiguration {
            \(SceneConfigurationCure.statements(sceneDelegate, role: "connectingSceneSession.role", indent: "        "))
                }
            }

            class \(sceneDelegate): UIResponder, UIWindowSceneDelegate {

                var window: UIWindow?
            }

            """
        let imports: [Patch.Edit] = text.contains("import UIKit") ? [] : [.insert("import UIKit\n", at: 0)]
        return imports + [.insert(delegates, at: text.utf8.count)]
    }
}
