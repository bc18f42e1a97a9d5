internal import Lifecycle
internal import Lowering
internal import Traces
internal import Wording

/// The findings that the sources show by themselves, and runs only in part.
struct SourceFindings {
    private let results: [ScenarioResult]
    private let sources: CheckedSources
    /// The normal run.
    private let run: LaunchedApp?

    init(_ results: [ScenarioResult], _ sources: CheckedSources, run: LaunchedApp?) {
        self.results = results
        self.sources = sources
        self.run = run
    }

    var findings: [Finding] { [shipped].compactMap { $0 } + sceneDelegates + storyboards }

    // MARK: Testing delegates in the app

    /// The delegates for tests that are in the app, with their modules.
    private var testingDelegates: [(module: String, type: SourceFacts.Class)] {
        // Classes of the tests' own host are in no app that ships.
        guard sources.shipped == nil else { return [] }
        let launched = results.filter(\.id.isTest).compactMap(\.launched).flatMap { app in
            app.roles.understudies(app.verdict, behind: app.appearances.delegatesBehind)
        }
        return sources.shippedTargets.flatMap { target in
            target.classes.filter { type in
                let isDelegate = type.isAppDelegate || type.isSceneDelegate
                return isDelegate && type.isNamedForTests || launched.contains(type.runtimeName(in: target.module))
            }.filter { !$0.isDebugOnly }.map { (target.module, $0) }
        }
    }

    /// The delegates for tests that a normal run launches, since they are in the app: what follows from that is no
    /// other finding.
    ///
    /// A file that the tests compile, too, makes the same class in their module.
    var usurpers: Set<String> {
        let launched = launchedUsurpers
        let places = launched.map(\.type.place)
        let tests = sources.facts.tests.map { tests in
            tests.classes.filter { places.contains($0.place) }.map { $0.runtimeName(in: tests.module) }
        }
        return Set(launched.map { $1.runtimeName(in: $0) } + (tests ?? []))
    }

    private var launchedUsurpers: [(module: String, type: SourceFacts.Class)] {
        // A name alone tells little. Where a delegate of the same kind never launches, another one is in its place.
        let idle = idleDelegates
        return testingDelegates.filter { module, type in
            run?.delegates.contains(type.runtimeName(in: module)) ?? false
                && idle.contains {
                    $0.isAppDelegate == type.isAppDelegate && $0.isSceneDelegate == type.isSceneDelegate
                }
        }
    }

    private var shipped: Finding? {
        let delegates = testingDelegates
        let classes = delegates.map(\.type)
        guard let first = classes.first else { return nil }
        let one = classes.count == 1
        let names = classes.map(\.last).list()
        let modules = delegates.map(\.module).filter { $0 != sources.facts.app.module }.unique
        let place = modules.isEmpty ? "the app" : "the app, by \(modules.list())"
        let usurpers = launchedUsurpers.map(\.type.last)
        let never = usurpers.isEmpty ? [] : idleDelegates.map(\.last)
        let effect =
            usurpers.isEmpty
            ? "so your users get \(one ? "it" : "them"), and iOS can find \(one ? "it" : "them") in a normal run."
            : "and a normal run launches \(usurpers.count == classes.count ? one ? "it" : "them" : usurpers.list())"
                + (never.isEmpty ? "." : ", and never \(never.list()).")
        return Finding(
            .testingDelegateInApp, "\(names) \(one ? "is" : "are") compiled into \(place), \(effect)",
            of: names, scenarios: usurpers.isEmpty ? [] : [.run], place: first.place, rule: .hostingInjected,
            cure: one
                ? "Move the class to the test target, and look it up by its name."
                : "Move the classes to the test target, and look them up by their names.")
    }

    /// The app's delegates that a normal run does not launch, and that are not for tests.
    private var idleDelegates: [SourceFacts.Class] {
        guard let run else { return [] }
        let forTests = testingDelegates.map(\.type)
        return sources.shippedTargets.flatMap { target in
            target.classes.filter { type in
                (type.isAppDelegate || type.isSceneDelegate) && !forTests.contains(type)
                    && !run.delegates.contains(type.runtimeName(in: target.module))
            }
        }
    }

