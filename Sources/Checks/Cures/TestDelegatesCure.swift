internal import Lifecycle
internal import Lowering
internal import Traces

/// The change by which tests get delegates of their own: the app looks its delegate up by name, and a file of the tests
/// declares it, with a scene delegate. It adds no file.
struct TestDelegatesCure {
    let patch: Patch
    private static let name = "TestingAppDelegate"
    private static let entranceName = "Entrance"

    /// - Parameter delegate: Production's app delegate, by its run-time name.
    init?(_ sources: CheckedSources, _ delegate: String) {
        // Tests with delegates of their own need another cure: a lookup that finds them.
        guard let tests = sources.facts.tests,
            !tests.classes.contains(where: { $0.isAppDelegate || $0.isSceneDelegate }),
            !Self.declares(sources, Self.name), !Self.declares(sources, SceneConfigurationCure.sceneDelegateName),
            let entrance = Self.entrance(sources, ClassName.short(delegate)),
            let path = sources.testFiles.first, let text = sources.texts[path],
            let understudies = Patch(
                path, text, Self.additions(to: text, isOlder: SceneConfigurationCure.isOlder(sources)))
        else { return nil }
        patch = Patch(entrance.files + understudies.files)
    }

    /// Returns the change of the app: where it names its delegate, it looks up the tests'.
    private static func entrance(_ sources: CheckedSources, _ delegate: String) -> Patch? {
        let lookup = "NSClassFromString(\"\(name)\") ?? \(delegate).self"
        if let path = sources.mainFile, let text = sources.texts[path] {
            let naming = text.matches(of: /NSStringFromClass\(\s*([\w.]+)\.self\s*\)/).filter {
                ClassName.short(String($0.output.1)) == delegate && !isComment($0.range, in: text)
            }
            guard naming.count == 1, let found = naming.first else { return nil }
            return Patch(path, text, [.init(text.offsets(of: found.output.0), "NSStringFromClass(\(lookup))")])
        }
        guard let type = sources.facts.app.classes.first(where: { $0.last == delegate && $0.isAppDelegate }),
            let attribute = type.mainAttribute, let text = sources.texts[type.place.file],
            !hasMain(type, sources), !declares(sources, entranceName)
        else { return nil }
        let blanks = text.utf8.dropFirst(attribute.upperBound).prefix { " \t\r\n".utf8.contains($0) }.count
        let removed = Patch.Edit(attribute.lowerBound..<attribute.upperBound + blanks, "")
        return Patch(
            type.place.file, text,
            [
                removed,
                .insert(
                    """
                    \(text.hasSuffix("\n") ? "" : "\n")
                    /// The start of the app. The tests have their own app delegate; without them there is none of that name.
                    @main
                    enum \(entranceName) {
                        static func main() {
                            let delegate: AnyClass = \(lookup)
                            _ = UIApplicationMain(
                                CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
                        }
                    }

                    """, at: text.utf8.count),
            ])
    }

    /// True if a class or one that it inherits from has its own `main()`, which would no longer be called.
    private static func hasMain(_ type: SourceFacts.Class, _ sources: CheckedSources) -> Bool {
        let classes = sources.targets.flatMap(\.classes)
        var seen: Set<SourcePlace> = []
        var names = [type.last]
        while let name = names.popLast() {
            for each in classes where each.last == name && seen.insert(each.place).inserted {
                if each.method("main()") != nil { return true }
                names += each.inheritance.map(ClassName.short)
            }
        }
        return false
    }

    /// True if a file declares a type of a name, or gives the name to a class for Objective-C.
    private static func declares(_ sources: CheckedSources, _ name: String) -> Bool {
        let words = ["class", "struct", "enum", "actor", "protocol", "typealias"]
        return sources.texts.values.contains { text in
            text.contains("@objc(\(name))")
                || text.ranges(of: name).contains { range in
                    let before = text[..<range.lowerBound]
                    let word = before.reversed().drop(while: \.isWhitespace).prefix { !$0.isWhitespace }.reversed()
                    let next = text[range.upperBound...].first
                    return before.last?.isWhitespace == true && words.contains(String(word))
                        && next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } != false
                }
        }
    }

    /// True if a range is in a comment that ends with its line.
    private static func isComment(_ range: Range<String.Index>, in text: String) -> Bool {
        let before = text[..<range.lowerBound]
        return before[(before.lastIndex(where: \.isNewline) ?? before.startIndex)...].contains("//")
    }

    private static func additions(to text: String, isOlder: Bool) -> [Patch.Edit] {
        let method = SceneConfigurationCure.method(
            SceneConfigurationCure.sceneDelegateName, indent: "    ", unit: "    ", isOlder: isOlder)
        let delegates = """
            \(text.hasSuffix("\n") ? "" : "\n")
            @objc(\(name))
            class \(name): UIResponder, UIApplicationDelegate {

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
            \(StoredSessionsCure.statements("application", indent: "        ", unit: "    ", isOlder: isOlder))
                    return true
                }
            \(method)}

            \(SceneConfigurationCure.sceneDelegate(isOlder: isOlder))
            """
        let imports: [Patch.Edit] = text.contains("import UIKit") ? [] : [.insert("import UIKit\n", at: 0)]
        return imports + [.insert(delegates, at: text.utf8.count)]
    }
}
