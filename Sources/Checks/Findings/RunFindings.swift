internal import Lifecycle
internal import Lowering
internal import Runs
internal import Samples
internal import Traces
internal import Wording

/// The findings that runs show.
struct RunFindings {
    let results: [ScenarioResult]
    let sources: CheckedSources
    /// The findings about lookups that miss a class.
    let missed: [Finding]
    /// The delegates for tests that the app has and launches itself, of which another finding tells.
    let usurpers: Set<String>

    init(
        _ results: [ScenarioResult], _ sources: CheckedSources, missed: [Finding], usurpers: Set<String> = []
    ) {
        self.usurpers = usurpers
        self.results = results
        self.sources = sources
        self.missed = missed
    }

    var findings: [Finding] {
        var groups: [(finding: Finding, key: String)] = []
        for result in results {
            guard let app = result.launched else { continue }
            for finding in result.id.isTest ? tests(app, result.id) : ordinary(app, result.id) {
                // The same finding in another scenario is no other finding.
                let key =
                    finding.id.rawValue
                    + ([.hostBrokeOff, .isolationNotKnown].contains(finding.id) ? finding.what : "")
                if let index = groups.firstIndex(where: { $0.key == key }) {
                    groups[index].finding.join(finding)
                } else {
                    groups.append((finding, key))
                }
            }
        }
        return groups.map(\.finding)
    }

    // MARK: Tests

    private func tests(_ app: LaunchedApp, _ id: CheckScenario.ID) -> [Finding] {
        if sources.replacesTests { return [notRun(UntriedWay.reason(sources.untried), id)] }
        if app.appearances.alternatives != nil { return [refused(id)] }
        var all: [Finding] = []
        if app.brokeOff { all.append(brokeOff(app, id)) }
        all += [application(app, id), production(app, id)].compactMap { $0 }
        if !app.endedEarly, app.verdict.tests?.ran == 0 { all.append(noTests(app, id)) }
        return all
    }

    /// The part of production that was on stage first of all; a later one follows from it.
    private func production(_ app: LaunchedApp, _ id: CheckScenario.ID) -> Finding? {
        switch app.isolation {
        case .isolated, nil: return nil
        case .unknown(let reason):
            return reason == UntriedWay.reason(sources.untried) ? notRun(reason, id) : notKnown(reason, app, id)
        case .notIsolated: break
        }
        guard let finding = intruder(app, id) else { return nil }
        return membership(finding, app)
    }

    private func intruder(_ app: LaunchedApp, _ id: CheckScenario.ID) -> Finding? {
        if let type = app.verdict.app, app.roles.isProduction(type) { return productionApp(type, id) }
        let intrudes = { (type: String) in app.roles.isProduction(type) && !usurpers.contains(type) }
        if let type = app.verdict.app, let delegate = app.adaptedAppDelegates.first(where: intrudes) {
            return adapted(delegate, by: type, id)
        }
        if let delegate = app.verdict.appDelegate, !Appearances.isSystems(delegate), intrudes(delegate) {
            return appDelegate(delegate, app, id)
        }
        let scenes = app.verdict.sceneDelegates.filter { !Appearances.isSystems($0) && intrudes($0) }
        if !scenes.isEmpty { return sceneDelegates(scenes, app, id) }
        if let heir = app.appearances.heirs(of: app.roles.isProduction).first { return superclass(heir, id) }
        // The application object has another finding.
        if let type = app.appearances.application, app.appearances.calledProduction(app.roles) == [type] { return nil }
        // What else these delegates bring along is theirs.
        if app.delegates.contains(where: usurpers.contains) { return nil }
        // An app that broke off before any of its code was called kept nothing out, and let nothing in.
        return app.endedEarly && app.appearances.called.isEmpty ? nil : code(app, id)
    }

    private func productionApp(_ type: String, _ id: CheckScenario.ID) -> Finding {
        Finding(
            .productionApp, "\(ClassName.short(type)), the app that your users get, is launched for the tests.",
            of: ClassName.short(type), scenarios: [id], place: sources.app(type)?.place ?? sources.named(type)?.place,
            rule: .hostingTestsAfterLaunch,
            cure: "Let a type with a static main() choose: an app for tests if XCTestCase is found, otherwise yours.")
    }