    // MARK: Names in the Info.plist

    private var sceneDelegates: [Finding] {
        let entries = sources.description.sceneManifest?.configurations ?? [:]
        let names = entries.sorted { $0.key < $1.key }.flatMap(\.value).compactMap(\.delegateClass).unique
        let missing = names.filter {
            !Appearances.isSystems($0) && sources.named($0) == nil && !sources.mayBeElsewhere($0)
        }
        return missing.map { name in
            let last = ClassName.short(name)
            let meant = meant(by: name)
            let value = meant.map {
                $1.objcName ?? "\($0 == sources.facts.app.module ? "$(PRODUCT_MODULE_NAME)" : $0).\($1.name)"
            }
            let place =
                sources.infoPlist.flatMap { sources.place(of: "\(last)</string>", in: $0) }
                ?? sources.infoPlist.map { SourcePlace(file: $0, line: 1) }
            let near = meant.map { "; there is \($1.runtimeName(in: $0))" } ?? ""
            return Finding(
                .sceneDelegateNameNotFound,
                "The Info.plist names the scene delegate \(name), and the app has no class of that name\(near).",
                of: name, place: place, rule: .configurationClassMissing,
                cure: value.map { "Set UISceneDelegateClassName to \($0)." }
                    ?? "Set UISceneDelegateClassName to the module and the name of a class of the app.",
                patch: value.flatMap { SceneDelegateNameCure(sources, name: name, value: $0)?.patch })
        }
    }

    /// Returns the class that a name in the Info.plist means, with its module: one of that name in another module, or the
    /// scene delegate with nearly that name.
    private func meant(by name: String) -> (module: String, type: SourceFacts.Class)? {
        let last = ClassName.short(name)
        let known = ([sources.facts.app] + sources.facts.libraries).flatMap { target in
            target.classes.map { (module: target.module, type: $0) }
        }
        if let same = known.first(where: { $0.type.last == last }) { return same }
        let scenes = known.filter { $0.type.isSceneDelegate }
        let near = Spelling.nearest(to: name, among: scenes.map { $0.type.runtimeName(in: $0.module) })
        return scenes.first { $0.type.runtimeName(in: $0.module) == near }
    }

    // MARK: Modules in storyboards

    private var storyboards: [Finding] {
        zip(sources.description.storyboards, sources.storyboards).flatMap { storyboard, path in
            storyboard.viewControllers.compactMap(\.customClass).unique.compactMap { name in
                let last = ClassName.short(name)
                guard sources.named(name) == nil, !sources.mayBeElsewhere(name),
                    let meant = sources.facts.app.classes.first(where: { $0.last == last })
                else { return nil }
                let module = sources.facts.app.module
                return Finding(
                    .storyboardModuleNotFound,
                    "\(storyboard.name).storyboard names the class \(name); there is "
                        + "\(meant.runtimeName(in: module)).",
                    of: name, place: sources.place(of: "customClass=\"\(last)\"", in: path),
                    rule: .viewUnknownStoryboardClass,
                    cure: "Choose \(module) as the class's module in the storyboard's identity inspector.",
                    patch: StoryboardModuleCure(sources, path, name: name, module: module)?.patch)
            }
        }
    }
}

extension SourceFacts.Class {
    /// True if the name says that the class is for tests: `TestingAppDelegate`, `MockSceneDelegate`.
    fileprivate var isNamedForTests: Bool {
        last.contains(/^(Unit)?Test(s|ing)?[A-Z]|^(Mock|Fake|Stub|Dummy)[A-Z]|(Mock|Fake|Stub|Dummy|Tests?|Testing)$/)
            || last.contains(/(Delegate)For(Unit)?Test(s|ing)?$/)
    }
}
