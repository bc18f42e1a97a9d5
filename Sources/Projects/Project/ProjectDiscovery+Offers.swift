internal import Samples
internal import Storage
internal import Wording

/// The things beside what was taken that may decide a launch: other schemes, what they pass, files of no target.
extension ProjectDiscovery {
    /// The most schemes that a sentence names.
    private static let mostNames = 6
    /// The most arguments and variables of schemes that are kept.
    private static let mostOffers = 1000

    /// Returns what the schemes and test plans that run tests have for the app, those of the scheme that is taken first.
    func offers(to tests: ConfiguredTarget, taken: SchemeFile?) -> [SchemeOffer] {
        let others = schemes.filter { $0 != taken }.flatMap { offers(of: $0, to: tests) }
        let own = taken.map { offers(of: $0, to: tests) } ?? []
        let all = own.map { offer in
            var offer = offer
            offer.isOfTaken = true
            return offer
        }
        return Array((all + others).prefix(Self.mostOffers))
    }

    private func offers(of scheme: SchemeFile, to tests: ConfiguredTarget) -> [SchemeOffer] {
        var all = scheme.run.offers(in: "Run of the scheme \(scheme.name)", .run)
        if !scheme.testPassesWhatRunDoes, scheme.plan == nil {
            all += scheme.test.offers(in: "Test of the scheme \(scheme.name)", .test)
        }
        for path in scheme.plans {
            guard let plan = try? TestPlan(at: path), plan.tested.entry(of: tests.target)?.runs ?? false else {
                continue
            }
            for (index, configuration) in plan.configurations.enumerated() {
                let name = configuration.name ?? "number \(index + 1)"
                all += configuration.passing.offers(
                    in: "the configuration \(name) of the test plan \(Path.stem(path))", .test)
            }
        }
        return all
    }

    /// Returns the sentence on the schemes that build or test an app, and why one of them is taken.
    ///
    /// - Returns: Nil if the scheme was asked for, or if there is one at most.
    func schemeDecision(
        _ taken: SchemeFile?, of app: ConfiguredTarget, running tests: ConfiguredTarget
    ) -> String? {
        guard choice.scheme == nil else { return nil }
        let building = schemes.filter { $0.launched == app.target.id || $0.built.contains(app.target.id) }
        let all = schemes.filter { building.contains($0) || $0.runs(tests.target) }
        guard all.count > 1 else { return nil }
        let more = all.count > Self.mostNames ? ["\(all.count - Self.mostNames) more"] : []
        let names = (all.prefix(Self.mostNames).map(\.name) + more).list()
        let (name, test) = (app.target.name, tests.target.name)
        let reason =
            switch taken {
            case nil: "none is taken, so nothing is passed to the app"
            case let taken? where taken.name == name: "\(taken.name) is taken, as it has the app's name"
            case let taken? where building == [taken]: "\(taken.name) is taken, as no other builds \(name)"
            case let taken? where building.contains(taken):
                "\(taken.name) is taken, as it is the first that builds \(name) and runs \(test)"
            case let taken?: "\(taken.name) is taken, as it is the first that runs \(test)"
            }
        return "The schemes \(names) build or test \(name): \(reason)."
    }

    /// Returns the Swift files in the folders of tests' sources that declare an app delegate and belong to no target.
    func strayDelegates(beside tests: ProjectFile.Target) -> [String] {
        let below = { (folder: SynchronizedFolder) in Disk.files(below: folder.path, takesCatalogs: true) }
        let members = Set(
            project.targets.flatMap { target in
                target.sources
                    + target.folders.flatMap { folder in
                        folder.members(of: below(folder)).map { Path.join(folder.path, $0) }
                    }
            })
        let beside =
            Set(tests.sources.map(Path.folder)).flatMap { folder in Disk.names(in: folder).map { Path.join(folder, $0) }
            }
            + tests.folders.filter(\.isMember).flatMap { folder in below(folder).map { Path.join(folder.path, $0) } }
        return Set(beside).subtracting(members).sorted().filter { path in
            Path.ending(path) == "swift"
                && (try? Disk.text(path))?.contains(/class\s+\w+[^{]*\bUIApplicationDelegate\b[^{]*\{/) == true
        }
    }
}
