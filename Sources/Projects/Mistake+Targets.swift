internal import Storage
internal import Wording

/// Mistakes about a project and about the choice among its targets.
extension Mistake {
    static func unreadableProject(_ path: String, reason: String) -> Mistake {
        Mistake(
            .usage, what: "The Xcode project cannot be read. \(reason)", place: path,
            cure: "Resolve any merge conflict markers in it. Then open it in Xcode and save it.")
    }

    /// Returns the mistake about a setting that a target lacks, and that a missing configuration file may have.
    static func missingConfigurationFile(_ path: String, setting: String, target: String, project: String) -> Mistake {
        Mistake(
            .usage,
            what:
                "The build settings of \(target) are based on \(path), which does not exist, and \(setting) is not set.",
            place: project, cure: "Restore the file, or generate it as the project's instructions say.",
            isOfMissingFile: true)
    }

    static func tooManyIncludes(_ path: String, limit: Int) -> Mistake {
        Mistake(
            .usage, what: "The configuration files include more than \(limit) others.", place: path,
            cure: "Include each file once, from one place.")
    }

    static func missingInfoPlist(_ path: String, target: String, project: String) -> Mistake {
        Mistake(
            .usage, what: "INFOPLIST_FILE of the target \(target) names \(path), which does not exist.",
            place: project, cure: "Put the file back, or correct INFOPLIST_FILE in the target's build settings.",
            isOfMissingFile: true)
    }

    static func noInfoPlistSetting(target: String, project: String) -> Mistake {
        Mistake(
            .usage, what: "The target \(target) has no Info.plist.", place: project,
            cure: "Set INFOPLIST_FILE, or GENERATE_INFOPLIST_FILE to YES, in the target's build settings.")
    }

    /// Returns the mistake for a target's files that aren't there.
    ///
    /// - Parameters:
    ///   - files: the missing files.
    ///   - templates: files that look like those from which the missing ones are to be copied.
    ///   - target: the target's name.
    ///   - project: the project.
    static func missingFiles(_ files: [String], templates: [String], target: String, project: String) -> Mistake {
        Mistake(
            .usage, what: "The target \(target) names files that do not exist: \(names(files)).", place: project,
            cure: templates.isEmpty
                ? "Put them back, or remove them from the target in Xcode."
                : "Create them from files that look like their templates: \(names(templates)).",
            isOfMissingFile: true)
    }

    static func missingBridgingHeader(_ path: String, target: String, project: String) -> Mistake {
        Mistake(
            .usage, what: "SWIFT_OBJC_BRIDGING_HEADER of the target \(target) names \(path), which does not exist.",
            place: project,
            cure: "Put the file back, or correct SWIFT_OBJC_BRIDGING_HEADER in the target's build settings.",
            isOfMissingFile: true)
    }

    static func noAppTarget(targets: [String], project: String) -> Mistake {
        let what = "The project has no iOS app target."
        return Mistake(
            .unsupported, what: targets.isEmpty ? what : "\(what) Its targets: \(names(targets)).", place: project,
            cure: "Name a project that builds an iOS app.")
    }

    static func severalApps(_ apps: [String], place: String) -> Mistake {
        Mistake(
            .usage, what: "There are several apps: \(names(apps)).", place: place,
            cure: "Choose one with --app NAME.")
    }

    static func noSuchApp(_ name: String, apps: [String], place: String) -> Mistake {
        Mistake(
            .usage, what: "There is no app \(name).", place: place,
            cure: apps.isEmpty
                ? "Leave --app out."
                : Spelling.question(name, among: apps) + "Choose one with --app NAME: \(names(apps)).")
    }

    static func severalTests(_ tests: [String], app: String, place: String) -> Mistake {
        Mistake(
            .usage, what: "Several test targets belong to \(app): \(names(tests)).", place: place,
            cure: "Choose one with --tests NAME.")
    }

    static func noSuchTests(_ name: String, tests: [String], app: String, place: String) -> Mistake {
        Mistake(
            .usage, what: "There are no tests \(name) that run in \(app).", place: place,
            cure: tests.isEmpty
                ? "Name a unit test target whose host application is \(app)."
                : Spelling.question(name, among: tests) + "Choose one with --tests NAME: \(names(tests)).")
    }

    /// - Parameter isWhole: True if no unit tests of the project have a host in any configuration.
    static func testsNotHosted(_ tests: String, app: String, project: String, isWhole: Bool) -> Mistake {
        Mistake(
            isWhole ? .hostless : .unsupported, what: "The tests \(tests) do not run in an app: TEST_HOST is not set.",
            place: project,
            cure: "Choose \(app) as the host application of \(tests) in Xcode (General, Testing).")
    }

    static func testHostNotFound(_ tests: String, host: String, app: String, project: String) -> Mistake {
        Mistake(
            .usage, what: "TEST_HOST of \(tests) is \(host), and no app of the project has that name.", place: project,
            cure: "Choose \(app) as the host application of \(tests) in Xcode (General, Testing).")
    }

    static func noTests(app: String, project: String) -> Mistake {
        Mistake(
            .unsupported, what: "No unit test target runs in \(app).", place: project,
            cure: "Add a unit testing bundle with \(app) as its host application, or use understudy run.")
    }

    static func testsInAnotherApp(_ tests: String, host: String, app: String, project: String) -> Mistake {
        Mistake(
            .usage,
            what: "The tests \(tests) run in \(host) (TEST_HOST), and nothing in the project says that they test "
                + "\(app).",
            place: project,
            cure: "Let Test of the scheme of \(app) run \(tests), and share that scheme (Product > Scheme > Manage "
                + "Schemes). If \(host) is the app that ships: --app \(host).")
    }

    static func noTestsFolder(app: String, place: String) -> Mistake {
        Mistake(
            .unsupported, what: "\(app) has no tests.", place: place,
            cure: "Put them into a folder \(app)Tests, inside the app's folder or beside it, or use understudy run.")
    }
}
