internal import Runs
package import Samples
package import Wording

/// A technique as it is tried: laid over the app that all techniques share.
package struct TechniqueApps: Hashable, Sendable {
    package var technique: Technique
    /// The app as its users get it.
    package var production: TechniqueProject
    /// The app that hosts the tests; often the same.
    package var host: TechniqueProject

    /// Puts the files of a technique together.
    ///
    /// - Throws: `Mistake` if there is no such technique, or its files do not fit together.
    package init(_ name: SampleID.Technique, in catalog: TechniqueCatalog) throws(Mistake) {
        let technique = try catalog.technique(name)
        func project(forTests: Bool) throws(Mistake) -> TechniqueProject {
            try TechniqueProject(
                technique, in: catalog, usesStoryboard: name.variant == .storyboard, supportsMultipleScenes: true,
                forTests: forTests)
        }
        self.technique = technique
        production = try project(forTests: false)
        host = try project(forTests: true)
    }

    /// True if the app that hosts the tests is built differently.
    package var hasOwnHost: Bool { host != production || !technique.hostSettings.isEmpty }
}
