package import Lifecycle
package import Lowering
package import Samples

/// The files of a project as far as a check reads them.
package struct CheckedSources: Sendable {
    package var facts: SourceFacts
    /// The texts of the Swift files, the Info.plist and the storyboards, by path.
    package var texts: [String: String]
    package var description: AppDescription
    package var infoPlist: String?
    /// The paths of the description's storyboards, in their order.
    package var storyboards: [String]
    package var deploymentTarget: SystemVersion?
    /// The modules that the project names beside the app's own, with or without sources.
    var modules: ProjectModules
    /// The ways in which Xcode would build or test the app, and that were not run.
    package var untried: [UntriedWay]
    /// The path of the app's main.swift; nil if the app begins elsewhere.
    let mainFile: String?
    /// The arguments and variables in the project's schemes and test plans, passed or not.
    var offers: [SchemeOffer]
    /// The files beside those of the tests that declare an app delegate and belong to no target.
    var strayDelegates: [String]
    /// The names that `#if` finds in the app.
    var conditions: [String]
    /// The app that ships, if the app of these sources only hosts the tests.
    var shipped: ShippedApp?
    /// The facts of the app that Run builds, if Test builds the same target in another configuration.
    package var production: SourceFacts?

    /// The paths of the tests' Swift files, in order.
    let testFiles: [String]
    /// The modules of libraries that the tests alone are linked with.
    private let testLibraries: Set<String>

    /// The targets of the app that ships: its own and its libraries.
    var shippedTargets: [SourceFacts.Target] {
        let facts = production ?? facts
        return [facts.app] + facts.libraries.filter { !testLibraries.contains($0.module) }
    }

    /// Takes what a sample has.
    ///
    /// - Parameters:
    ///   - sample: The sample.
    ///   - facts: The facts of its sources.
    ///   - read: Returns the text of a file; nil if it is none.
    package init(_ sample: Sample, _ facts: SourceFacts, read: (String) -> String?) {
        self.facts = facts
        description = sample.description
        infoPlist = sample.infoPlistFile
        storyboards = sample.storyboardFiles
        deploymentTarget = sample.deploymentTarget
        modules = sample.modules
        untried = sample.untried
        offers = sample.offers
        strayDelegates = sample.strayDelegates
        conditions = sample.app.conditions
        shipped = sample.shipped.flatMap { $0.isSameTarget ? nil : $0 }
        mainFile = sample.app.sources.map(\.path).first { $0.hasSuffix("/main.swift") }
        testFiles = sample.tests?.sources.map(\.path).sorted() ?? []
        testLibraries = Set(sample.libraries.filter(\.isForTests).map(\.module))
        texts = sample.texts
        for path in [infoPlist].compactMap({ $0 }) + storyboards { texts[path] = read(path) }
    }

    /// True if Xcode tests another build than the one that was launched, so that its launches show nothing.
    var replacesTests: Bool { untried.contains(where: \.replacesWhatRan) }

    /// The app's target, that of the tests, and the libraries of both.
    var targets: [SourceFacts.Target] { [facts.app] + [facts.tests].compactMap { $0 } + facts.libraries }

    /// Returns true if a class of this name may be in a module whose sources were not read.
    func mayBeElsewhere(_ runtimeName: String) -> Bool {
        let module = String(runtimeName.prefix { $0 != "." })
        return modules.origins[module] != nil && !targets.contains { $0.module == module }
    }

    /// Returns the class that Objective-C knows by a name, in the app, its tests or their libraries.
    func named(_ runtimeName: String) -> SourceFacts.Class? {
        targets.lazy.compactMap { $0.named(runtimeName) }.first
    }

    /// Returns the app of SwiftUI with a name at run time.
    func app(_ runtimeName: String) -> SourceFacts.SwiftUIApp? {
        targets.lazy.compactMap { target in target.apps.first { "\(target.module).\($0.name)" == runtimeName } }.first
    }

    /// Returns the class of the tests that Objective-C knows by a name.
    func testClass(_ runtimeName: String?) -> SourceFacts.Class? {
        runtimeName.flatMap { facts.tests?.named($0) }
    }

    /// True for a file that launches the app: `main.swift`, or one with a main of another form.
    func beginsLaunch(_ path: String) -> Bool {
        path.hasSuffix("/main.swift")
            || ["UIApplicationMain(", "static func main()"].contains { texts[path]?.contains($0) == true }
    }

    /// Returns the line of a file that Swift's runtime named, as `Stage/AppDelegate.swift`; nil if no file or several have
    /// the name.
    func place(printed place: SourcePlace) -> SourcePlace? {
        let name = place.file.split(separator: "/").last.map(String.init) ?? place.file
        let paths = texts.keys.filter { $0.hasSuffix("/\(name)") }
        return paths.count == 1 ? SourcePlace(file: paths[0], line: place.line) : nil
    }

    /// Returns the line in a file at which a text first stands; nil if the file is not here or does not have it.
    func place(of text: String, in path: String) -> SourcePlace? {
        guard let file = texts[path], let found = file.firstRange(of: text) else { return nil }
        return SourcePlace(file: path, line: file[..<found.lowerBound].count { $0.isNewline } + 1)
    }
}
