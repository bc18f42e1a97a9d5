internal import Lifecycle
internal import Samples
internal import Storage
internal import Wording

extension ProjectDiscovery {
    /// The most arguments and variables that an action may pass, and the most bytes of each; the most tests that it may
    /// choose, and the most bytes of their names: Linux takes no variable of more than 128 KiB.
    private static let limits = (entries: 500, bytes: 16 << 10, tests: 2000, testBytes: 100 << 10)

    /// Returns the scheme that was asked for; without such a wish, the one that Xcode would take.
    ///
    /// That is the shared scheme with the app's name, or the only one that builds the app. Of several that build it, the
    /// first one that runs the tests is taken. If none of these is the one, the first that runs the tests is: Xcode makes
    /// such a scheme for a test target.
    func scheme(of app: ConfiguredTarget, running tests: ConfiguredTarget?) throws(Mistake) -> SchemeFile? {
        let all = schemes
        if let name = choice.scheme {
            if let scheme = all.first(where: { $0.name == name }) { return scheme }
            if let place = SchemeFile.places(in: containers).first(where: { Path.stem($0.path) == name }) {
                return try SchemeFile.scheme(at: place.path, projectFolder: place.folder)
            }
            if name == ProjectScheme.none { return nil }
            throw .noSuchScheme(name, schemes: all.map(\.name), place: project.path)
        }
        let named = SchemeFile.places(in: containers).first { Path.stem($0.path) == app.target.name }
        if let named { return try SchemeFile.scheme(at: named.path, projectFolder: named.folder) }
        let building = all.filter { $0.launched == app.target.id || $0.built.contains(app.target.id) }
        let running = all.filter { scheme in tests.map { scheme.runs($0.target) } ?? false }
        return all.first { $0.name == app.target.name } ?? (building.count == 1 ? building[0] : nil)
            ?? building.first(where: running.contains) ?? running.first
    }

    /// A note on schemes that are not shared; nil if there are none.
    ///
    /// A scheme is one user's unless it is shared, so other people and CI do not have it.
    var personalSchemesNote: String? {
        let names = containers.flatMap(SchemeFile.personal).sorted()
        guard !names.isEmpty else { return nil }
        return names.count == 1
            ? "The scheme \(names[0]) is not shared, so what it passes and builds is not known. In Xcode, Manage Schemes "
                + "shares it."
            : "The schemes \(Mistake.names(names)) are not shared, so what they pass and build is not known. In Xcode, "
                + "Manage Schemes shares them."
    }

    /// Returns what a scheme passes, with the app's build settings in it.
    func passed(
        _ scheme: SchemeFile, _ app: ConfiguredTarget, _ tests: ConfiguredTarget?
    ) throws(Mistake) -> ProjectScheme {
        var test = scheme.usualTest
        if choice.needsTests, let plan = scheme.plan, Files.exists(plan) {
            test = try TestPlan(at: plan).passing
        }
        for passing in [scheme.run, test] {
            let texts = passing.arguments + passing.variables.flatMap { [$0, $1] }
            guard texts.count <= Self.limits.entries, texts.allSatisfy({ $0.utf8.count <= Self.limits.bytes }) else {
                throw .schemePassesTooMuch(scheme.name, place: project.path)
            }
        }
        let choice =
            tests.flatMap { scheme.tested.entry(of: $0.target) }.flatMap { $0.runs ? $0.choice : nil }
            ?? TestChoice()
        let names = (choice.selected ?? []) + choice.skipped
        guard names.count <= Self.limits.tests, choice.text.utf8.count <= Self.limits.testBytes,
            names.allSatisfy({ $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
        else { throw .schemeChoosesTooMany(scheme.name, place: project.path) }
        return ProjectScheme(
            name: scheme.name, run: Self.expanded(scheme.run, app.settings), test: Self.expanded(test, app.settings),
            tests: choice)
    }

    /// The shared schemes of the project and of the workspaces around it.
    var schemes: [SchemeFile] {
        project.schemes + SchemeFile.shared(in: containers)
    }

    private var containers: [String] { [project.path] + workspaces.map(\.path) }

    static func expanded(_ passing: SchemePassing, _ settings: BuildSettings) -> Scheme {
        let expand = { (text: String) in
            text.contains("$(") || text.contains("${") ? settings.substitute(text) : text
        }
        return Scheme(
            arguments: passing.arguments.flatMap { SettingList.items(expand($0)) },
            environment: passing.variables.mapValues(expand))
    }
}
