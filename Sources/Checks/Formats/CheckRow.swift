internal import Lifecycle
internal import Runs
internal import Traces

/// A row of the table in words.
package struct CheckRow {
    package static let titles = [
        "scenario", "app delegate", "scene delegates", "root controllers", "isolated", "tests", "end",
    ]

    /// The cells, in the order of the titles.
    package let cells: [String]

    init(_ result: ScenarioResult) {
        let title = result.id.title
        switch result.outcome {
        case .omitted(let reason): cells = [title, "omitted: \(reason)"]
        case .failed(let reason): cells = [title, "not launched: \(reason.oneLine)"]
        case .launched(let app):
            cells = [
                title, Self.appDelegate(app), Self.list(app.verdict.sceneDelegates + app.adaptedSceneDelegates),
                Self.list(app.rootControllers),
                Self.isolated(app), Self.tests(app), Self.end(app),
            ]
        }
    }

    private static func appDelegate(_ app: LaunchedApp) -> String {
        guard let type = app.verdict.app else { return list([app.verdict.appDelegate].compactMap { $0 }) }
        return (["\(ClassName.short(type)) (SwiftUI)"] + app.adaptedAppDelegates.map { ClassName.short($0).oneLine })
            .joined(separator: ", ")
    }

    private static func list(_ classes: [String]) -> String {
        let counted = classes.unique.map { name in
            let count = classes.count { $0 == name }
            return ClassName.short(name).oneLine + (count > 1 ? " (\(count))" : "")
        }
        return counted.isEmpty ? "none" : counted.joined(separator: ", ")
    }

    private static func isolated(_ app: LaunchedApp) -> String {
        switch app.isolation {
        case nil: ""
        case .isolated: "yes"
        case .notIsolated: "no"
        case .unknown: "not known"
        }
    }

    private static func tests(_ app: LaunchedApp) -> String {
        guard let tests = app.verdict.tests else { return "" }
        return
            (["\(tests.ran) ran"] + (tests.failed == 0 ? [] : ["\(tests.failed) failed"])
            + app.verdict.unrunTests.map { "\($0.count) \($0.reason)" }).joined(separator: ", ")
    }

    private static func end(_ app: LaunchedApp) -> String {
        let end = app.appearances.alternatives == nil ? app.verdict.exit.early ?? "" : "refused by iOS"
        return [end, app.earlierTrouble ?? ""].filter { !$0.isEmpty }.joined(separator: "; ")
    }
}
