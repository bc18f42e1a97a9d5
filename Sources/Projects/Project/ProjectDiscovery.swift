internal import Lifecycle
internal import Samples
internal import Storage
internal import Wording

/// Makes a sample of an Xcode project.
struct ProjectDiscovery {
    let project: ProjectFile
    let choice: SampleDiscovery.Choice
    /// The build configuration that is read; nil for the usual one.
    var configuration: String?
    /// The workspaces that have the project as a member.
    private(set) var workspaces: [WorkspaceFile] = []
    /// The other projects of these workspaces, and those that projects name.
    private(set) var others: [ProjectFile] = []
    /// The local packages of all of them.
    private(set) var packages = LocalPackages()

    init(path: String, choice: SampleDiscovery.Choice) throws(Mistake) {
        self.init(project: try ProjectFile(at: path), choice: choice)
    }

    init(project: ProjectFile, choice: SampleDiscovery.Choice) {
        self.project = project
        self.choice = choice
        configuration = choice.configuration
    }

    /// Adds the projects and the packages around the project: those of workspaces, and those that projects name.
    mutating func add(_ workspaces: [WorkspaceFile]) throws(Mistake) {
        self.workspaces = workspaces
        var seen: Set<String> = [project.path]
        var next = workspaces.flatMap(\.projects) + project.projects
        while let path = next.popLast() {
            // Projects that are generated, such as that of CocoaPods, may not be there.
            guard seen.insert(path).inserted, seen.count <= Self.mostProjects, Files.isFolder(path) else { continue }
            let other = try ProjectFile(at: path)
            others.append(other)
            next += other.projects
        }
        packages = try LocalPackages(([project] + others).flatMap(\.packages) + workspaces.flatMap(\.packages))
    }

    private static let mostProjects = 100

    /// Returns the sample in the configuration of the scheme's Test, or of its Run if no tests are asked for.
    func sample() throws(Mistake) -> Sample {
        try requireConfiguration()
        let usual = try chosenTargets()
        let actions = configurations(of: try scheme(of: usual.shipping, running: usual.tests), usual)
        var discovery = self
        discovery.configuration = choice.needsTests ? actions.test : actions.run
        let targets = discovery.configuration == configuration ? usual : try discovery.chosenTargets()
        var (sample, taken) = try discovery.read(targets)
        var builds = Builds(sample, targets, of: discovery)
        if sample.shipped != nil {
            sample.shipped?.configuration = actions.run.flatMap { effectiveConfiguration($0, of: targets.shipping) }
        } else if let taken {
            sample.shipped = try builds.builtByRun(actions, taken)
        }
        sample.untried = try discovery.untriedWays(sample, taken, targets, actions, &builds)
        return sample
    }

    /// Returns the sample of targets, and the scheme that it is passed things by.
    func read(_ targets: ChosenTargets) throws(Mistake) -> (sample: Sample, scheme: SchemeFile?) {
        let (app, tests) = (targets.app, targets.tests)
        let target = try self.target(app)
        let plist = try infoPlist(of: app)
        var sample = Sample(
            name: project.name, app: target,
            tests: try tests.map { (tests) throws(Mistake) in try self.target(tests) },
            plist: plist, appName: app.settings.text("PRODUCT_NAME") ?? app.target.name,
            bundleIdentifier: app.settings.text("PRODUCT_BUNDLE_IDENTIFIER") ?? "org.understudy.\(target.module)",
            storyboards: target.resources.storyboards)
        sample.infoPlistFile = app.settings.text("INFOPLIST_FILE").map { Path.join(project.sourceRoot, $0) }
        sample.storyboardFiles = Localisation.storyboards(
            app.target.resources.filter(Files.exists) + members(of: app.target), region: project.developmentRegion)
        sample.deploymentTarget = app.settings.deploymentTarget
        var libraries = LibraryDiscovery(try allLibraryCandidates())
        libraries.add(librariesOf: sample.app, asking: libraryKeys(of: app.target), forTests: false)
        if let tests, let target = sample.tests {
            libraries.add(librariesOf: target, asking: libraryKeys(of: tests.target), forTests: true)
        }
        sample.libraries = libraries.targets
        sample.modules = try allModules()
        sample.modules.origins.merge(libraries.unbuilt) { $1 }
        sample.missingSources = missingSources(of: targets.all)
        sample.shipped = targets.shipped
        sample.notes =
            [targets.note, StrayMain.note(of: target, shown: shown), spellingNote(on: targets.all)].compactMap { $0 }
            + targets.all.compactMap(AssumedSettings.note)
            + targets.all.flatMap { missingResources(of: $0.target) } + packages.notes
        let scheme = try scheme(of: targets.shipping, running: tests)
        if let tests {
            sample.offers = offers(to: tests, taken: scheme)
            sample.schemeDecision = schemeDecision(scheme, of: targets.shipping, running: tests)
            sample.strayDelegates = strayDelegates(beside: tests.target)
        }
        if let scheme {
            sample.scheme = try passed(scheme, targets.shipping, tests)
            if let tests { sample.notes += try scheme.notes(on: tests.target) + planNotes(scheme, targets.shipping) }
        } else if tests != nil, choice.scheme == nil {
            sample.notes += [personalSchemesNote].compactMap(\.self)
        }
        return (sample, scheme)
    }

