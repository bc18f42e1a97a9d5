internal import Foundation
internal import Samples
internal import Storage
internal import Wording

/// A shared scheme of a project: the targets that Xcode launches and tests, and what it passes to them.
struct SchemeFile: Hashable, Sendable {
    var name: String
    /// The `id` of the target that its Run action launches; nil if it launches no target.
    var launched: String?
    /// The `id`s of the targets that it builds.
    var built: [String] = []
    /// The targets that its Test action names.
    var tested: [TestedTarget] = []
    /// Passed by Run, and by Test if that says so.
    var run = SchemePassing()
    /// Passed by Test if that does not take what Run passes.
    var test = SchemePassing()
    var testPassesWhatRunDoes = true
    /// The build configurations of Run and Test; nil if the scheme does not say them.
    var runConfiguration: String?
    var testConfiguration: String?
    /// The build configuration of Archive, which makes what users get.
    var archiveConfiguration: String?
    /// The path of the test plan that Test uses by default.
    var plan: String?
    /// The paths of all its test plans.
    var plans: [String] = []

    /// Returns the schemes of projects and workspaces, in the order of their names.
    ///
    /// Leaves out those that cannot be read, with a note, since a scheme only chooses.
    static func shared(in containers: [String]) -> [SchemeFile] {
        places(in: containers).compactMap { place in
            do throws(Mistake) {
                return try scheme(at: place.path, projectFolder: place.folder)
            } catch {
                ReachedBounds.note("\(error.place ?? place.path): \(error.what) It is not used.")
                return nil
            }
        }
    }

    /// Returns the files of schemes with the folders that their paths begin at.
    static func places(in containers: [String]) -> [(path: String, folder: String)] {
        containers.flatMap { container in
            let folder = Path.join(container, "xcshareddata/xcschemes")
            return Disk.names(in: folder).filter { Path.ending($0) == "xcscheme" }
                .map { (Path.join(folder, $0), Path.folder(container)) }
        }
    }

    /// Returns the names of a container's schemes that one user has alone.
    static func personal(in container: String) -> [String] {
        let users = Path.join(container, "xcuserdata")
        return Disk.names(in: users).flatMap { user in
            Disk.names(in: Path.join(users, "\(user)/xcschemes")).filter { Path.ending($0) == "xcscheme" }
                .map(Path.stem)
        }
    }

    /// The values that Test passes to the app if no test plan says otherwise.
    var usualTest: SchemePassing { testPassesWhatRunDoes ? run : test }

    /// Reads a file.
    static func scheme(at path: String, projectFolder: String) throws(Mistake) -> SchemeFile {
        let data = try Disk.data(path)
        guard var scheme = SchemeFile(data, projectFolder: projectFolder) else {
            throw .unreadableScheme(path, line: XcodeXML.faultyLine(of: data))
        }
        scheme.name = Path.stem(path)
        return scheme
    }

    /// Reads a scheme; nil if the data are none.
    ///
    /// A test plan that the Test action uses by default takes the place of its own list.
    init?(_ data: Data, projectFolder: String) {
        guard let scheme = SchemeFileParser.scheme(data) else { return nil }
        self = scheme
        plan = plan.map { Path.join(projectFolder, $0) }
        plans = plans.map { Path.join(projectFolder, $0) }
        takePlan()
    }

    /// Puts the targets of the test plan in the place of the scheme's own list.
    mutating func takePlan() {
        guard let plan, let contents = try? TestPlan(at: plan) else { return }
        tested = contents.tested
    }

    init(name: String) {
        self.name = name
    }
}

/// The arguments and variables of an action, as they are written.
struct SchemePassing: Hashable, Sendable {
    /// As a shell's words: one entry may hold several.
    var arguments: [String] = []
    var variables: [String: String] = [:]
    /// Those that have no check mark.
    var disabledArguments: [String] = []
    var disabledVariables: Set<String> = []

    /// True if nothing is passed.
    var isEmpty: Bool { arguments.isEmpty && variables.isEmpty }

    /// Returns what there is, passed or not.
    ///
    /// - Parameter place: The action or configuration that has it.
    func offers(in place: String, _ action: SchemeOffer.Action) -> [SchemeOffer] {
        arguments.flatMap(SettingList.items).map { SchemeOffer(.argument, $0, in: place, action) }
            + variables.keys.sorted().map { SchemeOffer(.variable, $0, in: place, action) }
            + disabledArguments.flatMap(SettingList.items).map {
                SchemeOffer(.argument, $0, in: place, action, isEnabled: false)
            }
            + disabledVariables.sorted().map { SchemeOffer(.variable, $0, in: place, action, isEnabled: false) }
    }
}
