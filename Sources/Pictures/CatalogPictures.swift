package import Lifecycle

/// The pictures of the documentation.
package struct CatalogPictures: Sendable {
    /// The traces of launches on one device, on which nothing is done about the stored session.
    package var uncured: [[TraceEvent]]
    /// The same, if tests remove the session.
    package var cured: [[TraceEvent]]
    /// The trace of an ordinary launch.
    package var ordinary: [TraceEvent]
    /// The trace of a launch for tests from which production stays away.
    package var tested: [TraceEvent]
    /// The titles of the ways in *Choosing a technique*, by their identifiers.
    package var ways: [String: String]
    /// The time and the memory by what they grow with.
    package var growth: Growth

    package init(
        uncured: [[TraceEvent]], cured: [[TraceEvent]], ordinary: [TraceEvent], tested: [TraceEvent],
        ways: [String: String], growth: Growth
    ) {
        self.uncured = uncured
        self.cured = cured
        self.ordinary = ordinary
        self.tested = tested
        self.ways = ways
        self.growth = growth
    }

    /// All of them.
    package var all: [Picture] {
        let production = Set(ordinary.compactMap(\.class))
        return [
            DeviceMemoryPicture.picture(
                without: uncured.map(RememberedLaunch.init), with: cured.map(RememberedLaunch.init)),
            TestBundlePicture.picture(), ConfigurationPicture.picture(), CurePicture.picture(ways),
            GrowthPicture.picture(growth),
            LaunchPicture.picture(
                "launch-production.svg", title: "An ordinary launch", ordinary, isTest: { _ in false }),
            LaunchPicture.picture(
                "launch-tests.svg", title: "A launch for tests", tested, isTest: { !production.contains($0) }),
        ]
    }
}
