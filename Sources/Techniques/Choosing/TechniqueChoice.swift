internal import Lifecycle
internal import Runs

/// The techniques that keep production code from running in a project's tests, from a matrix.
package struct TechniqueChoice: Hashable, Sendable {
    /// The techniques that do so in every setting of the project, the simplest first.
    package var suiting: [Technique]
    /// The others, those that fail in the fewest settings first.
    package var failing: [Failing]

    /// A technique that fails in some settings: production code runs there, no test runs, or the app does not launch.
    package struct Failing: Hashable, Sendable {
        /// The technique.
        package var technique: Technique
        /// The settings in which it fails.
        package var settings: [Setting]
        /// The number of settings in which it was tried.
        package var tried: Int
    }

    /// Chooses among techniques.
    ///
    /// - Parameters:
    ///   - reader: The kind of project.
    ///   - privateAPI: True if a call that Apple does not document is acceptable in the tests.
    ///   - techniques: The techniques to choose from.
    ///   - matrix: The outcomes.
    package init(for reader: ProjectKind, privateAPI: Bool, among techniques: [Technique], in matrix: Matrix) {
        let cells = Dictionary(grouping: matrix.cells.filter { reader.includes($0.setting) }, by: \.technique)
        var suiting: [Technique] = []
        var failing: [Failing] = []
        for technique in techniques where technique.isSwiftUI == (reader.interface == .swiftUI) {
            if technique.usesPrivateAPI, !privateAPI { continue }
            guard let tried = cells[technique.id], Self.isMade(technique, for: reader) else { continue }
            let wrong = tried.filter { $0.outcome != .onlyTestDelegates }.map(\.setting)
            if wrong.isEmpty {
                suiting.append(technique)
            } else {
                failing.append(Failing(technique: technique, settings: wrong, tried: tried.count))
            }
        }
        self.suiting = suiting.enumerated().sorted { Self.cost($0) < Self.cost($1) }.map(\.element)
        self.failing = failing.enumerated()
            .sorted { Self.failure($0) < Self.failure($1) }.map(\.element)
    }

    /// Returns true if a technique fits a project's systems.
    ///
    /// A technique of later systems is none for an app that supports earlier ones, and one for apps without a scene
    /// manifest is none for an app with scenes.
    private static func isMade(_ technique: Technique, for reader: ProjectKind) -> Bool {
        if technique.manifest.isMissing, reader.systems != .withoutScenes { return false }
        guard let since = technique.since else { return true }
        return switch reader.systems {
        case .withoutScenes, .beforeScenes: since < .scenes
        case .scenes: since <= .scenes || technique.isSwiftUI
        case .newestSDK: true
        }
    }

    /// Returns the order among failing techniques: the fewest settings first, then those that leave production as it
    /// is.
    private static func failure(_ failing: (offset: Int, element: Failing)) -> (Int, Int, Int) {
        (failing.element.settings.count, failing.element.technique.changesProduction ? 1 : 0, failing.offset)
    }

    /// Returns the order among suiting techniques.
    ///
    /// Code comes before settings, and both come before actions that a person has to do each time; techniques that
    /// leave production as it is come before those that change it, and those that need nothing private before those
    /// that do.
    private static func cost(_ technique: (offset: Int, element: Technique)) -> (Int, Int, Int, Int) {
        let form =
            switch technique.element.form {
            case .code: 0
            case .project: 1
            case .procedure, .idea: 2
            }
        return (
            form, technique.element.changesProduction ? 1 : 0, technique.element.usesPrivateAPI ? 1 : 0,
            technique.offset
        )
    }
}

extension TechniqueChoice.Failing {
    /// The settings in which it fails, in words: the state that the device remembers there, and the systems if they are
    /// few.
    package var words: String {
        let memories = DeviceHistory.repeatable.filter { cache in settings.contains { $0.cache == cache } }
        let systems = Set(settings.map(\.system)).sorted().map { "iOS \($0.major)" }
        let place = systems.count > 2 ? "" : " on \(systems.joined(separator: " and "))"
        return "\(memories.map(\.words).joined(separator: ", "))\(place) (\(settings.count) of \(tried))"
    }
}