    func target(_ configured: ConfiguredTarget) throws(Mistake) -> Sample.Target {
        let name = configured.target.name
        var target = configured.settings.target(named: name, sources: try sources(of: configured.target))
        target.foreign = try foreign(of: configured.target)
        let resources = try resources(of: configured, module: target.module)
        target.resources = try resources.resources()
        target.sources += resources.managedClasses
        if configured.target.productType == ProjectFile.framework {
            target.bundlePlace = "Frameworks/\(configured.settings.text("FULL_PRODUCT_NAME") ?? "\(name).framework")"
        }
        if let umbrella = umbrellaHeader(of: configured.target, module: target.module) {
            target.bridgedModules = try BridgingHeader.modules(from: umbrella)
        }
        guard let file = configured.settings.text("SWIFT_OBJC_BRIDGING_HEADER") else { return target }
        guard let path = Disk.file(Path.join(project.sourceRoot, file)) else {
            throw .missingBridgingHeader(
                Path.join(project.sourceRoot, file), target: name, project: project.path)
        }
        let header = BridgingHeader(try Disk.text(path))
        if !header.foreign.isEmpty { target.bridge = Sample.Bridge(path: path, lines: header.foreign) }
        target.bridgedModules = try BridgingHeader.modules(from: path)
        return target
    }

    /// Returns the header of a framework that its Swift files see without an import: the one that has the module's name.
    private func umbrellaHeader(of target: ProjectFile.Target, module: String) -> String? {
        guard target.productType?.hasPrefix(ProjectFile.framework) ?? false else { return nil }
        return (target.headers + members(of: target)).first { Path.name($0) == "\(module).h" }
    }

    private func infoPlist(of app: ConfiguredTarget) throws(Mistake) -> InfoPlist {
        let isGenerated = app.settings.isOn("GENERATE_INFOPLIST_FILE")
        var plist = InfoPlist([:])
        if let info = app.target.info?.dictionary {
            plist = InfoPlist.usual.merging(InfoPlist(info))
        } else if let file = app.settings.text("INFOPLIST_FILE") {
            let named = Path.join(project.sourceRoot, file)
            guard let path = Disk.file(named) else {
                throw .missingInfoPlist(named, target: app.target.name, project: project.path)
            }
            plist = try InfoPlist(at: path, preprocessing: app.settings.infoPlistDefinitions)
        } else if !isGenerated {
            if let file = app.settings.missingFiles.first {
                throw .missingConfigurationFile(
                    file, setting: "INFOPLIST_FILE", target: app.target.name, project: project.path)
            }
            throw .noInfoPlistSetting(target: app.target.name, project: project.path)
        }
        if isGenerated { plist = plist.merging(.generated(from: app.settings)) }
        return plist.substituting(app.settings)
    }

    private func sources(of target: ProjectFile.Target) throws(Mistake) -> [SourceFile] {
        let paths = target.sources + members(of: target)
        let named = paths.filter { Path.ending($0) == "swift" }
        var seen: Set<String> = []
        let swift = named.compactMap { Disk.file($0) }.filter { seen.insert($0).inserted }
        // Without any, the mistake is the only thing to say.
        if swift.isEmpty, !named.isEmpty { _ = try existing(named, target) }
        guard !swift.isEmpty else {
            let foreign = paths.filter { ForeignFile.endings.contains(Path.ending($0)) }
            throw foreign.isEmpty
                ? .noSwiftFiles(target: target.name, place: project.path)
                : .notSwift(foreign.map(shown), target: target.name, place: project.path)
        }
        var files: [SourceFile] = []
        for path in swift { files.append(SourceFile(path: path, text: try Disk.text(path))) }
        return files
    }

