package import Lifecycle
package import Wording

/// An app target and its test target, if it has one: the sources that Understudy builds and launches.
package struct Sample: Hashable, Sendable, Codable {
    /// The sample's name: that of a folder or a project.
    package var name: String
    package var app: Target
    package var tests: Target?
    /// The modules with sources that the app and its tests need, in the order in which they depend on each other.
    package var libraries: [Target] = []
    /// The facts that the system reads about the app before its code runs.
    package var description: AppDescription
    /// The same on an iPad; nil if its Info.plist has no keys for one kind of device.
    package var padDescription: AppDescription?
    /// The app's Info.plist with its build settings substituted, as XML.
    package var infoPlist: String
    /// The oldest version of iOS that the app is for; nil if its files do not say.
    package var deploymentTarget: SystemVersion?
    /// The project's scheme; nil if it has none.
    package var scheme: ProjectScheme?
    /// The modules that the project names beside the app's own.
    package var modules = ProjectModules()
    /// The path of the Info.plist that the app's keys are from; nil if all of them come from build settings.
    package var infoPlistFile: String?
    /// The paths of the storyboards in `description`, in their order.
    package var storyboardFiles: [String] = []
    /// The mistake about missing source files; nil if none is missing. A build that leaves out what cannot be compiled
    /// goes on without them.
    package var missingSources: Mistake?
    /// The app that ships, if the app of this sample only hosts the tests; nil if it is the same.
    package var shipped: ShippedApp?
    /// The ways in which Xcode would build or test the app, and that this sample does not stand for.
    package var untried: [UntriedWay] = []
    /// The arguments and variables in the project's schemes and test plans, passed or not.
    package var offers: [SchemeOffer] = []
    /// The sentence on the schemes that build or test the app, and on the one that is taken; nil if there is one at most.
    package var schemeDecision: String?
    /// The files beside those of the tests that declare an app delegate and belong to no target.
    package var strayDelegates: [String] = []
    /// The notes for the user about files that are not in the app.
    package var notes: [String] = []

    package init(name: String, app: Target, tests: Target? = nil, description: AppDescription, infoPlist: String) {
        self.name = name
        self.app = app
        self.tests = tests
        self.description = description
        self.infoPlist = infoPlist
    }

    /// The app, the libraries and the tests, in the order in which they are compiled.
    package var targets: [Target] {
        var targets = libraries.filter { !$0.isForTests }
        targets.append(app)
        targets += libraries.filter(\.isForTests)
        if let tests { targets.append(tests) }
        return targets
    }

    /// True if files that the project names were not found: sources, or configuration files.
    package var lacksFiles: Bool { missingSources != nil || targets.contains { !$0.missingSettings.isEmpty } }

    /// The reader's texts by path.
    package var texts: [String: String] {
        Dictionary(targets.flatMap(\.sources).map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
    }

    /// A module's sources and the settings to compile them with.
    package struct Target: Hashable, Sendable, Codable {
        package var name: String
        /// `PRODUCT_MODULE_NAME`.
        package var module: String
        package var sources: [SourceFile]
        /// `SWIFT_VERSION` as the compiler takes it: `5` or `6`.
        package var languageMode: String
        /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, such as `DEBUG`.
        package var conditions: [String]
        /// The paths of the configuration files that its settings are based on, and that do not exist.
        package var missingSettings: [String] = []
        /// `SWIFT_DEFAULT_ACTOR_ISOLATION`: `MainActor`, or nil for nonisolated.
        package var defaultIsolation: String?
        /// The modules that a bridging header imports into every file.
        package var bridgedModules: [String] = []
        /// The sources that are not Swift.
        package var foreign: [ForeignFile] = []
        /// The bridging header, if it brings what is not Swift; nil if it does not.
        package var bridge: Bridge?
        /// The files of the bundle besides code.
        package var resources = Resources()
        /// The place of a library's own bundle in the app's: `Frameworks/Kit.framework`, `Kit_Kit.bundle`; nil if it has
        /// none, as a static library.
        package var bundlePlace: String?
        /// True if Objective-C sees every member of a class that derives from `NSObject`, as it did up to Swift 3.
        ///
        /// Since Swift 4 it sees only members that are marked `@objc`, overrides, or required by a UIKit protocol.
        package var infersObjectiveC: Bool
        /// The Swift package that a library is of, for members with the access `package`; nil for a project's target.
        package var packageName: String?
        /// The compiler's options for features, such as `-enable-upcoming-feature` and a name.
        package var features: [String] = []
        /// True for a library that only the tests need: it is linked into their bundle.
        package var isForTests = false

        package init(
            name: String, module: String, sources: [SourceFile], languageMode: String = "5",
            conditions: [String] = ["DEBUG"], defaultIsolation: String? = nil, infersObjectiveC: Bool = false
        ) {
            self.infersObjectiveC = infersObjectiveC
            self.name = name
            self.module = module
            self.sources = sources
            self.languageMode = languageMode
            self.conditions = conditions
            self.defaultIsolation = defaultIsolation
        }
    }
}

/// A Swift file of a sample.
package struct SourceFile: Hashable, Sendable, Codable {
    /// Its absolute path, as compiler messages show it.
    package var path: String
    package var text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
