package import Lifecycle
package import Samples

/// The product of building a sample: all that a launch needs.
package struct LaunchableApp: Hashable, Sendable {
    /// The parts of the app that the system reads before the app's code runs.
    package var description: AppDescription
    /// The same on an iPad; nil if it is the same.
    package var padDescription: AppDescription?
    /// The name of the app's bundle and of its executable in it.
    package var name: String
    /// The app's Info.plist, as XML.
    package var infoPlist: String
    /// The oldest version of iOS that the app is for; nil if its files do not say.
    package var deploymentTarget: SystemVersion?
    /// The files of the app's bundle besides code.
    package var resources: Resources
    /// The files of the libraries' own bundles, by their places in the app's.
    package var libraryResources: [String: Resources]
    /// The files of the test bundle besides code; nil if the sample has no tests.
    package var testResources: Resources?
    /// The tests of the bundle that run.
    package var testChoice: TestChoice
    /// The app's executable.
    package var executable: String
    /// The library with the app's code; nil if the executable has it.
    package var debugLibrary: String?
    /// The test bundle's library; nil if the sample has none.
    package var testBundle: String?
    /// The library that loads the test bundle into the app's process.
    package var injectionLibrary: String
    /// The library that runs tests, which brings XCTest along.
    package var testLibrary: String
    /// The folders with the libraries that both are linked with.
    package var libraryFolders: [String]
    /// Changes whenever something was built again.
    package var identity: String
    /// The parts that were not built; nil if all was.
    package var leftOut: LeftOutFacts?
    /// The classes that no ordinary launch has, such as those of the tests' target.
    package var outsiders: Set<String> = []

    /// A sample, the files that were built of it, and the libraries that load and run its tests.
    package init(
        _ sample: Sample, executable: String, debugLibrary: String?, testBundle: String?, injectionLibrary: String,
        testLibrary: String, libraryFolders: [String], identity: String
    ) {
        description = sample.description
        padDescription = sample.padDescription
        name = sample.app.name
        infoPlist = sample.infoPlist
        deploymentTarget = sample.deploymentTarget
        resources = sample.app.resources
        testResources = sample.tests?.resources
        libraryResources = Dictionary(
            sample.libraries.compactMap { library in library.bundlePlace.map { ($0, library.resources) } },
            uniquingKeysWith: { first, _ in first })
        testChoice = sample.scheme?.tests ?? TestChoice()
        self.executable = executable
        self.debugLibrary = debugLibrary
        self.testBundle = testBundle
        self.injectionLibrary = injectionLibrary
        self.testLibrary = testLibrary
        self.libraryFolders = libraryFolders
        self.identity = identity
    }
}
