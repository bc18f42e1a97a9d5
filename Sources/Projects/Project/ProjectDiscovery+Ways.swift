internal import Lifecycle
internal import Samples
internal import Storage
internal import Wording

/// The ways in which Xcode would build and test an app, compared with the one that is built here.
extension ProjectDiscovery {
    /// The build configuration that Run and Test of a scheme share, if it is another than the usual one.
    func sharedConfiguration(_ scheme: SchemeFile?, _ app: ConfiguredTarget) -> String? {
        guard choice.configuration == nil, let scheme, let name = scheme.testConfiguration,
            name == scheme.runConfiguration, name != app.settings.value("CONFIGURATION"),
            app.target.configurations.contains(where: { $0.name == name })
        else { return nil }
        return name
    }

    /// Returns the ways that are not run.
    ///
    /// - Parameters:
    ///   - sample: The sample as it is built.
    ///   - taken: The scheme of which the sample has what is passed; nil for none.
    func untriedWays(
        _ sample: Sample, _ taken: SchemeFile?, _ targets: ChosenTargets
    ) throws(Mistake) -> [UntriedWay] {
        guard let tests = targets.tests else { return [] }
        var builds = Builds(sample, targets)
        guard let taken else { return try waysOfSchemes(sample, nil, targets.shipping, tests, &builds) }
        var ways: [UntriedWay] = []
        for (action, name) in [("Test", taken.testConfiguration), ("Run", taken.runConfiguration)] {
            guard let name, !builds.isSame(name, self) else { continue }
            ways.append(
                UntriedWay(
                    "\(action) of the scheme \(taken.name) builds the configuration \(name), and \(builds.name) was built here",
                    cure: Self.oneConfiguration, replacesWhatRan: true))
        }
        ways += try planWays(taken, targets.shipping, tests, passed: sample.scheme?.test)
        return ways + (try waysOfSchemes(sample, taken, targets.shipping, tests, &builds))
    }

    /// Returns the ways of the schemes that run the tests, besides the one that is taken. Without such a one, nothing is
    /// passed here, and if all of them differ, Xcode tests in no way that was run.
    private func waysOfSchemes(
        _ sample: Sample, _ taken: SchemeFile?, _ app: ConfiguredTarget, _ tests: ConfiguredTarget,
        _ builds: inout Builds
    ) throws(Mistake) -> [UntriedWay] {
        // A scheme that was asked for is the only one that counts.
        guard choice.scheme == nil else { return [] }
        let others = schemes.filter { $0.name != taken?.name && $0.runs(tests.target) }
        var ways: [UntriedWay] = []
        for other in others {
            if let name = other.testConfiguration, name != taken?.testConfiguration, !builds.isSame(name, self) {
                ways.append(
                    UntriedWay(
                        "Test of the scheme \(other.name) builds the configuration \(name), and \(builds.name) was built "
                            + "here", cure: Self.oneConfiguration, replacesWhatRan: false))
            } else if try passed(other, app, tests).test != sample.scheme?.test ?? Scheme() {
                let mine = taken.map { "that of \($0.name), which was run" } ?? "nothing, as it was run here"
                ways.append(
                    UntriedWay(
                        "Test of the scheme \(other.name) passes something else to the app than \(mine)",
                        cure: "Check each scheme by itself: --scheme NAME.", replacesWhatRan: false))
            }
        }
        guard taken == nil, !ways.isEmpty, ways.count == others.count else { return ways }
        return ways.map { UntriedWay($0.what, cure: $0.cure, replacesWhatRan: true) }
    }

    /// Returns the ways of a scheme's test plans and their configurations that pass something else than what is passed.
    private func planWays(
        _ scheme: SchemeFile, _ app: ConfiguredTarget, _ tests: ConfiguredTarget, passed: Scheme?
    ) throws(Mistake) -> [UntriedWay] {
        var ways: [UntriedWay] = []
        for path in scheme.plans {
            let plan: TestPlan
            if path == scheme.plan {
                plan = try TestPlan(at: path)
            } else {
                // Only the plan that is run has to be there.
                guard let other = try? TestPlan(at: path) else { continue }
                plan = other
            }
            guard plan.tested.entry(of: tests.target)?.runs ?? (path == scheme.plan) else { continue }
            for (index, configuration) in plan.configurations.enumerated() {
                let passes = Self.expanded(configuration.passing ?? scheme.usualTest, app.settings)
                guard passes != passed else { continue }
                let name = configuration.name ?? "number \(index + 1)"
                ways.append(
                    UntriedWay(
                        "the configuration \(name) of the test plan \(Path.stem(path)) passes something else to the app, and "
                            + "was not run",
                        cure: "Check each way by itself: --scheme none, with --argument and --environment for what it "
                            + "passes.", replacesWhatRan: false))
            }
        }
        return ways
    }

    private static let oneConfiguration =
        "Understudy builds one configuration for Run and Test. To know it on a device or a simulator, look at the "
        + "delegates in a test (N23)."

    /// The samples of a project's build configurations, each compared once with the one that is built.
    private struct Builds {
        private let sample: Sample
        private let targets: ChosenTargets
        /// The name of the configuration that is built.
        let name: String
        private var known: [String: Bool] = [:]

        init(_ sample: Sample, _ targets: ChosenTargets) {
            self.sample = sample.asBuilt
            self.targets = targets
            name = targets.app.settings.value("CONFIGURATION") ?? ""
        }

        /// Returns true if a configuration makes what is built here, as far as its settings and files are read.
        mutating func isSame(_ configuration: String, _ discovery: ProjectDiscovery) -> Bool {
            if configuration == name { return true }
            if let known = known[configuration] { return known }
            var other = discovery
            other.choice.configuration = configuration
            let result = isSame(other, configuration)
            known[configuration] = result
            return result
        }

        private func isSame(_ other: ProjectDiscovery, _ configuration: String) -> Bool {
            // What Xcode takes in the place of a configuration that a target lacks is not read.
            guard targets.all.allSatisfy({ $0.target.configurations.contains { $0.name == configuration } }),
                let their = try? other.chosenTargets(), let made = try? other.read(their)
            else { return false }
            return made.sample.asBuilt == sample
                && zip(targets.all, their.all).allSatisfy { $0.settings.unread == $1.settings.unread }
        }
    }
}

extension BuildSettings {
    /// The values of settings that change an app's files, and that are not read here.
    fileprivate var unread: [String?] {
        [
            "EXCLUDED_SOURCE_FILE_NAMES", "INCLUDED_SOURCE_FILE_NAMES", "INFOPLIST_PREPROCESS",
            "INFOPLIST_PREPROCESSOR_DEFINITIONS", "INFOPLIST_OTHER_PREPROCESSOR_FLAGS", "TEST_HOST",
        ].map { name in
            // The folder of the products has the configuration's name, and is the same for the app and its tests.
            name == "TEST_HOST" ? text(name)?.split(separator: "/").suffix(2).joined(separator: "/") : text(name)
        }
    }
}

extension Sample {
    /// The sample without what changes no product: notes, and the conditions that no file mentions.
    fileprivate var asBuilt: Sample {
        func mentioned(_ target: Target) -> Target {
            var target = target
            target.conditions.removeAll { name in !target.sources.contains { $0.text.contains(name) } }
            return target
        }
        var sample = self
        sample.notes = []
        sample.untried = []
        sample.shipped = nil
        sample.app = mentioned(app)
        sample.tests = tests.map(mentioned)
        sample.libraries = libraries.map(mentioned)
        return sample
    }
}
