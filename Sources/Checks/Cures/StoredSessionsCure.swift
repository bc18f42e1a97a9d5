internal import Lifecycle
internal import Lowering

/// The change by which the tests' app delegate removes the stored sessions, so that UIKit asks it for a configuration.
struct StoredSessionsCure {
    let patch: Patch
    private static let launching = "application(_:didFinishLaunchingWithOptions:)"

    /// - Parameter delegate: The tests' app delegate. One in the app gets no private call.
    init?(_ sources: CheckedSources, _ delegate: SourceFacts.Class?) {
        guard let delegate else { return nil }
        let patch: Patch?
        if let method = delegate.method(Self.launching) {
            patch = Self.inserted(in: method, sources)
        } else if delegate.isAppDelegate {
            patch = Self.added(to: delegate, sources)
        } else {
            patch = nil
        }
        guard let patch else { return nil }
        self.patch = patch
    }

    /// Begins the method that there is with the removal.
    private static func inserted(in method: SourceFacts.Method, _ sources: CheckedSources) -> Patch? {
        let path = method.place.file
        guard let text = sources.texts[path], let application = method.parameter, application != "_" else { return nil }
        let outer = Indentation.of(method.bodyStart, in: text)
        let unit = Indentation.unit(beside: outer)
        let lines = statements(
            application, indent: outer + unit, unit: unit, isOlder: SceneConfigurationCure.isOlder(sources))
        var edits: [Patch.Edit] = []
        let isOneLine = !text.utf8.dropFirst(method.bodyStart).prefix { $0 != UInt8(ascii: "}") }
            .contains(UInt8(ascii: "\n"))
        edits.append(.insert("\n" + lines + (isOneLine ? "\n" + outer + unit : ""), at: method.bodyStart))
        if let expression = method.onlyExpression { edits.append(.insert("return ", at: expression)) }
        return Patch(path, text, edits)
    }

    /// Ends the class with the method.
    private static func added(to delegate: SourceFacts.Class, _ sources: CheckedSources) -> Patch? {
        let path = delegate.place.file
        guard let text = sources.texts[path] else { return nil }
        let outer = Indentation.of(delegate.end, in: text)
        let unit = Indentation.unit(beside: outer)
        let one = outer + unit
        let isOlder = SceneConfigurationCure.isOlder(sources)
        let method = """

            \(one)func application(
            \(one)\(unit)_ application: UIApplication,
            \(one)\(unit)didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            \(one)) -> Bool {
            \(statements("application", indent: one + unit, unit: unit, isOlder: isOlder))
            \(one)\(unit)return true
            \(one)}

            """
        return Patch(path, text, [ClassEnd.insertion(of: method, delegate, text)])
    }

    /// - Parameter isOlder: True if the app also runs on systems without scenes.
    static func statements(_ application: String, indent: String, unit: String, isOlder: Bool) -> String {
        """
        \(indent)// A stored session has production's scene delegate. Without one, UIKit asks for a configuration.
        \(indent)let removeSession = Selector(("_removeSessionFromSessionSet:"))
        \(indent)if \(isOlder ? "#available(iOS 13.0, *), " : "")\(application).responds(to: removeSession) {
        \(indent)\(unit)for session in \(application).openSessions {
        \(indent)\(unit)\(unit)_ = \(application).perform(removeSession, with: session)
        \(indent)\(unit)}
        \(indent)}
        """
    }
}

/// The end of a class, where a member can be added.
enum ClassEnd {
    /// Returns the edit that adds lines before the brace that ends a class.
    ///
    /// - Parameter lines: Whole lines.
    static func insertion(of lines: String, _ type: SourceFacts.Class, _ text: String) -> Patch.Edit {
        let bytes = Array(text.utf8)
        let indentation = Indentation.of(type.end, in: text)
        let start = type.end - indentation.utf8.count
        let isOwnLine = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
        return isOwnLine ? .insert(lines, at: start) : .insert("\n" + lines + indentation, at: type.end)
    }
}