    private func sceneDelegates(_ classes: [String], _ app: LaunchedApp, _ id: CheckScenario.ID) -> Finding {
        let names = classes.map(ClassName.short).unique.list()
        let place = sources.named(classes[0])?.place
        let understudy = sources.testClass(app.verdict.appDelegate)
        guard app.usedStoredConfiguration else {
            return Finding(
                .productionSceneDelegate, "\(names), production's scene delegate, is launched before the first test.",
                of: names, scenarios: [id], place: understudy?.place ?? place,
                rule: app.appearances.usesInfoPlist ? .configurationInfoPlist : .configurationDelegate,
                cure: "Let the tests' app delegate return a configuration that names the tests' scene delegate, "
                    + "without a name and without a storyboard.",
                patch: SceneConfigurationCure(sources, understudy)?.patch)
        }
        let wasSeen = results.contains {
            $0.id == .init(.testsAfterRun, way: id.way) && $0.launched?.usedStoredConfiguration == true
        }
        let isWindow = id.kind == .testsWithTwoWindows && !wasSeen
        return Finding(
            isWindow ? .productionSceneDelegateInWindow : .productionSceneDelegateFromCache,
            "After a normal run iOS restores its \(isWindow ? "windows" : "window") with the stored configuration: "
                + "\(names), production's scene delegate, is launched before the first test.",
            of: names, scenarios: [id], place: understudy?.place ?? place, rule: .sessionStoredConfiguration,
            cure: "Let the tests' app delegate remove the stored sessions before the first scene connects. "
                + "The method is private; the test target never goes to the App Store.",
            patch: StoredSessionsCure(sources, understudy)?.patch)
    }

    private func superclass(_ heir: (class: String, superclass: String), _ id: CheckScenario.ID) -> Finding {
        let (type, superclass) = (ClassName.short(heir.class), ClassName.short(heir.superclass))
        return Finding(
            .productionSuperclass,
            "\(type) of the tests derives from production's \(superclass): the initial values of \(superclass) and the "
                + "callbacks that \(type) inherits from it run before the first test.",
            of: type, scenarios: [id], place: sources.named(heir.class)?.place, rule: .hostingTestsAfterLaunch,
            cure: "Derive \(type) from UIResponder, or for a view controller from UIViewController, "
                + "and write the callbacks that it needs.")
    }

    private func code(_ app: LaunchedApp, _ id: CheckScenario.ID) -> Finding {
        let called = app.appearances.calledProduction(app.roles).filter { $0 != app.appearances.application }
        let names = called.isEmpty ? "Production code" : called.map(ClassName.short).list()
        return Finding(
            .productionCode,
            called.isEmpty
                ? "The system calls production code before the first test."
                : "The system makes or calls production's \(names) before the first test.",
            of: called.isEmpty ? "production code" : names, scenarios: [id],
            place: called.lazy.compactMap { sources.named($0)?.place }.first,
            rule: .hostingTestsAfterLaunch,
            cure: "Let the tests' configuration name no storyboard, and their delegates make no view of production's.",
            patch: StoryboardCure(sources, app)?.patch)
    }

    private func notKnown(_ reason: String, _ app: LaunchedApp, _ id: CheckScenario.ID) -> Finding {
        // The code may be that of an ordinary launch.
        let uses = results.compactMap(\.launched).flatMap(\.appearances.leftOut)
        let risk = app.leftOut?.risks.first { $0.reason == reason }
        let use = uses.first { reason.contains($0.text) }
        let place = risk?.place ?? use?.place
        return Finding(
            .isolationNotKnown, "It is not known if the tests are apart from production: \(reason).",
            of: risk?.type ?? use?.code ?? reason, scenarios: [id], place: place,
            cure: place == nil
                ? "Read the traces of both launches: understudy run, and understudy test."
                : Self.apart(risk, use, app)
                    + "To know it on a device or a simulator, look at the delegates in a test (N23).")
    }

    /// Returns what keeps left-out code from mattering, in sentences with a space behind them.
    private static func apart(_ risk: LeftOutFacts.Risk?, _ use: LeftOutUse?, _ app: LaunchedApp) -> String {
        let way = risk.flatMap { app.leftOut?.way(to: $0, from: app.appearances.calledBeforeTests) } ?? []
        let names = way.map(bare).unique
        let told = names.count < 2 ? "" : ", as far as names tell: \(shortened(names).joined(separator: " → "))"
        if let used = risk?.condition?.names, !used.isEmpty {
            let uses = Set(used.map(bare)).sorted().list("or")
            return "The tests' launch comes to code that uses \(uses)\(told). Keep that use out of it. "
        }
        let keep =
            told.isEmpty
            ? "Keep this code out of the tests' launch. "
            : "The tests' launch comes to it\(told). Keep this code out of it. "
        // A framework of Apple's has no sources to give.
        let module = use?.reason.firstMatch(of: /\bmodule (\w+) is not here/).map { String($0.1) }
        return module.map(AppleFrameworks.names.contains) == true
            ? keep
            : keep
                + "If its module has sources, make it a local package or a pod with a path, which Understudy builds. "
    }

