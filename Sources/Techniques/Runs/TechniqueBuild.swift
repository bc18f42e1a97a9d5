package import Lifecycle
package import Samples
package import Simulator

/// A technique built for one way of making the app: the production app, and the app that hosts the tests.
package struct TechniqueBuild: Sendable {
    /// The app as its users get it.
    package let production: LaunchableApp
    /// The app with the tests.
    package let host: LaunchableApp
    /// The arguments and the environment that the scheme of the tests passes.
    package let scheme: Scheme

    /// Builds a technique.
    ///
    /// - Parameter change: A small change that breaks it.
    /// - Throws: `Mistake` and `CompileFailure` if its files are at fault; besides, the errors of
    ///   `SampleBuilder.build`.
    package init(
        _ technique: Technique, in catalog: TechniqueCatalog, usesStoryboard: Bool, supportsMultipleScenes: Bool,
        layout: ProductLayout = .debugLibrary, breaking change: Technique.Break? = nil, builder: SampleBuilder
    ) async throws {
        try await self.init(technique, layout: layout, builder: builder) { forTests throws(Mistake) in
            let project = try TechniqueProject(
                technique, in: catalog, usesStoryboard: usesStoryboard, supportsMultipleScenes: supportsMultipleScenes,
                forTests: forTests)
            guard let change else { return project }
            return try project.editing(
                change.file, replacing: change.find, with: change.replace, forTests: forTests)
        }
    }

    /// Builds a technique from changed files.
    ///
    /// - Parameter project: The files, of the app that hosts the tests or of the production app.
    init(
        _ technique: Technique, layout: ProductLayout, builder: SampleBuilder,
        project: (_ forTests: Bool) throws(Mistake) -> TechniqueProject
    ) async throws {
        func app(forTests: Bool) async throws -> LaunchableApp {
            let folder = try project(forTests).write(below: builder.modules.cache.folder + "/techniques")
            var sample = try SampleDiscovery().sample(at: folder, needsTests: true)
            if forTests { sample.app.conditions += technique.conditionsInTests }
            let build = try await builder.build(sample, layout: layout)
            return LaunchableApp(sample, build.product, builder.modules.reference)
        }
        production = try await app(forTests: false)
        var host = try await app(forTests: true)
        if technique.hasOwnIdentifier { host.description.bundleIdentifier += ".tests" }
        self.host = host
        scheme = technique.scheme
    }

    /// Returns the same build with another SDK.
    func with(sdk: SystemVersion) -> TechniqueBuild {
        TechniqueBuild(production: production.with(sdk: sdk), host: host.with(sdk: sdk), scheme: scheme)
    }

    private init(production: LaunchableApp, host: LaunchableApp, scheme: Scheme) {
        self.production = production
        self.host = host
        self.scheme = scheme
    }
}

extension LaunchableApp {
    fileprivate func with(sdk: SystemVersion) -> LaunchableApp {
        var app = self
        app.description.sdk = sdk
        return app
    }
}

extension Device {
    /// Performs actions on the device while an app is installed and not running.
    mutating func receive(_ actions: [Action], with app: AppDescription) {
        for action in actions {
            _ = receive(.install(app), for: app.bundleIdentifier)
            _ = receive(.action(action), for: app.bundleIdentifier)
        }
    }
}
