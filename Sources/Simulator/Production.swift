package import Confinement
internal import Foundation
package import Lifecycle
internal import Storage
internal import Wording

/// The classes that an ordinary launch creates: those that a test run is to keep out.
package struct Production: Codable, Hashable, Sendable {
    /// The classes that were seen.
    package var classes: Set<String>
    /// True if the launch went well; a launch that crashed shows only some of the classes.
    package var isWhole: Bool
    /// True if the system refused the launch by one of its own rules, so there is no more to see.
    package var isRefused: Bool
    /// The reason why not all of the classes are known; nil if they are.
    package var gap: String?
    /// The classes that an ordinary launch calls, whatever left-out code does; nil if it reached no such code.
    package var certain: Set<String>?
    /// Those of the classes that appear before an ordinary launch can come to code that a removal changed.
    package var unchanged: Set<String>

    /// The roles that these classes have whatever left-out code does.
    package var settledRoles: Set<Appearances.Role> = []

    /// Creates a set of classes, all of them unless said otherwise.
    package init(_ classes: Set<String> = [], isWhole: Bool = true, isRefused: Bool = false) {
        self.classes = classes
        self.isWhole = isWhole
        self.isRefused = isRefused
        unchanged = classes
        gap =
            isWhole || isRefused
            ? nil : "the app's ordinary launch failed, so not all of its production classes are known"
    }

    /// Launches the app as Run does, on a fresh device of the same kind, and returns the classes that it creates.
    ///
    /// - Parameter memory: The beginning of the paths of files beside the built app that remember the answer. The same
    ///   build with the same description has the same answer on devices of the same conditions.
    /// - Throws: `SystemFailure` if the operating system refuses something that a launch needs.
    package static func seen(
        of app: LaunchableApp, on device: Device, memory: String?, protection: Protection = .none
    ) async throws -> Production {
        let url = try memory.map { URL(filePath: "\($0)-\(try question(app, device.conditions))") }
        if let url, let data = try? Data(contentsOf: url),
            let known = try? JSONDecoder().decode(Production.self, from: data)
        {
            return known
        }
        let run = AppRun(
            app: app, device: Device(device.conditions), launch: .run,
            limits: RunLimits(wallClock: .seconds(5)), protection: protection)
        let outcome = try await run.run { _ in }
        // A launch that was cancelled shows only some of them.
        try Task.checkCancellation()
        let production = Production(outcome, leftOut: app.leftOut)
        // If the answer cannot be saved, the next time costs a launch, and nothing else.
        if let url { try? JSONEncoder().encode(production).write(to: url, options: .atomic) }
        return production
    }

    /// The classes that an ordinary launch called.
    private init(_ outcome: AppRun.Outcome, leftOut: LeftOutFacts?) {
        let appearances = outcome.appearances
        self.init(
            appearances.production, isWhole: outcome.verdict.exit == .finished, isRefused: outcome.wasRefused)
        if let leftOut { unchanged.formIntersection(leftOut.unchanged(in: appearances.orderBeforeTests)) }
        guard let use = appearances.leftOut.first(where: { $0.effect != .assumed }) else { return }
        isWhole = false
        gap = "the app's ordinary launch reached left-out code (\(use.text))"
        certain = appearances.calledBeforeUnknown.map(classes.intersection)
        settledRoles = appearances.rolesBeforeUnknown
    }

    /// Returns the hash of all that the answer depends on.
    private static func question(_ app: LaunchableApp, _ conditions: Conditions) throws -> ContentHash {
        var hash = ContentHash()
        hash.add([app.identity, app.infoPlist])
        for (place, resources) in app.libraryResources.sorted(by: { $0.key < $1.key }) {
            hash.add([place])
            hash.add(resources.stamps)
            hash.add(try JSON.line(resources))
        }
        hash.add(app.resources.stamps)
        for part: any Encodable in [app.description, app.resources, conditions] {
            hash.add(try JSON.line(part))
        }
        // By other rules, the same build has other risks.
        if app.leftOut != nil { hash.add([LeftOutFacts.rules]) }
        return hash
    }
}