    /// Returns the name of a use without its labels, `pick(_:)`, and without the mark of one that makes a value, `Card?(_:)`.
    private static func bare(_ use: String) -> String {
        let name = use.firstRange(of: "?(").map { use[..<$0.lowerBound] } ?? use.prefix { $0 != "(" }
        return name.isEmpty ? "init" : String(name)
    }

    /// Returns a way by names with what a reader needs of it: where it begins, and where it ends.
    private static func shortened(_ way: [String]) -> [String] {
        way.count <= 6 ? way : way.prefix(2) + ["…"] + way.suffix(3)
    }

    /// Xcode builds or tests in a way that was not run.
    private func notRun(_ reason: String, _ id: CheckScenario.ID) -> Finding {
        Finding(
            .isolationNotKnown, "It is not known if the tests are apart from production: \(reason).", of: reason,
            scenarios: [id], cure: sources.untried.map(\.cure).unique.joined(separator: " "), page: .untried)
    }

    private func noTests(_ app: LaunchedApp, _ id: CheckScenario.ID) -> Finding {
        if let count = app.verdict.leftOut?.tests, count > 0 {
            return Finding(
                .testsDidNotRun,
                "No test ran: \(count == 1 ? "the only test" : "all \(count) tests") of the target cannot be compiled here.",
                scenarios: [id],
                cure:
                    "Give Understudy the modules that the tests import: a local package, or a pod with a path. Or choose "
                    + "other tests with --tests. What was found before the first test holds.",
                page: .leftOutCode)
        }
        return Finding(
            .testsDidNotRun, "No test ran.", scenarios: [id], rule: .hostingTestsAfterLaunch,
            cure: "Add a test for XCTest or Swift Testing to the test target, or choose another with --tests.")
    }

    // MARK: Every launch

    func refused(_ id: CheckScenario.ID) -> Finding {
        Finding(
            .launchRefused,
            "iOS \(SystemVersion.scenesRequired.short) ends the app at launch: it is built with that SDK, and neither a "
                + "scene manifest that names a scene delegate nor, without a manifest, its app delegate adopts scenes.",
            scenarios: [id], place: sources.infoPlist.map { SourcePlace(file: $0, line: 1) },
            rule: .launchAdoptionEnforced,
            cure: "Move the app and its test host to scenes. Until then, build with the SDK of iOS 26. "
                + "To see both: understudy test --os 27, with and without --sdk 26.")
    }

    func brokeOff(_ app: LaunchedApp, _ id: CheckScenario.ID) -> Finding {
        let subject =
            !id.isTest ? "The app's normal launch" : app.appearances.testsBegan ? "The test run" : "The test host"
        let end = app.verdict.exit.early ?? "ended early"
        let reason = (app.crash?.message ?? app.appearances.fault).map { ": \($0)" } ?? ""
        let trace = "See the trace of that launch: understudy \(id.isTest ? "test" : "run")."
        return Finding(
            .hostBrokeOff, "\(subject) \(end)\(reason)".ended, of: "\(subject) \(end)", scenarios: [id],
            place: app.crash?.place.flatMap { sources.place(printed: $0) },
            rule: id.isTest && !app.appearances.testsBegan ? .hostingNeverBootstrapped : nil,
            cure: app.crash == nil ? trace : "Fix what ends the process at this line. \(trace)")
    }
}

extension Finding {
    /// Takes in the same finding of another launch. If it is about something else there, it says so: an acceptance of
    /// the one does not cover the other.
    fileprivate mutating func join(_ other: Finding) {
        scenarios += other.scenarios.filter { !scenarios.contains($0) }
        guard let more = other.symbol, more != symbol,
            symbol?.split(separator: ";").contains(where: { $0 == more }) != true
        else { return }
        symbol = symbol.map { "\($0);\(more)" } ?? more
        what += " In another launch: \(other.what)"
    }
}

extension Array where Element: Hashable {
    /// Each element once, in order.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension String {
    /// The text with something at its end that ends a sentence.
    var ended: String {
        last.map { ".!?…".contains($0) } == true ? self : self + "."
    }
}
