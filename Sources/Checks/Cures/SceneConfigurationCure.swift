internal import Lifecycle
internal import Samples

/// The change by which the tests' app delegate gives UIKit the tests' scene delegate.
struct SceneConfigurationCure {
    let patch: Patch
    private static let configuring = "application(_:configurationForConnecting:options:)"

    /// - Parameter delegate: The tests' app delegate.
    init?(_ sources: CheckedSources, _ delegate: SourceFacts.Class?) {
        // A method that is there says something on purpose, and what to change in it is not known.
        guard let delegate, delegate.isAppDelegate, delegate.method(Self.configuring) == nil,
            let text = sources.texts[delegate.place.file]
        else { return nil }
        let known = sources.facts.tests?.classes.first { $0.isSceneDelegate }
        let outer = Indentation.of(delegate.end, in: text)
        let unit = Indentation.unit(beside: outer)
        let one = outer + unit
        let isOlder = sources.deploymentTarget.map { $0 < .scenes } ?? false
        let available = isOlder ? "\(one)@available(iOS 13.0, *)\n" : ""
        let method = """

            \(available)\(one)func application(
            \(one)\(unit)_ application: UIApplication,
            \(one)\(unit)configurationForConnecting connectingSceneSession: UISceneSession,
            \(one)\(unit)options: UIScene.ConnectionOptions
            \(one)) -> UISceneConfiguration {
            \(one)\(unit)let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            \(one)\(unit)configuration.delegateClass = \(known?.name ?? Self.name).self
            \(one)\(unit)configuration.storyboard = nil
            \(one)\(unit)return configuration
            \(one)}

            """
        var edits = [ClassEnd.insertion(of: method, delegate, text)]
        if known == nil {
            let separator = text.hasSuffix("\n") ? "\n" : "\n\n"
            edits.append(
                .insert(separator + Self.sceneDelegate(isOlder: isOlder), at: text.utf8.count))
        }
        guard let patch = Patch(delegate.place.file, text, edits) else { return nil }
        self.patch = patch
    }

    private static let name = "TestingSceneDelegate"

    private static func sceneDelegate(isOlder: Bool) -> String {
        """
        \(isOlder ? "@available(iOS 13.0, *)\n" : "")class \(name): UIResponder, UIWindowSceneDelegate {

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
