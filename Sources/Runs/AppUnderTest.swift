package import Building
package import Lifecycle
internal import Lowering
package import Samples
package import Simulator
package import Traces

/// A built app: as its users get it, and as it hosts its tests.
package struct AppUnderTest: Sendable {
    /// The app as its users get it.
    package var production: BuiltApp
    /// The app that hosts the tests; often the same.
    package var host: BuiltApp
    /// The code of production in the tests' process, if the tests have their own host or their target compiles code of
    /// the app's; nil if its names tell.
    package private(set) var shared: SharedCode?

    /// The two builds of an app.
    package enum Build: String, Codable, Hashable, Sendable {
        case production, host
    }

    /// Builds an app.
    ///
    /// - Parameters:
    ///   - host: The app that hosts the tests.
    ///   - production: The app as its users get it; nil if it is the same.
    ///   - layout: The place of the app's code, as `ProductLayout(hosting:)` knows it.
    ///   - leavingOut: True if code that cannot be compiled is left out; false if it makes the build fail.
    ///   - built: Called for each app that was built, with its warnings.
    /// - Throws: What the builder throws.
    package init(
        host: Sample, production: Sample? = nil, layout: ProductLayout = .debugLibrary, in builder: SampleBuilder,
        leavingOut: Bool = false,
        progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }, built: (Build, BuiltApp) -> Void = { _, _ in }
    ) async throws {
        func app(_ build: Build, _ sample: Sample) async throws -> BuiltApp {
            let app = try await BuiltApp(
                sample, layout: layout, in: builder, leavingOut: leavingOut, progress: progress)
            built(build, app)
            return app
        }
        self.host = try await app(.host, host)
        guard let production else {
            self.production = self.host
            shared = SharedCode(of: host, self.host.build.places)
            settleOutsiders()
            return
        }
        self.production = try await app(.production, production)
        if let shipped = host.shipped {
            let (places, theirs) = (self.host.build.places, self.production.build.places)
            let shared = SharedCode(host: places, shipped: theirs)
            self.shared = shared
            if shipped.isSameTarget {
                let both = shared.inProcess(self.production.build.appClasses)
                self.host.classesForTests = self.host.build.appClasses.subtracting(both)
            } else {
                self.host.shippedApp = shipped.name
            }
        }
        settleOutsiders()
    }

    /// Settles which classes of the tests' process are in no ordinary launch: those of the tests' target, and those of
    /// their own host, without what the app that ships has of them.
    private mutating func settleOutsiders() {
        let own =
            host.shippedApp == nil
            ? host.build.testClasses.union(host.classesForTests) : host.build.places.typeNames
        let theirs =
            host.shippedApp == nil ? production.build.appClasses : production.build.places.typeNames
        host.app.outsiders = own.subtracting(shared?.inProcess(theirs) ?? [])
    }

    /// An app that hosts its tests as it is.
    package init(_ app: BuiltApp) {
        production = app
        host = app
    }

    /// Returns one of the builds, made with the SDK of a launch, as its kind of device reads the Info.plist.
    package func launchable(_ build: Build, for launch: LaunchConfiguration) -> LaunchableApp {
        var app = (build == .host ? host : production).app
        if launch.idiom == .pad, let description = app.padDescription { app.description = description }
        app.padDescription = nil
        app.description.sdk = launch.sdk
        app.leftOut = app.leftOut?.concerning(sdk: launch.sdk ?? launch.system)
        return app
    }
}

/// A sample that was built, ready to be launched.
package struct BuiltApp: Sendable {
    package var build: SampleBuilder.Build
    package var app: LaunchableApp
    /// The name of the app that ships, if this one only hosts its tests.
    package var shippedApp: String?
    /// The classes of the app that only its build for Test has.
    package var classesForTests: Set<String> = []

    /// Builds a sample.
    ///
    /// - Throws: What the builder throws.
    package init(
        _ sample: Sample, layout: ProductLayout, in builder: SampleBuilder, leavingOut: Bool = false,
        progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) async throws {
        build = try await builder.build(sample, layout: layout, leavingOut: leavingOut, progress: progress)
        app = LaunchableApp(sample, build.product, builder.modules.reference)
        app.leftOut = build.leftOut
    }

    /// The owners of its classes.
    package var roles: ClassRoles {
        var roles = ClassRoles(
            test: build.testClasses.union(classesForTests), app: build.appClasses.subtracting(classesForTests))
        roles.shippedApp = shippedApp
        return roles
    }
}

extension ProductLayout {
    /// The layout of the builds of an Xcode.
    package init(hosting: HostingProfile) {
        self = hosting.usesDebugLibrary ? .debugLibrary : .executable
    }
}

/// The differences of the app that hosts the tests from the app that its users get, besides those of its files.
package struct HostSettings: Hashable, Sendable {
    /// The compilation conditions besides those of the app.
    package var conditions: [String]
    /// True if it has its own bundle identifier.
    package var hasOwnIdentifier: Bool

    /// No difference, unless said otherwise.
    package init(conditions: [String] = [], hasOwnIdentifier: Bool = false) {
        self.conditions = conditions
        self.hasOwnIdentifier = hasOwnIdentifier
    }

    /// True if it is the same app when its files are the same.
    package var isEmpty: Bool { conditions.isEmpty && !hasOwnIdentifier }

    /// The app with these settings.
    package func applied(to sample: Sample) -> Sample {
        var sample = sample
        sample.app.conditions += conditions
        if hasOwnIdentifier {
            sample.description.bundleIdentifier += ".tests"
            sample.padDescription?.bundleIdentifier += ".tests"
        }
        return sample
    }
}
