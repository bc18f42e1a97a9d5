internal import Lifecycle
internal import Lowering

/// The change by which the tests' app delegate gives UIKit the tests' scene delegate.
struct SceneConfigurationCure {
    let patch: Patch
    private static let configuring = "application(_:configurationForConnecting:options:)"

    /// - Parameter delegate: The tests' app delegate.
    init?(_ sources: CheckedSources, _ delegate: SourceFacts.Class?) {
        guard let delegate, delegate.isAppDelegate else { return nil }
        let known = sources.facts.tests?.classes.first { $0.isSceneDelegate }
        let name = known?.name ?? Self.sceneDelegateName
        let isOlder = Self.isOlder(sources)
        let method = delegate.method(Self.configuring)
        let path = (method?.place ?? delegate.place).file
        guard let text = sources.texts[path],
            let edit = method == nil
                ? Self.addition(delegate, name, text, isOlder: isOlder) : Self.replacement(method, name, text)
        else { return nil }
        var edits = [edit]
        if known == nil {
            let separator = text.hasSuffix("\n") ? "\n" : "\n\n"
            edits.append(
                .insert(separator + Self.sceneDelegate(isOlder: isOlder), at: text.utf8.count))
        }
        guard let patch = Patch(path, text, edits) else { return nil }
        self.patch = patch
    }

    /// Returns the edit that adds the method.
    private static func addition(
        _ delegate: SourceFacts.Class, _ name: String, _ text: String, isOlder: Bool
    ) -> Patch.Edit? {
        let outer = Indentation.of(delegate.end, in: text)
        let unit = Indentation.unit(beside: outer)
        let method = method(name, indent: outer + unit, unit: unit, isOlder: isOlder)
        return ClassEnd.insertion(of: method, delegate, text)
    }

    /// True if the app also runs on systems without scenes.
    static func isOlder(_ sources: CheckedSources) -> Bool { sources.deploymentTarget.map { $0 < .scenes } ?? false }

    /// Returns the method that answers with the tests' scene delegate, after an empty line.
    static func method(_ name: String, indent: String, unit: String, isOlder: Bool) -> String {
        """

        \(isOlder ? "\(indent)@available(iOS 13.0, *)\n" : "")\(indent)func application(
        \(indent)\(unit)_ application: UIApplication,
        \(indent)\(unit)configurationForConnecting connectingSceneSession: UISceneSession,
        \(indent)\(unit)options: UIScene.ConnectionOptions
        \(indent)) -> UISceneConfiguration {
        \(statements(name, role: "connectingSceneSession.role", indent: indent + unit))
        \(indent)}

        """
    }

    /// Returns the edit of a method that only makes a configuration by its name, as Xcode's template does; nil for one
    /// that says more, since what to change in it is not known.
    private static func replacement(_ method: SourceFacts.Method?, _ name: String, _ text: String) -> Patch.Edit? {
        guard let method else { return nil }
        let body = text.utf8.dropFirst(method.bodyStart).prefix(max(0, method.bodyEnd - method.bodyStart))
        let making =
            /(?:\s|\/\/.*+)*+(?:return\s+)?(?:UISceneConfiguration|\.init|UISceneConfiguration\.init)\(\s*name:\s*(?:nil|"[^"\\]*"),\s*sessionRole:\s*([A-Za-z_][\w.]*)\s*\)\s*/
        guard let made = String(body)?.wholeMatch(of: making) else { return nil }
        let outer = Indentation.of(method.bodyStart, in: text)
        let lines = statements(
            name, role: String(made.output.1), indent: outer + Indentation.unit(beside: outer))
        return Patch.Edit(method.bodyStart..<method.bodyEnd, "\n\(lines)\n\(outer)")
    }

    private static func statements(_ name: String, role: String, indent: String) -> String {
        """
        \(indent)let configuration = UISceneConfiguration(name: nil, sessionRole: \(role))
        \(indent)configuration.delegateClass = \(name).self
        \(indent)configuration.storyboard = nil
        \(indent)return configuration
        """
    }

    /// The name of the scene delegate that the cures add.
    static let sceneDelegateName = "TestingSceneDelegate"

    /// Returns the declaration of that scene delegate.
    static func sceneDelegate(isOlder: Bool) -> String {
        """
        \(isOlder ? "@available(iOS 13.0, *)\n" : "")class \(sceneDelegateName): UIResponder, UIWindowSceneDelegate {

            var window: UIWindow?
        }

        """
    }
}

/// The change by which the tests' scene configuration names no storyboard.
struct StoryboardCure {
    let patch: Patch

    init?(_ sources: CheckedSources, _ app: LaunchedApp) {
        let assignments = sources.facts.tests?.assignments ?? []
        guard sources.testClass(app.verdict.appDelegate) != nil, assignments.count == 1,
            let assignment = assignments.first, !assignment.setsStoryboard,
            let text = sources.texts[assignment.place.file]
        else { return nil }
        let line = "\n\(Indentation.of(assignment.end, in: text))\(assignment.base).storyboard = nil"
        guard let patch = Patch(assignment.place.file, text, [.insert(line, at: assignment.end)]) else { return nil }
        self.patch = patch
    }
}
