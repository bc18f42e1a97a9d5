internal import Lifecycle
internal import Runs

/// Which techniques keep production off the stage for a reader, from a matrix.
package struct TechniqueChoice: Hashable, Sendable {
    /// Those that do so in every setting of the reader's, the simplest first.
    package var suiting: [Technique]
    /// The others, those that fail in the fewest settings first.
    package var failing: [Failing]

    /// A technique that lets production on the stage somewhere.
    package struct Failing: Hashable, Sendable {
        /// The technique.
        package var technique: Technique
        /// Where it does so.
        package var settings: [Setting]
        /// In how many settings it was tried.
        package var tried: Int
    }

    /// - Parameter privateAPI: Whether the reader accepts a call that Apple does not document, in the tests.
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

    /// The fewest settings first, and of as many, what leaves production as it is.
    private static func failure(_ failing: (offset: Int, element: Failing)) -> (Int, Int, Int) {
        (failing.element.settings.count, failing.element.technique.changesProduction ? 1 : 0, failing.offset)
    }

    /// Code comes before settings, and both before what a person has to do each time; what leaves production as it is
    /// before what changes it; what needs nothing private before what does.
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
    /// Where it fails, in words: what the device remembers there, and which systems, where they are few.
    package var words: String {
        let memories = DeviceHistory.repeatable.filter { cache in settings.contains { $0.cache == cache } }
        let systems = Set(settings.map(\.system)).sorted().map { "iOS \($0.major)" }
        let place = systems.count > 2 ? "" : " on \(systems.joined(separator: " and "))"
        return "\(memories.map(\.words).joined(separator: ", "))\(place) (\(settings.count) of \(tried))"
    }
}
