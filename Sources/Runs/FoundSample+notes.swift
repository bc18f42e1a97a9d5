internal import Building
package import Lifecycle
internal import Samples

extension FoundSample {
    /// The warnings of the compiler, what cannot work here, and what a device with that system would refuse.
    package func remarks(on app: BuiltApp, _ system: SystemVersion) -> [String] {
        app.build.product.warnings.map { $0.rendered(original: sample.texts) } + app.build.notes
            + [sample.deploymentRemark(on: system)].compactMap { $0 }
    }

    /// The sentence on the app that ships, if the tests have their own host.
    package var shipping: [String] {
        sample.shipped.map { ["Production is \($0.name): \($0.decision)."] } ?? []
    }
}
