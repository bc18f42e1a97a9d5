internal import Lifecycle
internal import Lowering
internal import Traces
internal import Wording

/// The findings about normal runs.
extension RunFindings {
    func ordinary(_ app: LaunchedApp, _ id: CheckScenario.ID) -> [Finding] {
        if app.appearances.alternatives != nil { return [refused(id)] }
        var all = app.brokeOff ? [brokeOff(app, id)] : []
        guard id.kind == .runAfterTests else { return all }
        let known = results.first { $0.id == .run }?.launched
        let strangers = app.delegates.filter { delegate in
            !usurpers.contains(delegate)
                && (app.roles.role(of: delegate) == .test || known.map { !$0.delegates.contains(delegate) } ?? false)
        }
        if !sources.replacesTests, !strangers.isEmpty {
            all.append(testingDelegate(strangers, id))
        } else if let known, let finding = changed(app, from: known, id) {
            all.append(finding)
        }
        return all
    }

    private func testingDelegate(_ classes: [String], _ id: CheckScenario.ID) -> Finding {
        Finding(
            .testingDelegateInRun,
            "After tests, \(classes.map(ClassName.short).unique.list()) of the tests is launched in a normal run: "
                + "iOS stored the scene configuration of the test run.",
            of: classes.map(ClassName.short).unique.list(), scenarios: [id], place: sources.named(classes[0])?.place,
            rule: .sessionStoredConfiguration,
            cure: "Move the class to the test target: if it is not in the app, UIKit asks for a configuration again.")
    }

    /// The delegates, or the contents of the window, that a normal run no longer has once tests have run; nil if it has
    /// all of them.
    private func changed(_ app: LaunchedApp, from known: LaunchedApp, _ id: CheckScenario.ID) -> Finding? {
        // A launch that ended early, or went its own way at left-out code, shows nothing about the tests.
        guard !app.endedEarly, !known.endedEarly, Set(app.doubts).isSubset(of: known.doubts) else { return nil }
        let lost = known.delegates.filter { !app.delegates.contains($0) }.unique
        let isBlack = app.rootControllers.isEmpty && !known.rootControllers.isEmpty
        guard !lost.isEmpty || isBlack else { return nil }
        let names = lost.map(ClassName.short).list()
        let missing =
            switch (lost.isEmpty, isBlack) {
            case (false, true): "does without \(names), and shows no view controller"
            case (false, false): "does without \(names)"
            case (true, _): "shows no view controller"
            }
        let first = lost.first ?? known.verdict.sceneDelegates.first ?? known.verdict.appDelegate
        guard app.usedStoredConfiguration else {
            return Finding(
                .normalRunChanged, "After tests, a normal run \(missing).", of: lost.isEmpty ? "window" : names,
                scenarios: [id],
                place: sources.named(first ?? "")?.place,
                cure: "Let the tests remove what they store for the app, such as values in UserDefaults.")
        }
        let understudy = sources.testClass(results.first { $0.id == .tests }?.launched?.verdict.appDelegate)
        return Finding(
            .normalRunChanged,
            "After tests, a normal run \(missing): iOS stored the scene configuration of the test run.",
            of: lost.isEmpty ? "window" : names, scenarios: [id],
            place: understudy?.place ?? sources.named(first ?? "")?.place,
            rule: .sessionStoredConfiguration,
            cure:
                "Let the tests' app delegate return a configuration with a scene delegate of the test target: the app "
                + "does not have that class, so UIKit asks for a configuration again.")
    }
}

extension LaunchedApp {
    /// The left-out code after which a device may behave differently.
    fileprivate var doubts: [LeftOutUse] { appearances.leftOut.filter { $0.effect != .assumed } }
}
