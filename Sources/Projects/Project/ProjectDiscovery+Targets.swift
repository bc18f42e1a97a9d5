internal import Storage
internal import Wording

/// A target and its build settings.
struct ConfiguredTarget: Hashable, Sendable {
    var target: ProjectFile.Target
    var settings: BuildSettings
}

extension ProjectDiscovery {
    /// Returns the names of the apps for iOS.
    func apps() throws(Mistake) -> [String] {
        try configured(ProjectFile.application).filter { $0.settings.isForIOS }.map(\.target.name)
    }

    /// Returns the app that is meant.
    func appTarget() throws(Mistake) -> ConfiguredTarget {
        let apps = try configured(ProjectFile.application).filter { $0.settings.isForIOS }
        if let name = choice.app {
            guard let app = apps.first(where: { $0.target.name == name }) else {
                throw .noSuchApp(name, apps: apps.map(\.target.name), place: project.path)
            }
            return app
        }
        guard let app = apps.first else {
            throw .noAppTarget(targets: project.targets.map(\.name), project: project.path)
        }
        guard apps.count == 1 else { throw .severalApps(apps.map(\.target.name), place: project.path) }
        return app
    }

    /// Returns the test target that runs in the app.
    func testTarget(of app: ConfiguredTarget) throws(Mistake) -> ConfiguredTarget {
        let all = try configured(ProjectFile.unitTests)
        let hosted = all.filter { Self.isHosted($0, by: app) }
        if let name = choice.tests {
            if let chosen = hosted.first(where: { $0.target.name == name }) { return chosen }
            if all.contains(where: { $0.target.name == name && $0.settings.text("TEST_HOST") == nil }) {
                throw notHosted(name, app, among: all)
            }
            throw .noSuchTests(name, tests: hosted.map(\.target.name), app: app.target.name, place: project.path)
        }
        if let tests = hosted.first {
            guard hosted.count == 1 else {
                if let chosen = testedByScheme(of: app, among: hosted) { return chosen }
                throw .severalTests(hosted.map(\.target.name), app: app.target.name, place: project.path)
            }
            return tests
        }
        let hostless = all.filter { $0.settings.text("TEST_HOST") == nil }
        for tests in hostless {
            guard let file = tests.settings.missingFiles.first else { continue }
            throw .missingConfigurationFile(
                file, setting: "TEST_HOST", target: tests.target.name, project: project.path)
        }
        let related = hostless.first { $0.target.dependencies.contains(app.target.id) } ?? hostless.first
        if let related { throw notHosted(related.target.name, app, among: all) }
        let apps = try configured(ProjectFile.application)
        for other in apps {
            guard let tests = all.first(where: { Self.isHosted($0, by: other) }) else { continue }
            throw .testsInAnotherApp(
                tests.target.name, host: other.target.name, app: app.target.name, project: project.path)
        }
        if let tests = all.first, let host = Self.host(of: tests) {
            throw .testHostNotFound(tests.target.name, host: host, app: app.target.name, project: project.path)
        }
        throw .noTests(app: app.target.name, project: project.path)
    }

    /// Returns the mistake about tests without a host. It says that nothing is launched if that holds for every way to build
    /// all unit tests.
    private func notHosted(_ tests: String, _ app: ConfiguredTarget, among all: [ConfiguredTarget]) -> Mistake {
        let configurations = project.configurations + project.targets.flatMap(\.configurations)
        let isNamed = configurations.contains { $0.settings.keys.contains { $0.hasPrefix("TEST_HOST") } }
        // A configuration file, another project and XcodeGen may give them one.
        let hasFile = (project.configurations + all.flatMap(\.target.configurations)).contains { $0.file != nil }
        let isXcodes = Disk.isFile(Path.join(project.path, "project.pbxproj"))
        let isWhole = !isNamed && !hasFile && others.isEmpty && isXcodes
        return .testsNotHosted(tests, app: app.target.name, project: project.path, isWhole: isWhole)
    }

    /// Returns the one of several test targets that Xcode's Test runs with a shared scheme that launches the app.
    private func testedByScheme(of app: ConfiguredTarget, among hosted: [ConfiguredTarget]) -> ConfiguredTarget? {
        let schemes = schemes.filter { $0.launched == app.target.id }
        let chosen = hosted.filter { tests in schemes.contains { $0.tested.entry(of: tests.target)?.runs == true } }
        return chosen.count == 1 ? chosen[0] : nil
    }

    func configured(_ productType: String) throws(Mistake) -> [ConfiguredTarget] {
        var result: [ConfiguredTarget] = []
        for target in project.targets where target.productType == productType {
            result.append(try configured(target))
        }
        return result
    }

    /// Returns a target with its settings, and with the files that they leave in it.
    func configured(_ target: ProjectFile.Target) throws(Mistake) -> ConfiguredTarget {
        var target = target
        let settings = try project.settings(of: target, in: configuration)
        let filter = FileFilter(settings)
        target.filter = filter
        target.sources.removeAll { !filter.keeps($0) }
        target.resources.removeAll { !filter.keeps($0) }
        return ConfiguredTarget(target: target, settings: settings)
    }

    /// Returns true if a test target's `TEST_HOST` is the app: `.../Stage.app/Stage`.
    static func isHosted(_ tests: ConfiguredTarget, by app: ConfiguredTarget) -> Bool {
        host(of: tests) == app.settings.value("WRAPPER_NAME")
    }

    /// The name of the app in which tests run: `Stage.app`; nil if it is not one.
    private static func host(of tests: ConfiguredTarget) -> String? {
        tests.settings.text("TEST_HOST")?.split(separator: "/").first { $0.hasSuffix(".app") }.map(String.init)
    }
}
