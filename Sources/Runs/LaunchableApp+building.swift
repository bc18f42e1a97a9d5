package import Building
package import Samples
package import Simulator

extension LaunchableApp {
    /// A sample, what was built of it, and the modules that it was built with.
    package init(_ sample: Sample, _ product: Product, _ reference: ReferenceModules) {
        self.init(
            sample, executable: product.executable, debugLibrary: product.debugLibrary, testBundle: product.testBundle,
            injectionLibrary: reference.library("TestBundleInjection"), testLibrary: reference.library("HostedTests"),
            libraryFolders: product.libraryFolders, identity: product.identity)
    }
}