    /// Returns the sources of a target that are not Swift.
    ///
    /// - Throws: `Mistake` if one of them cannot be read.
    private func foreign(of target: ProjectFile.Target) throws(Mistake) -> [ForeignFile] {
        try ForeignFile.all(among: target.sources + members(of: target))
    }

    private func resources(of configured: ConfiguredTarget, module: String) throws(Mistake) -> ResourceReader {
        let target = configured.target
        // Xcode lists Core Data models among the sources.
        let models = target.sources.filter { ManagedModelReader.endings.contains(Path.ending($0)) }
        let present = (target.resources + models).filter(Files.exists)
        let named = Localisation.preferred(target.resources, region: project.developmentRegion)
        _ = try existing(named.filter { Path.ending($0) == "storyboard" }, target)
        var seen: Set<String> = []
        return ResourceReader(
            paths: (present + members(of: target).filter(ResourceReader.isResource)).filter {
                seen.insert($0).inserted
            },
            module: module, region: project.developmentRegion,
            hasAssetExtensions: configured.settings.text("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
                != "NO")
    }

    /// Returns a note on the missing files of the resources phase; empty if none is missing.
    private func missingResources(of target: ProjectFile.Target) -> [String] {
        let missing = target.resources.filter(isMissing).map(shown)
        guard !missing.isEmpty else { return [] }
        return ["\(target.name) has missing resources: \(Mistake.names(missing))."]
    }

    /// True for a missing file of the project. Places that only a build knows do not count.
    private func isMissing(_ path: String) -> Bool {
        !path.hasPrefix("$(") && !Files.exists(path)
    }

    private func members(of target: ProjectFile.Target) -> [String] {
        target.folders.flatMap { folder in
            folder.members(of: Disk.files(below: folder.path, takesCatalogs: true)).map { Path.join(folder.path, $0) }
        }.filter(target.filter.keeps)
    }

    /// Returns the mistake about missing Swift files of targets, such as one that a repository leaves to be
    /// generated; nil if all are.
    private func missingSources(of targets: [ConfiguredTarget]) -> Mistake? {
        for target in targets.map(\.target) {
            do {
                _ = try existing((target.sources + members(of: target)).filter { Path.ending($0) == "swift" }, target)
            } catch {
                return error
            }
        }
        return nil
    }

    /// Returns the paths of files that are there, each once, if there is one at every path.
    private func existing(_ paths: [String], _ target: ProjectFile.Target) throws(Mistake) -> [String] {
        let found = paths.map { Disk.file($0) }
        let missing = zip(paths, found).compactMap { $1 == nil ? $0 : nil }
        guard missing.isEmpty else {
            throw .missingFiles(
                missing.map(shown), templates: missing.flatMap(templates).map(shown), target: target.name,
                project: project.path)
        }
        var seen: Set<String> = []
        return found.compactMap(\.self).filter { seen.insert($0).inserted }
    }

    /// Returns a note on files whose names differ from the project's in case; nil if there are none.
    private func spellingNote(on targets: [ConfiguredTarget]) -> String? {
        let paths = targets.flatMap { $0.target.sources + $0.target.resources }
        let pairs = paths.compactMap { path in
            Disk.isFile(path) ? nil : Disk.file(path).map { "\(shown(path)) is \(shown($0))" }
        }
        guard !pairs.isEmpty else { return nil }
        return "Names that differ in case, which a Mac does not mind: \(Set(pairs).sorted().joined(separator: ", "))."
    }

    /// Returns files beside a missing one that look like its template: `Key.swift.example`, `Key-template.swift`.
    private func templates(for path: String) -> [String] {
        let folder = Path.folder(path)
        return Disk.names(in: folder).filter { name in
            name.hasPrefix(Path.stem(path))
                && ["template", "example", "sample", "dist"].contains { name.lowercased().contains($0) }
        }.map { Path.join(folder, $0) }
    }

    /// Returns a path relative to the project's folder if it is below it.
    private func shown(_ path: String) -> String {
        path.hasPrefix(project.sourceRoot + "/") ? String(path.dropFirst(project.sourceRoot.count + 1)) : path
    }
}
