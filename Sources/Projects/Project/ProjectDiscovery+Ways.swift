internal import Lifecycle
internal import Samples
internal import Storage
internal import Wording

/// The ways in which Xcode would build and test an app, compared with the one that is built here.
extension ProjectDiscovery {
    /// Returns the ways that are not run.
    ///
    /// - Parameters:
    ///   - sample: The sample as it is built.
    ///   - taken: The scheme of which the sample has what is passed; nil for none.
    ///   - actions: The configurations that are built for its Run and its Test.
    func untriedWays(
        _ sample: Sample, _ taken: SchemeFile?, _ targets: ChosenTargets, _ actions: ActionConfigurations,
        _ builds: inout Builds
    ) throws(Mistake) -> [UntriedWay] {
        guard let tests = targets.tests else { return [] }
        let run = ConfiguredTarget(
            target: targets.shipping.target,
            settings: try project.settings(of: targets.shipping.target, in: actions.run))
        if let target = (targets.all + [run]).first(where: hasUnreadInfoPlist)?.target.name {
            return [
                UntriedWay(
                    "Xcode preprocesses the Info.plist of \(target) (INFOPLIST_PREPROCESS), and a part of that is not known here",
                    cure: Self.onDevice, replacesWhatRan: true)
            ]
        }
        guard let taken else { return try waysOfSchemes(sample, nil, targets.shipping, tests, &builds) }
        return try archiveWays(taken, targets, actions, builds)
            + planWays(taken, targets.shipping, tests, passed: sample.scheme?.test)
            + waysOfSchemes(sample, taken, targets.shipping, tests, &builds)
    }

    /// Returns the way in which users get another app than the one that Run builds: with other delegates.
    private func archiveWays(
        _ scheme: SchemeFile, _ targets: ChosenTargets, _ actions: ActionConfigurations, _ builds: Builds
    ) -> [UntriedWay] {
        guard choice.configuration == nil, actions.run != actions.test,
            let run = effectiveConfiguration(actions.run, of: targets.shipping),
            let archive = effectiveConfiguration(scheme.archiveConfiguration ?? "Release", of: targets.shipping),
            archive != run, let theirs = builds.delegates(in: archive), theirs != builds.delegates(in: run)
        else { return [] }
        return [
            UntriedWay(
                "Archive of the scheme \(scheme.name) builds the configuration \(archive), which has other delegates than "
                    + "\(run), which Run builds", cure: "Choose what is production: --configuration \(archive).",
                replacesWhatRan: true)
        ]
    }

    /// Returns the ways of the schemes that run the tests, besides the one that is taken.
    private func waysOfSchemes(
        _ sample: Sample, _ taken: SchemeFile?, _ app: ConfiguredTarget, _ tests: ConfiguredTarget,
        _ builds: inout Builds
    ) throws(Mistake) -> [UntriedWay] {
        // A scheme that was asked for is the only one that counts.
        guard choice.scheme == nil else { return [] }
        let others = schemes.filter { $0.name != taken?.name && mayRun($0, tests.target) }
        let known = sample.scheme?.test ?? Scheme()
        var ways: [UntriedWay] = []
        for other in others {
            let plans = planWays(other, app, tests, passed: known)
            // A scheme whose test plan cannot be read is still tried, and says so.
            let passes = (try? passed(other, app, tests))?.test
            if choice.configuration == nil, let name = other.testConfiguration, name != taken?.testConfiguration,
                !builds.isSame(name)
            {
                ways.append(
                    UntriedWay(
                        "Test of the scheme \(other.name) builds the configuration \(name), and \(builds.name) was built "
                            + "here", cure: Self.eachScheme, replacesWhatRan: false, trial: .scheme(other.name)))
            } else if passes != known || !plans.isEmpty {
                let mine = taken.map { "that of \($0.name), which was run" } ?? "nothing, as it was run here"
                ways.append(
                    UntriedWay(
                        "Test of the scheme \(other.name) passes something else to the app than \(mine)",
                        cure: Self.eachScheme, replacesWhatRan: false, trial: .scheme(other.name)))
            }
        }
        return ways
    }

    /// Returns true if a scheme runs tests, by its default test plan or another one, or by one that is not here.
    private func mayRun(_ scheme: SchemeFile, _ tests: ProjectFile.Target) -> Bool {
        scheme.runs(tests)
            || scheme.plans.contains { path in
                guard Files.exists(path) else { return path == scheme.plan && scheme.tested.isEmpty }
                return (try? TestPlan(at: path))?.tested.entry(of: tests)?.runs ?? false
            }
    }

    private static let eachScheme = "Choose the scheme: --scheme NAME."

    /// Returns the ways of a scheme's test plans and their configurations that pass something else than what is passed.
    private func planWays(
        _ scheme: SchemeFile, _ app: ConfiguredTarget, _ tests: ConfiguredTarget, passed: Scheme?
    ) -> [UntriedWay] {
        var ways: [UntriedWay] = []
        for path in scheme.plans {
            guard Files.exists(path) || path != scheme.plan else {
                ways.append(
                    UntriedWay(
                        "the test plan \(Path.name(path)) of the scheme \(scheme.name), which does not exist here, may pass "
                            + "something to the app", cure: "Put the test plan back.", replacesWhatRan: false))
                continue
            }
            // What the default plan of the scheme that is taken passes was read before.
            guard let plan = try? TestPlan(at: path) else { continue }
            guard plan.tested.entry(of: tests.target)?.runs ?? (path == scheme.plan) else { continue }
            for (index, configuration) in plan.configurations.enumerated() {
                let passes = Self.expanded(configuration.passing, app.settings)
                guard passes != passed else { continue }
                let name = configuration.name ?? "number \(index + 1)"
                ways.append(
                    UntriedWay(
                        "the configuration \(name) of the test plan \(Path.stem(path)) passes something else to the app, and "
                            + "was not run",
                        cure: "Use --scheme none, with --argument and --environment for what it passes.",
                        replacesWhatRan: false, trial: .passing(passes, name: "\(Path.stem(path)), \(name)")))
            }
        }
        return ways
    }

    private static let onDevice =
        "Understudy does not build it. To know it on a device or a simulator, look at the delegates in a test (N23)."
}
