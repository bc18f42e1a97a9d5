package import Building
package import Lifecycle
package import Samples

/// A sample that was found, ready to be built: the start of every launch, in a terminal and on the site.
package struct FoundSample: Sendable {
    /// The app that hosts the tests.
    package var sample: Sample
    /// The app as its users get it, if another one hosts the tests.
    package var production: Sample?
    /// True if it is the user's own: of such a sample, what cannot be compiled may be left out.
    package var isReaders: Bool
    /// Adds to a compiler's messages what the reader knows the files by.
    private let naming: @Sendable (CompileFailure) -> CompileFailure

    package init(
        _ sample: Sample, production: Sample? = nil, isReaders: Bool = false,
        naming: @escaping @Sendable (CompileFailure) -> CompileFailure = { $0 }
    ) {
        self.sample = sample
        self.production = production
        self.isReaders = isReaders
        self.naming = naming
    }

    /// Builds the sample as an Xcode builds it.
    ///
    /// - Parameters:
    ///   - strict: True if code that cannot be compiled makes the build fail. That of a step or a technique always
    ///     does: it is Understudy's own.
    ///   - built: Called for each app that was built, with its warnings.
    /// - Throws: What the builder throws.
    package func built(
        for hosting: HostingProfile, in builder: SampleBuilder, strict: Bool = false,
        progress: @escaping @Sendable (BuildProgress) -> Void = { _ in },
        built: (AppUnderTest.Build, BuiltApp) -> Void = { _, _ in }
    ) async throws -> AppUnderTest {
        do {
            return try await AppUnderTest(
                host: sample, production: production, layout: ProductLayout(hosting: hosting), in: builder,
                leavingOut: isReaders && !strict, progress: progress, built: built)
        } catch let failure as CompileFailure {
            throw naming(failure)
        }
    }
}
