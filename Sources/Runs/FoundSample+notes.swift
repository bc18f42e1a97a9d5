internal import Building
package import Lifecycle
internal import Samples

extension FoundSample {
    /// The warnings of the compiler, what cannot work here, and what a device with that system would refuse.
    package func remarks(on app: BuiltApp, _ system: SystemVersion) -> [String] {
        app.build.product.warnings.map { $0.rendered(original: sample.texts) } + app.build.notes
            + [sample.deploymentRemark(on: system)].compactMap { $0 }
    }

    /// The sentences on what was chosen among several: the scheme, and the app that ships, if the tests have their own
    /// host, or the app is built in another way for them.
    package var decisions: [String] {
        let shipping = sample.shipped.map { shipped in
            shipped.isSameTarget
                ? "There are two builds of \(shipped.target): \(shipped.decision)."
                : "Production is \(shipped.name): \(shipped.decision)."
        }
        return [shipping, sample.schemeDecision].compactMap(\.self)
    }
}
