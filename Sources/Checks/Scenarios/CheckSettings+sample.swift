package import Lifecycle
internal import Runs
package import Samples

extension CheckSettings {
    /// The settings in which a sample is checked: its oldest system, and what its scheme passes to each launch.
    ///
    /// - Parameter scheme: The arguments and variables of every launch besides.
    package init(_ sample: Sample, passing scheme: Scheme = Scheme()) {
        func passed(_ kind: ProcessLaunch) -> Scheme {
            var launch = LaunchConfiguration(kind)
            launch.scheme = scheme
            if let project = sample.scheme { launch.take(project) }
            return launch.scheme
        }
        self.init(
            system: Self.system(for: sample.deploymentTarget), runScheme: passed(.run), testScheme: passed(.test))
    }
}
