internal import Lowering
internal import Samples
internal import Storage
internal import Wording

/// The build configurations that Xcode's Run and Test build; nil for the usual one.
struct ActionConfigurations: Hashable, Sendable {
    var run: String?
    var test: String?
}

extension ProjectDiscovery {
    /// Returns the configurations that a scheme's actions build. For a target that lacks one, Xcode builds the project's
    /// default.
    ///
    /// Source: `getEffectiveConfiguration` in
    /// [swift-build](https://github.com/swiftlang/swift-build/blob/main/Sources/SWBCore/ProjectModel/Target.swift).
    func configurations(of scheme: SchemeFile?, _ targets: ChosenTargets) -> ActionConfigurations {
        if let name = choice.configuration { return ActionConfigurations(run: name, test: name) }
        let usual = effectiveConfiguration(nil, of: targets.app)
        func other(_ name: String?) -> String? { name == usual ? nil : name }
        return ActionConfigurations(run: other(scheme?.runConfiguration), test: other(scheme?.testConfiguration))
    }

    /// Refuses a configuration that was asked for and that the project does not have.
    func requireConfiguration() throws(Mistake) {
        guard let name = choice.configuration else { return }
        let all = project.configurations + project.targets.flatMap(\.configurations)
        let names = all.map(\.name).reduce(into: [String]()) { names, name in
            if !names.contains(name) { names.append(name) }
        }
        guard names.contains(name) || names.isEmpty else {
            throw .noSuchConfiguration(name, configurations: names, place: project.path)
        }
    }

    /// Returns the name of the configuration that is built for a target if one is asked for, or none.
    func effectiveConfiguration(_ name: String?, of target: ConfiguredTarget) -> String? {
        (try? project.settings(of: target.target, in: name))?.value("CONFIGURATION")
    }
}

/// The samples of a project's build configurations, each compared once with the one that is built.
struct Builds {
    private let sample: Sample
    private let targets: ChosenTargets
    private let discovery: ProjectDiscovery
    /// The name of the configuration that is built.
    let name: String
    private var known: [String: Bool] = [:]

    init(_ sample: Sample, _ targets: ChosenTargets, of discovery: ProjectDiscovery) {
        self.sample = sample.asBuilt
        self.targets = targets
        self.discovery = discovery
        name = targets.app.settings.value("CONFIGURATION") ?? ""
    }

    /// Returns true if a configuration makes what is built here, as far as its settings and files are read.
    mutating func isSame(_ configuration: String) -> Bool {
        if configuration == name { return true }
        if let known = known[configuration] { return known }
        let result = made(in: configuration).map { $0 == sample } ?? false
        known[configuration] = result
        return result
    }

    /// Returns the app that users get if Run builds another one of the same target than Test; nil if it is the same app.
    func builtByRun(_ actions: ActionConfigurations, _ scheme: SchemeFile) throws(Mistake) -> ShippedApp? {
        guard targets.tests != nil, actions.run != actions.test,
            let run = discovery.effectiveConfiguration(actions.run, of: targets.app), run != name,
            made(in: run)?.shippedPart != sample.shippedPart
        else { return nil }
        let target = targets.app.target.name
        return ShippedApp(
            name: targets.app.settings.text("PRODUCT_NAME") ?? target, target: target, configuration: run,
            decision: "the scheme \(scheme.name) builds \(run) for Run and \(name) for Test", isSameTarget: true)
    }

    /// Returns the names of the app's delegates in a configuration; nil if it cannot be read.
    func delegates(in configuration: String) -> Set<String>? {
        guard let made = configuration == name ? sample : made(in: configuration), let facts = try? SourceFacts(made)
        else { return nil }
        return Set(facts.app.classes.filter { $0.isAppDelegate || $0.isSceneDelegate }.map(\.name))
    }

    /// Returns the sample of the same targets in another configuration; nil if there is none.
    private func made(in configuration: String) -> Sample? {
        var other = discovery
        other.configuration = configuration
        guard let their = try? other.chosenTargets(), !their.all.contains(where: other.hasUnreadInfoPlist),
            let made = try? other.read(their)
        else { return nil }
        return made.sample.asBuilt
    }
}

extension ProjectDiscovery {
    /// True if the preprocessor of C makes something of a target's Info.plist that is not known here.
    func hasUnreadInfoPlist(_ target: ConfiguredTarget) -> Bool {
        let settings = target.settings
        guard let definitions = settings.infoPlistDefinitions, let file = settings.text("INFOPLIST_FILE") else {
            return false
        }
        // -traditional only keeps it from taking // for a comment.
        let flags = settings.list("INFOPLIST_OTHER_PREPROCESSOR_FLAGS")
        let isPlain =
            settings.text("INFOPLIST_PREFIX_HEADER") == nil && flags.allSatisfy { $0.hasPrefix("-traditional") }
        guard isPlain, let path = Disk.file(Path.join(project.sourceRoot, file)), let text = try? Disk.text(path) else {
            return true
        }
        return !InfoPlistPreprocessor(text, definitions: definitions, isTraditional: !flags.isEmpty).isWhole
    }
}

extension BuildSettings {
    /// The definitions for the preprocessor of the Info.plist; nil if there is none.
    var infoPlistDefinitions: [String]? {
        isOn("INFOPLIST_PREPROCESS") ? list("INFOPLIST_PREPROCESSOR_DEFINITIONS") : nil
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

    /// The part of the sample that users get.
    fileprivate var shippedPart: Sample {
        var sample = self
        sample.tests = nil
        sample.libraries.removeAll(where: \.isForTests)
        sample.scheme = nil
        sample.missingSources = nil
        return sample
    }
}
