import Lifecycle

/// Makes a sample of an Xcode project.
struct ProjectDiscovery {
    let project: ProjectFile
    let choice: SampleDiscovery.Choice

    init(path: String, choice: SampleDiscovery.Choice) throws(Mistake) {
        project = try ProjectFile(at: path)
        self.choice = choice
    }

    func sample() throws(Mistake) -> Sample {
        let app = try appTarget()
        let tests = choice.needsTests ? try testTarget(of: app) : nil
        let target = try self.target(app)
        let plist = try infoPlist(of: app)
        var storyboards: [(storyboard: Storyboard, path: String)] = []
        for path in try existing(resources(of: app.target).filter { Path.ending($0) == "storyboard" }, app.target) {
            storyboards.append(
                (try StoryboardReader.storyboard(try Disk.data(path), path: path, module: target.module), path))
        }
        storyboards.sort { $0.storyboard.name < $1.storyboard.name }
        var sample = Sample(
            name: project.name, app: target,
            tests: try tests.map { (tests) throws(Mistake) in try self.target(tests) },
            description: plist.appDescription(
                name: app.settings.text("PRODUCT_NAME") ?? app.target.name,
                bundleIdentifier: app.settings.text("PRODUCT_BUNDLE_IDENTIFIER")
                    ?? "org.understudy.\(target.module)",
                storyboards: storyboards.map(\.storyboard)),
            infoPlist: plist.xml)
        sample.infoPlistFile = app.settings.text("INFOPLIST_FILE").map { Path.join(project.sourceRoot, $0) }
        sample.storyboardFiles = storyboards.map(\.path)
        sample.deploymentTarget = app.settings.deploymentTarget
        sample.modules = project.modules
        sample.notes = [StrayMain.note(of: target, shown: shown)].compactMap { $0 }
        return sample
    }

    private func target(_ configured: ConfiguredTarget) throws(Mistake) -> Sample.Target {
        let name = configured.target.name
        var target = configured.settings.target(named: name, sources: try sources(of: configured.target))
        guard let file = configured.settings.text("SWIFT_OBJC_BRIDGING_HEADER") else { return target }
        let path = Path.join(project.sourceRoot, file)
        guard Disk.isFile(path) else { throw .missingBridgingHeader(path, target: name, project: project.path) }
        let header = BridgingHeader(try Disk.text(path))
        guard header.foreign.isEmpty else { throw .bridgesObjectiveC(header.foreign, target: name, header: path) }
        target.bridgedModules = header.modules
        return target
    }

    private func infoPlist(of app: ConfiguredTarget) throws(Mistake) -> InfoPlist {
        let isGenerated = app.settings.isOn("GENERATE_INFOPLIST_FILE")
        var plist = InfoPlist([:])
        if let file = app.settings.text("INFOPLIST_FILE") {
            let path = Path.join(project.sourceRoot, file)
            guard Disk.isFile(path) else {
                throw .missingInfoPlist(path, target: app.target.name, project: project.path)
            }
            plist = try InfoPlist(at: path)
        } else if !isGenerated {
            throw .noInfoPlistSetting(target: app.target.name, project: project.path)
        }
        if isGenerated { plist = plist.merging(.generated(from: app.settings)) }
        return plist.substituting(app.settings)
    }

    private func sources(of target: ProjectFile.Target) throws(Mistake) -> [SourceFile] {
        let paths = target.sources + members(of: target)
        let foreign = paths.filter { Self.foreign.contains(Path.ending($0)) }
        guard foreign.isEmpty else {
            throw .notSwift(foreign.map(shown), target: target.name, place: project.path)
        }
        let swift = try existing(paths.filter { Path.ending($0) == "swift" }, target)
        guard !swift.isEmpty else { throw .noSwiftFiles(target: target.name, place: project.path) }
        var files: [SourceFile] = []
        for path in swift { files.append(SourceFile(path: path, text: try Disk.text(path))) }
        return files
    }

    /// Returns the files of a target's resources, of localised ones in one language.
    private func resources(of target: ProjectFile.Target) -> [String] {
        target.resources + Localisation.preferred(members(of: target), region: project.developmentRegion)
    }

    private func members(of target: ProjectFile.Target) -> [String] {
        target.folders.flatMap { folder in
            folder.members(of: Disk.files(below: folder.path)).map { Path.join(folder.path, $0) }
        }
    }

    /// Returns the same paths, each once, if there is a file at every one.
    private func existing(_ paths: [String], _ target: ProjectFile.Target) throws(Mistake) -> [String] {
        let missing = paths.filter { !Disk.isFile($0) }
        guard missing.isEmpty else {
            throw .missingFiles(
                missing.map(shown), templates: missing.flatMap(templates).map(shown), target: target.name,
                project: project.path)
        }
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
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

    /// Endings of sources in other languages than Swift.
    static let foreign: Set<String> = ["c", "cc", "cpp", "cxx", "m", "mm", "s"]
}
